import { boxFields, type BoxIntent, boxIntents } from "#app/checkout/purchase-box/purchase-box-data.ts";
import { couponCodeMax } from "#app/coupons/coupon.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { saveCurrency } from "#app/currencies/saved-choice.ts";
import { suggestCurrency } from "#app/currencies/suggest-currency.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { copyChoices } from "#app/pricing/choices-in-query.ts";
import { fingerprint } from "#app/pricing/configuration.ts";
import { readConfiguration } from "#app/checkout/read-configuration.ts";
import { typed } from "#app/forms/read-form.server.ts";
import type { Currency } from "#app/money/currency.ts";

/** What the box's form showed when one of its buttons was pressed. */
export type Pressed = {
  intent: BoxIntent;
  /** The page's address for what it showed, under which it is priced. */
  shown: URL;
  currency: Currency | null;
  /** Keeps a currency that was chosen in it. */
  headers: HeadersInit;
  /** Whether that is what the page's own address had priced. */
  asPriced: boolean;
  purchaseId: string;
  quoteId: string;
  priceSeen: string;
};

type Press = { service: ServiceSlug; request: Request; url: URL; user: CurrentUser | null; form: FormData };

export function readPressed({ service, request, url, user, form }: Press): Pressed {
  const { currency: before } = visitorCurrency(request, user);
  const currency = chosenCurrency(form, before);
  const query = copyChoices(form);
  const coupon = typed(form, boxFields.coupon).trim();
  if (coupon !== "" && coupon.length <= couponCodeMax) query.set(boxFields.coupon, coupon);
  // A currency in the address outweighs the saved one.
  const named = url.searchParams.get(boxFields.currency);
  if (named !== null && currency === before) query.set(boxFields.currency, named);
  const shown = new URL(query.size > 0 ? `${url.pathname}?${query}` : url.pathname, url);
  return {
    intent: boxIntents.find((intent) => intent === typed(form, boxFields.intent)) ?? "show",
    shown,
    currency,
    headers: currency !== null && currency !== before ? { "set-cookie": saveCurrency(currency) } : {},
    asPriced: currency === before && sameChoices(service, shown, url),
    purchaseId: typed(form, boxFields.purchaseId),
    quoteId: typed(form, boxFields.quoteId),
    priceSeen: typed(form, boxFields.priceSeen),
  };
}

/** The one that the form shows; a country says it where none is known. */
function chosenCurrency(form: FormData, before: Currency | null): Currency | null {
  const currency = typed(form, form.has(boxFields.byMenu) ? boxFields.menuCurrency : boxFields.currency);
  if (isSupportedCurrency(currency)) return currency;
  const country = typed(form, boxFields.country);
  return (country && suggestCurrency({ country })?.currency) || before;
}

function sameChoices(service: ServiceSlug, shown: URL, url: URL): boolean {
  const read = ({ searchParams }: URL) => ({
    ...readConfiguration(service, searchParams),
    coupon: searchParams.get(boxFields.coupon)?.trim() ?? "",
  });
  const now = read(shown);
  const before = read(url);
  const isSame =
    fingerprint(now.configuration) === fingerprint(before.configuration) &&
    now.missing.join() === before.missing.join() &&
    now.coupon === before.coupon;
  return isSame && now.problem === null;
}
