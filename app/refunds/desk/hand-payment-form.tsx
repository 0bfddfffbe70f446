import { referenceMax } from "#app/payments/payouts-and-disputes/book-fields.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function HandPaymentForm({ refund, requestKey }: { refund: string; requestKey: string }) {
  return (
    <Disclosure summary="Paid by bank transfer" open={useIsRefused("paid_by_hand", { refund })}>
      <PostForm intent="paid_by_hand" about={{ refund }} reloadDocument className={`stack-4 ${styles.form}`}>
        <input type="hidden" name="request_key" value={requestKey} />
        <Field
          label="Transfer reference"
          name="reference"
          hint="The bank’s. The customer reads it."
          maxLength={referenceMax}
          autoComplete="off"
          required
        />
        <Field label="Date" name="on" type="date" width="medium" required />
        <Field label="Reason" name="reason" maxLength={500} required />
        <SubmitButton>Record the Transfer</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}
