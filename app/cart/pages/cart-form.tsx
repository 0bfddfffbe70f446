import type { ReactNode } from "react";
import { useNavigation } from "react-router";

import type { CartView } from "#app/cart/pages/cart-view.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { writeShown } from "#app/wallet/shown-amount.ts";
import { Button } from "#app/ui/button.tsx";

type CartFormProps = { cart: CartView; className: string | undefined; children: ReactNode };

/**
 * The whole cart is one form, so that whatever is pressed sends what the page shows: a change that was not saved, a
 * coupon that was not applied. It works without JavaScript, and with it the page stays where it is.
 */
export function CartForm({ cart: { totals, currency, purchaseId }, className, children }: CartFormProps) {
  const shown = totals ? writeShown({ amount: totals.view.quote.price, currency }) : "";
  return (
    <PostForm
      intent={intents}
      action="/service/cart"
      noValidate={false}
      preventScrollReset
      className={className}
    >
      <input type="hidden" name="shown_total" value={shown} />
      <input type="hidden" name="pay" value={purchaseId} />
      {/* A form's first button is the one that the Enter key presses. */}
      <span className="visually-hidden" aria-hidden="true">
        <Button type="submit" name="intent" value="save" tabIndex={-1}>
          Save
        </Button>
      </span>
      {children}
    </PostForm>
  );
}

const intents = ["remove", "save", "coupon", "coupon_off", "join", "empty", "buy"];

/** Whether this button of an item was pressed and its answer is on its way. */
export function useItemPending(name: "save" | "remove", itemId: string): boolean {
  return useNavigation().formData?.get(name) === itemId;
}
