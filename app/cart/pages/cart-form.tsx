import type { ReactNode } from "react";

import type { CartView } from "#app/cart/pages/cart-view.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useNavigation } from "#app/forms/use-navigation.tsx";
import { writeShown } from "#app/wallet/shown-amount.ts";
import { Button } from "#app/ui/button.tsx";

type CartFormProps = { cart: CartView; className: string | undefined; children: ReactNode };

/** One form for the whole cart, so any button also sends unsaved changes. Works without JavaScript. */
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
      {/* Enter presses a form's first button. */}
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
