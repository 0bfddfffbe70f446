import { redirect } from "react-router";

import { safeNext } from "#app/accounts/safe-next.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { saveCurrency } from "#app/currencies/saved-choice.ts";
import { suggestCurrency } from "#app/currencies/suggest-currency.ts";
import { readForm } from "#app/forms/read-form.server.ts";

import type { Route } from "./+types/choose-currency.ts";
import type { Currency } from "#app/money/currency.ts";

/**
 * Saves the visitor's currency, or the one of the country they picked, and goes back to where they were. It is
 * a matter of taste kept in a readable cookie, so the origin check is enough and the form carries no token.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const next = safeNext(String(form.get("next") ?? ""), "/service/");
  const chosen = chosenCurrency(form);
  if (!chosen) return redirect(next);
  return redirect(withoutCurrency(next), { headers: { "set-cookie": saveCurrency(chosen) } });
}

function chosenCurrency(form: FormData): Currency | null {
  const currency = String(form.get("currency") ?? "");
  if (isSupportedCurrency(currency)) return currency;
  const country = String(form.get("country") ?? "");
  return country ? (suggestCurrency({ country })?.currency ?? null) : null;
}

/** A currency in the address would outweigh the saved one. */
function withoutCurrency(path: string): string {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.delete("currency");
  return url.pathname + url.search;
}
