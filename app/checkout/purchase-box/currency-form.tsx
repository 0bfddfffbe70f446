import { useEffect, useEffectEvent, useRef } from "react";
import { Form, useSubmit } from "react-router";

import { CountryQuestion, CurrencyField, type Listed } from "#app/checkout/purchase-box/currency-field.tsx";
import type { DrawnOptions } from "#app/ui/fields/drawn-options.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Currency } from "#app/money/currency.ts";

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

export function CountryForm({ countries, here }: { countries: DrawnOptions | null; here: string }) {
  if (!countries) return null;
  return (
    <Form method="post" action="/currency" className="stack-3" preventScrollReset>
      <input type="hidden" name="next" value={here} />
      <CountryQuestion countries={countries} required>
        <Button type="submit">Show prices</Button>
      </CountryQuestion>
    </Form>
  );
}
