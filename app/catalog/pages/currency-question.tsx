import type { loadListing } from "#app/catalog/pages/load-listing.server.ts";
import { CountryForm } from "#app/checkout/purchase-box/currency-form.tsx";

type Asked = Awaited<ReturnType<typeof loadListing>>["asked"];

/** Without a currency there are no prices. Scripts report the time zone, so only others are asked. */
export function CurrencyQuestion({ asked }: { asked: Asked }) {
  if (asked.currency !== null) return null;
  const question = <CountryForm countries={asked.countries} here={asked.here} />;
  return asked.zoneKnown ? question : <noscript>{question}</noscript>;
}
