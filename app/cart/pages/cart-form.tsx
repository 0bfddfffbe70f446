import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";

import type { CartView } from "#app/cart/pages/cart-view.ts";
import { writeShown } from "#app/wallet/shown-figure.ts";
import { Button } from "#app/ui/button.tsx";

type CartFormProps = { cart: CartView; className: string | undefined; children: ReactNode };

/**
 * The whole cart is one form, so that whatever is pressed sends what the page shows: a change that was not saved, a
 * coupon that was not applied. It works without JavaScript, and with it the page stays where it is.
 */
export function CartForm({
  cart: { token, totals, currency, purchaseId },
  className,
  children,
}: CartFormProps) {
  const shown = totals ? writeShown({ amount: totals.view.quote.price, currency }) : "";
  return (
    <Form method="post" action="/service/cart" preventScrollReset className={className}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="shown_total" value={shown} />
      <input type="hidden" name="pay" value={purchaseId} />
      {/* A form's first button is the one that the Enter key presses. */}
      <span className="visually-hidden" aria-hidden="true">
        <Button type="submit" name="intent" value="save" tabIndex={-1}>
          Save
        </Button>
      </span>
      {children}
    </Form>
  );
}

/** Whether a button with this name and value was pressed and its answer is on its way. */
export function useCartPending(name: "intent" | "save" | "remove", value: string): boolean {
  return useNavigation().formData?.get(name) === value;
}
