import { agreedDays } from "#app/payment-links/payment-link.ts";
import type { CustomStep } from "#app/payment-links/desk/new-link-view.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field } from "#app/ui/fields/field.tsx";

type LinkTermsProps = { view: Pick<CustomStep, "purchaseId" | "customer" | "terms"> };

export function LinkTermsFields({ view: { purchaseId, customer, terms } }: LinkTermsProps) {
  const { from, to } = agreedDays;
  return (
    <>
      <input type="hidden" name="purchase_id" value={purchaseId} />
      <Field
        label="Works for, in days"
        name="valid_days"
        type="number"
        inputMode="numeric"
        min={from}
        max={to}
        width="short"
        hint={`From ${from} to ${to}.`}
        defaultValue={terms.days}
        required
      />
      <CheckboxField
        label="Send it to the customer by email"
        name="mail"
        value="yes"
        hint={`To ${customer.email}.`}
        defaultChecked={terms.mail}
      />
    </>
  );
}
