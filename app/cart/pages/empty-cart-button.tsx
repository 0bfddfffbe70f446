import { useState } from "react";
import { useSubmit } from "react-router";

import { useCartPending } from "#app/cart/pages/cart-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { EarlyQuestion } from "#app/ui/early-question.tsx";

const questionId = "empty-cart-question";
const heading = "Empty the cart?";
const message = <p>Every service and the coupon are taken out. Nothing you have bought is touched.</p>;

/** Asks before it empties the cart. */
export function EmptyCartButton({ token }: { token: string }) {
  const submit = useSubmit();
  const [asking, setAsking] = useState(false);
  const pending = useCartPending("intent", "empty");
  return (
    <>
      <Button
        popoverTarget={questionId}
        variant="quiet"
        pending={pending}
        onClick={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        Empty Cart
      </Button>
      <EarlyQuestion id={questionId} heading={heading} message={message}>
        <Button type="submit" name="intent" value="empty" variant="danger" pending={pending}>
          Empty Cart
        </Button>
      </EarlyQuestion>
      <ConfirmDialog
        open={asking}
        heading={heading}
        message={message}
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
