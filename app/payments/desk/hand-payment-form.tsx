import { referenceMax } from "#app/payments/book-fields.ts";
import { namedFields } from "#app/forms/named-fields.ts";
import type { HandProblem } from "#app/payments/desk/payments-view.ts";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/field.tsx";

type Props = { refund: string; requestKey: string; token: string; problem: HandProblem | null };

/** Says that a refund which no gateway can make was paid from our bank. */
export function HandPaymentForm({ refund, requestKey, token, problem }: Props) {
  const named = namedFields(problem?.typed, problem);
  return (
    <Disclosure summary="Paid by bank transfer" open={problem !== null}>
      <form method="post" className={styles.form}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <input type="hidden" name="refund" value={refund} />
        <input type="hidden" name="request_key" value={requestKey} />
        <Field
          label="Transfer reference"
          hint="The bank’s. The customer reads it."
          maxLength={referenceMax}
          autoComplete="off"
          required
          {...named("reference")}
        />
        <Field label="Date" type="date" width="medium" required {...named("on")} />
        <Field label="Reason" maxLength={500} required {...named("reason")} />
        <Button type="submit" name="intent" value="paid_by_hand">
          Record the Transfer
        </Button>
      </form>
    </Disclosure>
  );
}
