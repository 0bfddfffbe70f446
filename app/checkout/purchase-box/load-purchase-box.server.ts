import { randomUUID } from "node:crypto";

import { findCart } from "#app/cart/quote-cart.server.ts";
import { saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import { saleAt } from "#app/catalog/sale-terms.ts";
import { workingDays } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";
import { type ChoiceField, choiceFields } from "#app/checkout/purchase-box/choice-fields.ts";
import {
  boxFields,
  type BuyData,
  passingFields,
  type PurchaseBoxData,
} from "#app/checkout/purchase-box/purchase-box-data.ts";
import type { PurchaseView, ShownView } from "#app/checkout/pay/purchase-view.ts";
import { viewPurchase } from "#app/checkout/pay/view-purchase.server.ts";
import { limitGuesses } from "#app/coupons/limit-coupon-guesses.server.ts";
import { noCurrencyCode } from "#app/money/currency.ts";
import { currenciesFor } from "#app/currencies/currencies-for.server.ts";
import { countryOptions } from "#app/currencies/country-options.server.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { findBegunOrder } from "#app/orders/find-order.server.ts";
import { quoteForCustomer } from "#app/orders/quote-for-customer.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { groupIdField, queryNames } from "#app/pricing/choices-in-query.ts";
import { fingerprint, noCurrency } from "#app/pricing/configuration.ts";
import { beforeBuying } from "#app/checkout/purchase-box/before-buying.ts";
import { offerNote } from "#app/checkout/purchase-box/offer-note.ts";
import { readShare } from "#app/checkout/purchase-box/read-share.server.ts";
import { type ReadConfiguration, readConfiguration } from "#app/checkout/read-configuration.ts";
import { lightningPercent } from "#app/pricing/percentages.ts";
import type { Currency } from "#app/money/currency.ts";

export type LoadedBox = Omit<PurchaseBoxData, "buy" | "formToken"> & {
  buy: Omit<BuyData, "result">;
  read: ReadConfiguration;
};

/** `url` is the page's address; the request's may be that of its data. */
type Visit = {
  service: Service;
  request: Request;
  url: URL;
  user: CurrentUser | null;
  address: string;
  now: Date;
};

export async function loadPurchaseBox(visit: Visit): Promise<LoadedBox> {
  const { service, request, url, user, address, now } = visit;
  const rules = saleAt(await saleTermsOfAll(), now).rules(service.slug);
  const asked = readConfiguration(service.slug, url.searchParams);
  const { read, share } = await readShare(asked, user, now);
  const { currency, suggested, zoneKnown } = visitorCurrency(request, user);
  const code = url.searchParams.get("coupon")?.trim() ?? "";
  const triedToBuy = url.searchParams.has("pay") || url.searchParams.has(boxFields.again);
  const couponWaits = code !== "" && read.missing.length > 0;

  const about = { read, user, address, now, url };
  const [priced, shape, cart] = await Promise.all([
    currency ? priceOf({ ...about, currency, code: couponWaits ? "" : code }) : null,
    currency === null && !zoneKnown ? priceOf({ ...about, currency: "INR", code: "" }) : null,
    user ? findCart(user.id) : null,
  ]);
  const view = priced?.view ?? null;
  const shapeView = shape?.view ? withoutCurrency(shape.view) : null;
  const quoted = (view ?? shapeView)?.quote;
  const createsGroup = coAuthorsToFind(read) > 0;
  const holdsThis =
    cart !== null &&
    cart.currency === currency &&
    cart.items.some((item) => fingerprint(item.configuration) === fingerprint(read.configuration));
  return {
    read,
    fields: choiceFields(rules, read.configuration, read.missing).map((field) => ({
      ...field,
      info: infoOf(field, service, rules.delivery.lightningDays),
      offer: quoted && offerNote(field, quoted),
    })),
    share,
    wrongFields: triedToBuy || couponWaits ? read.missing.map((name) => queryNames[name]) : [],
    view,
    shape: shapeView,
    priceIsFrom: read.missing.length > 0,
    beforeBuying: beforeBuying(url, { priced, complete: read.missing.length === 0, createsGroup, holdsThis }),
    problem: problemOf(read, { triedToBuy, currency }, priced?.problem ?? null),
    notAvailable: priced?.notAvailable ?? null,
    coupon: {
      code,
      problem: couponWaits ? "Please select all the fields." : (priced?.couponProblem ?? null),
      saved: view?.quote.coupon ? savedText(view) : null,
    },
    info: service.iButtonText,
    currency,
    currencies: currenciesFor(user, suggested, currency),
    countries: countryOptions(currency, request),
    zoneKnown,
    buy: {
      signedIn: user !== null,
      carried: [...carriedFields(user ? read : asked, user ? view : null)],
      closedHref: closedHref(url),
      createsGroup,
      cart: { count: cart?.items.length ?? 0, holdsThis },
    },
  };
}

export function closedHref(url: URL): string {
  return hrefWith(url, Object.fromEntries(passingFields.map((name) => [name, null])));
}

/** Zero for a purchase alone and for a share. */
export function coAuthorsToFind({ configuration: { choices, groupId } }: ReadConfiguration): number {
  return groupId === undefined ? Number(choices.coAuthors ?? 0) : 0;
}

type Priced = {
  view: PurchaseView | null;
  problem: string | null;
  notAvailable: string | null;
  couponProblem: string | null;
};

const unpriced: Priced = { view: null, problem: null, notAvailable: null, couponProblem: null };

/** A wrong coupon is shown at its field; the price is then without it (spec section 5). */
export async function priceOf(asked: {
  read: ReadConfiguration;
  currency: Currency;
  code: string;
  user: CurrentUser | null;
  address: string;
  now: Date;
  url: URL;
}): Promise<Priced> {
  const { read, currency, code, user, address, now, url } = asked;
  const userId = user?.id ?? null;
  const purchase = { purchaseId: url.searchParams.get("pay"), fromCart: false };
  const begun = userId ? await findBegunOrder(db, { userId, ...purchase }) : null;
  const about = { userId, configurations: [read.configuration], currency, now, besidesOrder: begun?.id };
  const quoteId = url.searchParams.get("quote");
  const allowed = code ? await limitGuesses({ code, address, userId, now }) : done(null);
  let couponProblem = allowed.ok ? null : allowed.refusal.message;
  let quoted = await quoteForCustomer({ ...about, couponCode: allowed.ok ? code : null, quoteId });
  if (!quoted.ok && quoted.refusal.code === "wrong_coupon") {
    couponProblem = quoted.refusal.message;
    quoted = await quoteForCustomer({ ...about, quoteId });
  }
  if (!quoted.ok) return refused(quoted);
  const useWallet = url.searchParams.get("wallet") === "1";
  const { quote } = quoted.value;
  // Visitors cannot buy yet, and a quote in a cached page would expire.
  const shown = user ? quote : { ...quote, id: "" };
  return {
    ...unpriced,
    couponProblem,
    view: await viewPurchase({ quote: shown, user, useWallet, begun, now }),
  };
}

function refused(outcome: Extract<Outcome<never>, { ok: false }>): Priced {
  const { code, message } = outcome.refusal;
  return code === "not_available" || code === "sale_paused"
    ? { ...unpriced, notAvailable: message }
    : { ...unpriced, problem: message };
}

function problemOf(
  read: ReadConfiguration,
  { triedToBuy, currency }: { triedToBuy: boolean; currency: Currency | null },
  problem: string | null,
): string | null {
  if (triedToBuy && (read.missing.length > 0 || currency === null)) return noCurrency.refusal.message;
  return problem ?? read.problem;
}

/** Nothing in a currency other than the visitor's, not even hidden. */
export function withoutCurrency(view: PurchaseView): ShownView {
  return { ...view, quote: { ...view.quote, currency: noCurrencyCode } };
}

function savedText({ quote }: PurchaseView): string | null {
  if (!quote.coupon) return null;
  return `${quote.coupon.code} takes ${formatMoney(quote.coupon.discount, quote.currency)} off.`;
}

function infoOf({ name }: ChoiceField, service: Service, lightningDays: number | null): string | null {
  if (name === queryNames.mba) return service.mbaIButtonText;
  return name === queryNames.lightning ? lightningInfo(lightningDays) : null;
}

function lightningInfo(days: number | null): string | null {
  return days === null
    ? null
    : `For ${lightningPercent}% more, delivered within ${workingDays(days)} of receiving what we need from you.`;
}

/** Visitors' pages may be cached and shared, so they carry no purchase or quote. */
function* carriedFields(
  { configuration }: ReadConfiguration,
  view: PurchaseView | null,
): Generator<[name: string, value: string]> {
  if (configuration.groupId !== undefined) yield [groupIdField, configuration.groupId];
  if (!view) return;
  yield [boxFields.purchaseId, randomUUID()];
  yield [boxFields.quoteId, view.quote.id];
  yield [boxFields.priceSeen, priceAsSeen(view)];
}

export function priceAsSeen({ quote }: PurchaseView): string {
  return `${quote.currency} ${quote.price}`;
}

/** Null removes a field. */
export function hrefWith(url: URL, fields: Record<string, string | null>): string {
  const query = new URLSearchParams(url.searchParams);
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
}
