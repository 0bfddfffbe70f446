import { useState } from "react";
import { useSubmit } from "react-router";

import { useCartPending } from "#app/routes/pages/cart/cart-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

/** Asks before it empties the cart; without JavaScript the button does it at once. */
export function EmptyCartButton({ token }: { token: string }) {
  const submit = useSubmit();
  const [asking, setAsking] = useState(false);
  const pending = useCartPending("intent", "empty");
  return (
    <>
      <Button
        type="submit"
        name="intent"
        value="empty"
        variant="quiet"
        pending={pending}
        onClick={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        Empty Cart
      </Button>
      <ConfirmDialog
        open={asking}
        heading="Empty the cart?"
        message={<p>Every service and the coupon are taken out. Nothing you have bought is touched.</p>}
        confirmLabel="Empty Cart"
        tone="danger"
        pending={pending}
        onConfirm={() =>
          submit(
            { csrfmiddlewaretoken: token, intent: "empty" },
            { method: "post", action: "/service/cart", preventScrollReset: true },
          )
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
