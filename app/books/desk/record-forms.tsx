import type { ReactNode } from "react";

import { referenceMax } from "#app/payments/payouts-and-disputes/book-fields.ts";
import type { BooksProblem } from "#app/books/desk/books-view.ts";
import type { BooksView } from "#app/books/desk/load-books.server.ts";
import { namedFields } from "#app/forms/named-fields.ts";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type RecordFormProps = {
  record: NonNullable<BooksView["record"]>;
  token: string;
  problem: BooksProblem | null;
};

/** What a gateway paid out to the bank, with the fee that it kept. */
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
      subject={(named) => <SelectField label="Gateway" options={accounts} {...named("account")} />}
    />
  );
}

/** What a customer's bank took back for good. */
export function DisputeForm(props: RecordFormProps) {
  return (
    <TakingForm
      {...props}
      summary="Record a lost dispute"
      intent="dispute"
      requestKey={props.record.disputeKey}
      labels={{ reference: "Dispute ID", amount: "Amount taken back", fee: "Dispute fee" }}
      feeHint="On top of the amount taken back. Leave empty if there was none."
      subject={(named) => (
        <Field
          label="Payment ID"
          hint="The gateway’s, such as pi_… or pay_…; search Payments to find it. Its order cannot be refunded afterwards, a refund of it that failed ends, and what of it is in the customer’s wallet is taken off it."
          maxLength={referenceMax}
          autoComplete="off"
          required
          {...named("payment")}
        />
      )}
    />
  );
}

/** A dispute that was recorded as lost and was won after all. */
export function WonForm({ token, problem }: Omit<RecordFormProps, "record">) {
  const own = problem?.intent === "won" ? problem : null;
  const named = namedFields(own?.typed, own);
  return (
    <Disclosure summary="Record that a dispute was won after all" open={own !== null}>
      <form method="post" className={styles.form}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <Field
          label="Dispute ID"
          hint="As it stands above. Its money is with the gateway again; what was taken off the customer’s wallet goes back there, and the fee stays paid."
          maxLength={referenceMax}
          autoComplete="off"
          required
          {...named("reference")}
        />
        <Field label="Date" type="date" width="medium" required {...named("on")} />
        <Button type="submit" name="intent" value="won">
          Record as Won
        </Button>
      </form>
    </Disclosure>
  );
}

type TakingFormProps = RecordFormProps & {
  summary: string;
  intent: string;
  requestKey: string;
  labels: { reference: string; amount: string; fee: string };
  feeHint: string;
  /** The field that says what it is of. */
  subject: (named: ReturnType<typeof namedFields<BooksProblem["typed"]>>) => ReactNode;
};

/** What left a gateway, with its fee. */
function TakingForm({
  summary,
  intent,
  requestKey,
  labels,
  feeHint,
  record,
  token,
  problem,
  subject,
}: TakingFormProps) {
  const own = problem?.intent === intent ? problem : null;
  const named = namedFields(own?.typed, own);
  const figure = { inputMode: "decimal", width: "medium", maxLength: 20, autoComplete: "off" } as const;
  return (
    <Disclosure summary={summary} open={own !== null}>
      <form method="post" className={styles.form}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <input type="hidden" name="request_key" value={requestKey} />
        {subject(named)}
        <Field
          label={labels.reference}
          maxLength={referenceMax}
          autoComplete="off"
          required
          {...named("reference")}
        />
        <SelectField label="Currency" options={record.currencies} {...named("currency")} />
        <Field label={labels.amount} {...figure} required {...named("amount")} />
        <Field label={labels.fee} hint={feeHint} optional {...figure} {...named("fee")} />
        <Field label="Date" type="date" width="medium" required {...named("on")} />
        <Button type="submit" name="intent" value={intent}>
          {summary}
        </Button>
      </form>
    </Disclosure>
  );
}
