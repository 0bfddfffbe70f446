import { z } from "zod";

import { boxFields, type BoxIntent } from "#app/checkout/purchase-box/purchase-box-data.ts";
import { couponCodeMax } from "#app/coupons/coupon-code.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { currencyCookieFor } from "#app/currencies/currency-cookie.ts";
import { suggestCurrency } from "#app/currencies/suggest-currency.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { copyChoices } from "#app/pricing/choices-in-query.ts";
import { fingerprint } from "#app/pricing/configuration.ts";
import { readConfiguration } from "#app/checkout/read-configuration.ts";
import { hidden } from "#app/forms/fields.ts";
import type { Currency } from "#app/money/currency.ts";

export type Pressed = {
  intent: BoxIntent;
  shown: URL;
  currency: Currency | null;
  headers: HeadersInit;
  asPriced: boolean;
  purchaseId: string;
  quoteId: string;
  priceSeen: string;
  seenAsCart: string;
};

/** The box's fields besides the choices, which differ by service. */
export const boxForm = z.object({
  [boxFields.coupon]: hidden,
  [boxFields.currency]: hidden,
  [boxFields.country]: hidden,
  [boxFields.purchaseId]: hidden,
  [boxFields.quoteId]: hidden,
  [boxFields.priceSeen]: hidden,
  [boxFields.seenAsCart]: hidden,
  [boxFields.menuCurrency]: hidden,
  [boxFields.byMenu]: hidden,
});

type BoxForm = z.output<typeof boxForm>;

export type Press = {
  service: ServiceSlug;
  request: Request;
  url: URL;
  user: CurrentUser | null;
  intent: BoxIntent;
  fields: BoxForm;
  form: FormData;
};

export function readPressed({ service, request, url, user, intent, fields, form }: Press): Pressed {
  const { currency: before } = visitorCurrency(request, user);
  const currency = chosenCurrency(fields, before);
  const query = copyChoices(form);
  const { coupon } = fields;
  if (coupon !== "" && coupon.length <= couponCodeMax) query.set(boxFields.coupon, coupon);
  // A currency in the address outweighs the saved one.
  const named = url.searchParams.get(boxFields.currency);
  if (named !== null && currency === before) query.set(boxFields.currency, named);
  const shown = new URL(query.size > 0 ? `${url.pathname}?${query}` : url.pathname, url);
  return {
    intent,
    shown,
    currency,
    headers: currency !== null && currency !== before ? { "set-cookie": currencyCookieFor(currency) } : {},
    asPriced: currency === before && sameChoices(service, shown, url),
    purchaseId: fields.purchase_id,
    quoteId: fields.quote_id,
    priceSeen: fields.price_seen,
    seenAsCart: fields.seen_as_cart,
  };
}

/** A chosen country sets the currency if none is known. */
function chosenCurrency(fields: BoxForm, before: Currency | null): Currency | null {
  const { country, by_menu: byMenu, menu_currency: inMenu } = fields;
  const currency = byMenu === "" ? fields.currency : inMenu;
  if (isSupportedCurrency(currency)) return currency;
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
