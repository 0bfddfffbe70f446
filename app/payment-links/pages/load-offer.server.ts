import { href, redirect } from "react-router";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { requireBuyable } from "#app/cart/buyable.server.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { choiceFields } from "#app/checkout/purchase-box/choice-fields.ts";
import { listOpenLinks } from "#app/payment-links/find-payment-link.server.ts";
import { askPath } from "#app/payment-links/payment-link.ts";
import { normaliseCode } from "#app/coupons/coupon-code.ts";
import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { countryOptions } from "#app/currencies/country-options.server.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { UserId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { queryNames } from "#app/pricing/choices-in-query.ts";
import { describe } from "#app/pricing/configuration.ts";
import { toWireChoices } from "#app/checkout/wire/wire-choices.ts";
import { loadPaymentDialog } from "#app/checkout/pay/load-payment-dialog.server.ts";
import { loadOwnLinks } from "#app/payment-links/pages/load-own-links.server.ts";
import type { OfferPage } from "#app/payment-links/pages/link-page-data.ts";
import type { LinkVisit } from "#app/payment-links/pages/link-visit.server.ts";
import { paidOnPage, purchaseOnPage } from "#app/payment-links/pages/purchase-on-page.server.ts";
import { hrefWith, priceOf, withoutCurrency } from "#app/checkout/purchase-box/load-purchase-box.server.ts";
import { readConfiguration, type ReadConfiguration } from "#app/checkout/read-configuration.ts";
import { readShare } from "#app/checkout/purchase-box/read-share.server.ts";

export async function loadOffer(visit: LinkVisit): Promise<OfferPage> {
  const { service, request, url, user, now } = visit;
  const here = url.pathname + url.search;
  const { read, share } = await readShare(readConfiguration(service.slug, url.searchParams), user, now);
  if (!share) leaveForGroups(read, visit);
  const { currency, zoneKnown } = visitorCurrency(request, user);
  const refusal = await refusalOf(read, user, share !== null);
  const complete = refusal === null && read.missing.length === 0;
  const open = user ? await listOpenLinks(user.id, now) : [];
  const paidAs = user ? await paidOnPage(url, user.id) : null;
  const code = url.searchParams.get("coupon")?.trim() ?? "";
  const goods = currency && {
    configuration: read.configuration,
    currency,
    couponCode: normaliseCode(code) || null,
  };
  const purchaseId = user && goods ? await purchaseOnPage(url, { userId: user.id, goods, open }) : null;
  const priced =
    complete && currency ? await priceOf({ ...asking(visit, purchaseId), read, currency }) : null;
  const view = priced?.view ?? null;
  const shape = complete && currency === null && !zoneKnown ? await shapeOf(visit, read) : null;
  if (user && view && !paidAs && !hasChosenHow(url, purchaseId))
    throw redirect(payHref(url, purchaseId, view), 303);
  const next = encodeURIComponent(here);
  return {
    kind: "offer",
    sold: { slug: service.slug, heading: service.heading, text: describe(read.configuration) },
    problem: refusal?.text ?? priced?.problem ?? priced?.notAvailable ?? null,
    notAvailable: refusal?.notAvailable ?? priced?.notAvailable != null,
    missing: missingFields(read, refusal !== null),
    kept: [...url.searchParams].filter(([name]) => !read.missing.some((field) => queryNames[field] === name)),
    view,
    shape,
    notes: [currencyNote(url, currency), priced?.couponProblem ?? null].filter((note) => note !== null),
    countries: countryOptions(currency, request),
    zoneKnown,
    here,
    servicePath: servicePath(service.slug),
    signedIn: user !== null,
    logInHref: `${href("/account/login")}/?next=${next}`,
    signUpHref: `${href("/account/register")}?next=${next}`,
    payHref: payHref(url, purchaseId, view),
    paidAs,
    dialog: user && view && !paidAs ? await dialogOf(visit, user, view) : null,
    ask: purchaseId && view && !paidAs && view.quote.price > 0n ? askOf({ read, view, purchaseId }) : null,
    own: await loadOwnLinks(open, url),
    token: user ? formToken(request) : "",
  };
}

/** What this purchase has reserved counts as free for it. */
function asking({ url, user, address, now }: LinkVisit, purchaseId: string | null) {
  const at = new URL(url);
  if (purchaseId) at.searchParams.set("pay", purchaseId);
  return { code: url.searchParams.get("coupon")?.trim() ?? "", user, address, now, url: at };
}

async function shapeOf(visit: LinkVisit, read: ReadConfiguration): Promise<OfferPage["shape"]> {
  const { view } = await priceOf({ ...asking(visit, null), code: "", read, currency: "INR" });
  return view && withoutCurrency(view);
}

/** Shares are for members of a full group; others first find or start one. */
function leaveForGroups({ configuration }: ReadConfiguration, { url, user }: LinkVisit): void {
  const coAuthors = Number(configuration.choices.coAuthors ?? 0);
  if (coAuthors === 0) return;
  if (!user && url.searchParams.has("group_id")) throw redirect(logInPath(url.pathname + url.search), 303);
  throw redirect(`${href("/service/research_groups")}/?coAuthors=${coAuthors}`, 303);
}

/** Refuses invalid choices instead of resetting them: nobody pays for anything but what the link says. */
async function refusalOf(
  { configuration, problem }: ReadConfiguration,
  user: CurrentUser | null,
  isShare: boolean,
): Promise<{ text: string; notAvailable: boolean } | null> {
  const buyable = await requireBuyable(user?.id ?? UserId.parse(""), [configuration], async () => isShare);
  if (!buyable.ok) return { text: buyable.refusal.message, notAvailable: true };
  return problem === null ? null : { text: problem, notAvailable: false };
}

function hasChosenHow({ searchParams }: URL, purchaseId: string | null): boolean {
  if (searchParams.has("pay")) return searchParams.get("pay") === purchaseId;
  return searchParams.has("later") || searchParams.has("asked");
}

function payHref(url: URL, purchaseId: string | null, view: OfferPage["view"]): string {
  return hrefWith(url, {
    pay: purchaseId,
    quote: view?.quote.id || null,
    later: null,
    asked: null,
    withdrawn: null,
  });
}

function missingFields({ configuration, missing }: ReadConfiguration, refused: boolean) {
  if (refused) return [];
  const names = new Set(missing.map((name) => queryNames[name]));
  const all = choiceFields(rulesOf(configuration.service), configuration, missing);
  return all.filter(({ name }) => [...names].some((wanted) => wanted === name));
}

function currencyNote(url: URL, shown: string | null): string | null {
  const named = url.searchParams.get("currency");
  if (named === null || isSupportedCurrency(named) || shown === null) return null;
  return `The link names a currency that we do not sell in. The price is in ${shown}.`;
}

async function dialogOf(visit: LinkVisit, user: CurrentUser, view: NonNullable<OfferPage["view"]>) {
  const { url, request } = visit;
  const purchaseId = url.searchParams.get("pay");
  if (!purchaseId) return null;
  const closed = {
    pay: null,
    quote: null,
    wallet: null,
    gateway: null,
    problem: null,
    was: null,
    later: purchaseId,
  };
  const closeHref = hrefWith(url, closed);
  const form = { formToken: formToken(request), cookies: request.headers.get("cookie") };
  return loadPaymentDialog({ view, user, url, purchaseId, fromCart: false, closeHref, ...form });
}

function askOf({
  read,
  view,
  purchaseId,
}: {
  read: ReadConfiguration;
  view: PurchaseView;
  purchaseId: string;
}): NonNullable<OfferPage["ask"]> {
  const { configuration } = read;
  const { quote } = view;
  const couponCode = quote.coupon?.code ?? null;
  const fields: [string, unknown][] = [
    ["purchase_id", purchaseId],
    ["currency", quote.currency],
    ["discount_code", couponCode ?? ""],
    ["service_link", configuration.service],
    ["group_id", configuration.groupId ?? ""],
    ...Object.entries(toWireChoices(configuration)),
  ];
  return {
    action: askPath({ configuration, currency: quote.currency, couponCode }),
    fields: fields.map(([name, value]) => [name, String(value)]),
  };
}
