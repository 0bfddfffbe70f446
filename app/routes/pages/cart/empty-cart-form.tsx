import { useRef, useState } from "react";
import { useSubmit } from "react-router";

import { CartForm, useCartPending } from "#app/routes/pages/cart/cart-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

/** Asks before it empties the cart; without JavaScript the button does it at once. */
export function EmptyCartForm({ token }: { token: string }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const [asking, setAsking] = useState(false);
  const pending = useCartPending("empty");
  return (
    <>
      <CartForm intent="empty" token={token} formRef={form}>
        <Button
          type="submit"
          variant="quiet"
          pending={pending}
          onClick={(event) => {
            event.preventDefault();
            setAsking(true);
          }}
        >
          Empty Cart
        </Button>
      </CartForm>
      <ConfirmDialog
        open={asking}
        heading="Empty the cart?"
        message={<p>Every service and the coupon are taken out. Nothing you have bought is touched.</p>}
        confirmLabel="Empty Cart"
        tone="danger"
        pending={pending}
        onConfirm={() => submit(form.current, { preventScrollReset: true })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
