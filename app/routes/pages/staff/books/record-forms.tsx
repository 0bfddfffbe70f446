import { referenceMax } from "#app/desk/book-fields.ts";
import type { BooksProblem, BooksView } from "#app/routes/pages/staff/books/books-view.ts";
import { namedFields } from "#app/routes/pages/staff/named-fields.ts";
import styles from "#app/routes/pages/staff/record-page.module.css";
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
export function PayoutForm({ record, token, problem }: RecordFormProps) {
  const own = problem?.intent === "payout" ? problem : null;
  const named = namedFields(own?.typed, own);
  return (
    <Disclosure summary="Record a payout" open={own !== null}>
      <form method="post" className={styles.form}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <input type="hidden" name="request_key" value={record.payoutKey} />
        <SelectField label="Gateway" options={record.accounts} {...named("account")} />
        <Field
          label="The gateway’s name for the payout"
          maxLength={referenceMax}
          autoComplete="off"
          required
          {...named("reference")}
        />
        <SelectField label="Currency" options={record.currencies} {...named("currency")} />
        <Field
          label="What arrived at the bank"
          inputMode="decimal"
          width="medium"
          maxLength={20}
          autoComplete="off"
          required
          {...named("amount")}
        />
        <Field
          label="Fee the gateway kept"
          hint="On top of what arrived. Left empty, none."
          optional
          inputMode="decimal"
          width="medium"
          maxLength={20}
          autoComplete="off"
          {...named("fee")}
        />
        <Field label="Day" type="date" width="medium" required {...named("on")} />
        <Button type="submit" name="intent" value="payout">
          Record the payout
        </Button>
      </form>
    </Disclosure>
  );
}

/** What a customer's bank took back for good. */
export function DisputeForm({ record, token, problem }: RecordFormProps) {
  const own = problem?.intent === "dispute" ? problem : null;
  const named = namedFields(own?.typed, own);
  return (
    <Disclosure summary="Record a lost dispute" open={own !== null}>
      <form method="post" className={styles.form}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <input type="hidden" name="request_key" value={record.disputeKey} />
        <Field
          label="The gateway’s name for the payment"
          hint="Such as pi_… or pay_…; a search on Payments shows it. Its order cannot be refunded afterwards."
          maxLength={referenceMax}
          autoComplete="off"
          required
          {...named("payment")}
        />
        <Field
          label="The gateway’s name for the dispute"
          maxLength={referenceMax}
          autoComplete="off"
          required
          {...named("reference")}
        />
        <SelectField label="Currency" options={record.currencies} {...named("currency")} />
        <Field
          label="What was taken back"
          inputMode="decimal"
          width="medium"
          maxLength={20}
          autoComplete="off"
          required
          {...named("amount")}
        />
        <Field
          label="Fee for the dispute"
          hint="On top of what was taken back. Left empty, none."
          optional
          inputMode="decimal"
          width="medium"
          maxLength={20}
          autoComplete="off"
          {...named("fee")}
        />
        <Field label="Day" type="date" width="medium" required {...named("on")} />
        <Button type="submit" name="intent" value="dispute">
          Record the lost dispute
        </Button>
      </form>
    </Disclosure>
  );
}
