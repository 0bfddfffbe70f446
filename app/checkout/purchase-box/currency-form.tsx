import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Form, useSubmit } from "react-router";

import styles from "#app/checkout/purchase-box/currency-form.module.css";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { Currency } from "#app/money/currency.ts";

type Listed = { code: string; name: string };

export function CurrencyForm({
  currency,
  currencies,
  here,
}: {
  currency: Currency;
  currencies: Listed[];
  here: string;
}) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  // Chosen before scripts loaded: price what the field shows.
  const keepWhatIsShown = useEffectEvent(() => {
    if (!form.current || new FormData(form.current).get("currency") === currency) return;
    void submit(form.current, { preventScrollReset: true, replace: true });
  });
  useEffect(() => keepWhatIsShown(), []);

  return (
    <Form
      ref={form}
      method="post"
      action="/currency"
      className="stack-3"
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true, replace: true })}
    >
      <input type="hidden" name="next" value={here} />
      <CurrencyField currency={currency} currencies={currencies} />
      <noscript>
        <Button type="submit">Change</Button>
      </noscript>
    </Form>
  );
}

export function CurrencyField({ currency, currencies }: { currency: Currency; currencies: Listed[] }) {
  const field = useRef<HTMLSelectElement>(null);
  const shown = useRef(currency);
  // Changed elsewhere, such as in the menu. Update in place: a new field would lose the focus.
  useEffect(() => {
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

export function CountryForm({ countries, here }: { countries: Listed[]; here: string }) {
  if (countries.length === 0) return null;
  return (
    <Form method="post" action="/currency" className="stack-3" preventScrollReset>
      <input type="hidden" name="next" value={here} />
      <CountryQuestion countries={countries} required>
        <Button type="submit">Show prices</Button>
      </CountryQuestion>
    </Form>
  );
}

/** `children`: the submit button. */
export function CountryQuestion({
  countries,
  required = false,
  children,
}: {
  countries: Listed[];
  required?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="stack-3">
      <p className={styles.ask} role="status">
        Please Select Your Country
      </p>
      <SelectField
        label="Country"
        name="country"
        required={required}
        placeholder="Choose"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {children}
    </div>
  );
}
