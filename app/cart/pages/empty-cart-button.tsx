import { useRef, useState } from "react";
import { useSubmit } from "react-router";

import { useSendingIntent } from "#app/forms/sent-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ConfirmPopover } from "#app/ui/confirm-popover.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

const questionId = "empty-cart-question";
const heading = "Empty the cart?";
const message = (
  <p>This removes every service and the coupon. What you have already bought is not affected.</p>
);

export function EmptyCartButton() {
  const submit = useSubmit();
  const [asking, setAsking] = useState(false);
  const pending = useSendingIntent() === "empty";
  const opener = useRef<HTMLButtonElement>(null);

  /** With what the page shows, which it shows again where it is refused. */
  function empty() {
    const fields = new FormData(opener.current?.form ?? undefined);
    fields.set("intent", "empty");
    return submit(fields, { method: "post", action: "/service/cart", preventScrollReset: true });
  }

  return (
    <>
      <Button
        ref={opener}
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
      <ConfirmPopover id={questionId} heading={heading} message={message}>
        <SubmitButton intent="empty" variant="danger">
          Empty Cart
        </SubmitButton>
      </ConfirmPopover>
      <ConfirmDialog
        open={asking}
        heading={heading}
        message={message}
        confirmLabel="Empty Cart"
        tone="danger"
        pending={pending}
        onConfirm={empty}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
