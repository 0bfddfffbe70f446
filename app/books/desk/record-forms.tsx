import type { ReactNode } from "react";

import { referenceMax } from "#app/payments/payouts-and-disputes/book-fields.ts";
import type { BooksView } from "#app/books/desk/load-books.server.ts";
import styles from "#app/desk/record-page.module.css";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type RecordFormProps = { record: NonNullable<BooksView["record"]> };

export function PayoutForm(props: RecordFormProps) {
  const { accounts, payoutKey } = props.record;
  return (
    <TakingForm
      {...props}
      summary="Record a payout"
      intent="payout"
      requestKey={payoutKey}
      labels={{ reference: "Payout ID", amount: "Amount received", fee: "Gateway fee" }}
      feeHint="On top of the amount received. Leave empty if there was none."
      subject={<SelectField label="Gateway" name="account" options={accounts} />}
    />
  );
}

export function DisputeForm(props: RecordFormProps) {
  return (
    <TakingForm
      {...props}
      summary="Record a lost dispute"
      intent="dispute"
      requestKey={props.record.disputeKey}
      labels={{ reference: "Dispute ID", amount: "Amount taken back", fee: "Dispute fee" }}
      feeHint="On top of the amount taken back. Leave empty if there was none."
      subject={
        <Field
          label="Payment ID"
          name="payment"
          hint="The gateway’s, such as pi_… or pay_…; search Payments to find it. Its order cannot be refunded afterwards, a refund of it that failed ends, and what of it is in the customer’s wallet is taken off it."
          maxLength={referenceMax}
          autoComplete="off"
          required
        />
      }
    />
  );
}

export function WonForm() {
  return (
    <Disclosure summary="Record that a dispute was won after all" open={useIsRefused("won")}>
      <PostForm intent="won" reloadDocument className={`stack-4 ${styles.form}`}>
        <Field
          label="Dispute ID"
          name="reference"
          hint="As it stands above. Its money is with the gateway again; what was taken off the customer’s wallet goes back there, and the fee stays paid."
          maxLength={referenceMax}
          autoComplete="off"
          required
        />
        <Field label="Date" name="on" type="date" width="medium" required />
        <SubmitButton>Record as Won</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}

type TakingFormProps = RecordFormProps & {
  summary: string;
  intent: string;
  requestKey: string;
  labels: { reference: string; amount: string; fee: string };
  feeHint: string;
  subject: ReactNode;
};

function TakingForm({ summary, intent, requestKey, labels, feeHint, record, subject }: TakingFormProps) {
  const figure = { inputMode: "decimal", width: "medium", maxLength: 20, autoComplete: "off" } as const;
  return (
    <Disclosure summary={summary} open={useIsRefused(intent)}>
      <PostForm intent={intent} reloadDocument className={`stack-4 ${styles.form}`}>
        <input type="hidden" name="request_key" value={requestKey} />
        {subject}
        <Field
          label={labels.reference}
          name="reference"
          maxLength={referenceMax}
          autoComplete="off"
          required
        />
        <SelectField label="Currency" name="currency" options={record.currencies} />
        <Field label={labels.amount} name="amount" {...figure} required />
        <Field label={labels.fee} name="fee" hint={feeHint} optional {...figure} />
        <Field label="Date" name="on" type="date" width="medium" required />
        <SubmitButton>{summary}</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}
