import { type ReactNode, useLayoutEffect, useRef } from "react";

import styles from "#app/checkout/purchase-box/currency-field.module.css";
import type { DrawnOptions } from "#app/ui/fields/drawn-options.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { Currency } from "#app/money/currency.ts";

export type Listed = { code: string; name: string };

export function CurrencyField({ currency, currencies }: { currency: Currency; currencies: Listed[] }) {
  const field = useRef<HTMLSelectElement>(null);
  const shown = useRef(currency);
  // Changed elsewhere, such as in the menu. Update in place: a new field would lose the focus.
  useLayoutEffect(() => {
    if (shown.current === currency) return;
    shown.current = currency;
    if (field.current) field.current.value = currency;
  }, [currency]);

  return (
    <SelectField
      ref={field}
      label="Currency"
      name="currency"
      defaultValue={currency}
      options={currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
    />
  );
}

/** `children`: the submit button. */
export function CountryQuestion({
  countries,
  required = false,
  children,
}: {
  countries: DrawnOptions;
  required?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="stack-3">
      <p className={styles.ask} role="status">
        Please Select Your Country
      </p>
      <SelectField label="Country" name="country" required={required} options={countries} />
      {children}
    </div>
  );
}
