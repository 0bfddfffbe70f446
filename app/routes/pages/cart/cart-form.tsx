import type { ReactNode, Ref } from "react";
import { Form, useNavigation } from "react-router";

import type { CartIntent } from "#app/routes/pages/cart/cart-view.ts";

type CartFormProps = {
  intent: CartIntent;
  token: string;
  itemId?: string;
  className?: string | undefined;
  formRef?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/** A form that changes the cart. It works without JavaScript, and with it the page stays where it is. */
export function CartForm({ intent, token, itemId, className, formRef, children }: CartFormProps) {
  return (
    <Form method="post" action="/service/cart" preventScrollReset className={className} ref={formRef}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="intent" value={intent} />
      {itemId && <input type="hidden" name="item" value={itemId} />}
      {children}
    </Form>
  );
}

/** Whether this very change is under way. */
export function useCartPending(intent: CartIntent, itemId?: string): boolean {
  const { formData } = useNavigation();
  return formData?.get("intent") === intent && (itemId === undefined || formData.get("item") === itemId);
}
