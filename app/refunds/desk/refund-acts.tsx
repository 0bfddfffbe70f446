import { HandPaymentForm } from "#app/refunds/desk/hand-payment-form.tsx";
import type { ShownRefund } from "#app/refunds/desk/load-refunds.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

/** What somebody may do about a refund that is not finished. */
export function RefundActs({ refund, act }: { refund: string; act: NonNullable<ShownRefund["act"]> }) {
  switch (act.as) {
    case "said_paid":
      return <p className="note">Paid by bank transfer: a colleague has to approve it.</p>;
    case "unanswered":
      return (
        <PostForm intent={["was_made", "was_not_made"]} about={{ refund }} reloadDocument>
          <SubmitButton intent="was_made" size="small">
            It was made
          </SubmitButton>
          <SubmitButton intent="was_not_made" size="small" variant="quiet">
            It was not: send it
          </SubmitButton>
        </PostForm>
      );
    case "failed":
      return (
        <>
          <PostForm intent="try_again" about={{ refund }} reloadDocument>
            <SubmitButton size="small">Try again</SubmitButton>
          </PostForm>
          <HandPaymentForm refund={refund} requestKey={act.key} />
        </>
      );
  }
}
