import { type InvalidEvent, useState } from "react";

import { type Billing, billingLimits, taxNumberPattern } from "#app/orders/billing.ts";
import styles from "#app/checkout/pay/payment-dialog.module.css";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

type BillingFieldsProps = {
  billing: Billing;
  countries: { code: string; name: string }[];
};

export function BillingFields({ billing, countries }: BillingFieldsProps) {
  const [name, setName] = useState(billing.name);
  const [country, setCountry] = useState(billing.country);
  const countryName = countries.find(({ code }) => code === country)?.name ?? country;
  return (
    <Disclosure summary={`Receipt for ${name.trim() || billing.name}, ${countryName}`}>
      <div className={`stack-4 ${styles.billing}`}>
        <Field
          name="billing_name"
          label="Billing name"
          autoComplete="name"
          maxLength={billingLimits.nameMax}
          defaultValue={billing.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SelectField
          name="billing_country"
          label="Billing country"
          autoComplete="country"
          defaultValue={billing.country}
          options={countries.map(({ code, name: label }) => ({ value: code, label }))}
          onChange={(event) => setCountry(event.currentTarget.value)}
        />
        <Field
          name="tax_number"
          label="Tax number"
          optional
          hint="Letters, digits, spaces, hyphens, full stops and slashes."
          maxLength={billingLimits.taxNumberMax}
          pattern={taxNumberPattern}
          defaultValue={billing.taxNumber ?? ""}
          onInvalid={showWhatIsWrong}
        />
      </div>
    </Disclosure>
  );
}

/** Browsers cannot point at a hidden field: open it first, then validate again. */
function showWhatIsWrong(event: InvalidEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const details = field.closest("details");
  if (!details || details.open) return;
  event.preventDefault();
  details.open = true;
  askOnceVisible(field);
}

/** It opens with an animation. */
function askOnceVisible(field: HTMLInputElement, framesMax = 60): void {
  if (framesMax === 0 || field.checkVisibility()) field.reportValidity();
  else requestAnimationFrame(() => askOnceVisible(field, framesMax - 1));
}
