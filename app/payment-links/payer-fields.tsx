import { payerEmailMax, payerNameMax } from "#app/payment-links/payer-limits.ts";
import { Field } from "#app/ui/fields/field.tsx";

type PayerFieldsProps = { customerName: string; optional?: boolean; name?: string | null };

/** Of who pays for somebody else, for their receipt. */
export function PayerFields({ customerName, optional = false, name }: PayerFieldsProps) {
  return (
    <>
      <Field
        name="payer_name"
        label="Your name"
        optional={optional}
        hint={`${customerName} sees who paid.`}
        autoComplete="name"
        maxLength={payerNameMax}
        defaultValue={name ?? ""}
      />
      <Field
        name="payer_email"
        label="Your email"
        type="email"
        optional={optional}
        hint="Your receipt goes here, and nothing else."
        autoComplete="email"
        maxLength={payerEmailMax}
      />
    </>
  );
}
