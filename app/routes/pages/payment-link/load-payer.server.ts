import { redirect } from "react-router";

import { formToken } from "#app/accounts/form-token.server.ts";
import { linkState, type PaymentLink } from "#app/checkout/find-payment-link.server.ts";
import { openLink } from "#app/checkout/limit-link-guesses.server.ts";
import { openedPayment } from "#app/checkout/opened-payment.server.ts";
import { customerNameOf, viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { payerProblem } from "#app/checkout/payer-problem.ts";
import type { LinkState } from "#app/checkout/payment-link.ts";
import { linkUnknown, paymentLinkPath } from "#app/checkout/payment-link.ts";
import type { LinkOutcome } from "#app/checkout/payment-link-outcome.ts";
import { isOpenPayment, linkOutcome, paymentOfLink } from "#app/checkout/payment-link-outcome.server.ts";
import { toWire } from "#app/money/money.ts";
import { env } from "#app/platform/env.server.ts";
import { done, type Outcome, type Refusal } from "#app/platform/outcome.ts";
import { describe } from "#app/pricing/configuration.ts";
import { dayOf } from "#app/routes/pages/payment-link/load-own-links.server.ts";
import type { LinkVisit } from "#app/routes/pages/payment-link/load-offer.server.ts";
import type { ClosedPage, OpenedPage, PayerPage } from "#app/routes/pages/payment-link/link-page-data.ts";

export type LoadedPayer = { status: number; page: ClosedPage | OpenedPage | PayerPage };

/** The link that an address names: its secret, and the service it stands under. */
export async function linkOfVisit(visit: LinkVisit, secret: string): Promise<Outcome<PaymentLink>> {
  const found = await openLink(secret, visit.address);
  if (!found.ok) return found;
  return found.value.configuration.service === visit.service.slug ? done(found.value) : linkUnknown;
}

/** The page for somebody else who pays. What it says of the customer is their first name and initial. */
export async function loadPayer(visit: LinkVisit, secret: string): Promise<LoadedPayer> {
  const { url, now } = visit;
  const found = await linkOfVisit(visit, secret);
  if (!found.ok) return closed(found.refusal.status, "This link does not work", found.refusal.message);
  const link = found.value;
  const customerName = await customerNameOf(link);
  const opened = await loadOpened(visit, link, customerName);
  if (opened) return { status: 200, page: opened };
  const payment = await paymentOfLink(link, url.searchParams.get("payment") ?? url.searchParams.get("open"));
  const cancelled = url.searchParams.has("cancelled");
  const outcome = payment && (await linkOutcome(link, payment, { cancelled, customerName, now }));
  const state = await linkState(link, now);
  if (state !== "open" || (outcome && !outcome.mayPay)) return closedAs(state, outcome);
  const viewed = await viewByLink(link, { quoteId: null, now });
  if (!viewed.ok) return closed(200, "Nothing can be paid now", whyNotPayable(viewed.refusal));
  if (viewed.value.view.quote.price === 0n) return closed(200, "Nothing to pay", nothingToPay);
  return { status: 200, page: payerPage(visit, link, { ...viewed.value, outcome }) };
}

/** In a payer's words, where the customer's own would speak of what a payer knows nothing of. */
function whyNotPayable({ code, message }: Refusal): string {
  const about = { platform: "", currency: "", price: "", walletShare: null, walletCurrency: null };
  return payerProblem({ code, said: message }, about)?.words || message;
}

const nothingToPay = "Nothing is left to pay. Please tell who sent you the link.";

type Viewed = Extract<Awaited<ReturnType<typeof viewByLink>>, { ok: true }>["value"];

function payerPage(
  { service, request, user }: LinkVisit,
  link: PaymentLink,
  { customerName, view, couponProblem, outcome }: Viewed & { outcome: LinkOutcome | null },
): PayerPage {
  const [first] = view.offers;
  return {
    kind: "payer",
    sold: soldBy(link, service.heading),
    customerName,
    outcome,
    view,
    preferred: view.preferred,
    notes: couponProblem === null ? [] : [couponProblem],
    until: dayOf(link.expiresAt),
    fields: [
      ["csrfmiddlewaretoken", formToken(request)],
      ["quote_id", view.quote.id],
      ["amount", String(toWire(first?.plan.charged ?? view.quote.price))],
    ],
    isOwn: user?.id === link.userId,
  };
}

function soldBy({ configuration }: PaymentLink, heading: string) {
  return { slug: configuration.service, heading, words: describe(configuration) };
}

/** A payment that was opened here and is not made yet; one with a page of its own is led to it. */
async function loadOpened(
  { service, url, now }: LinkVisit,
  link: PaymentLink,
  customerName: string,
): Promise<OpenedPage | null> {
  const payment = await paymentOfLink(link, url.searchParams.get("open"));
  if (!payment || !isOpenPayment(payment, now)) return null;
  const { redirectUrl, ...opened } = openedPayment(payment);
  if (redirectUrl) throw redirect(redirectUrl, 303);
  const otherWay = paymentLinkPath(service.slug, { for: url.searchParams.get("for") ?? "" });
  const shop = env().SITE_NAME;
  return { kind: "opened", sold: soldBy(link, service.heading), customerName, opened, shop, otherWay };
}

const closedHeadings: Record<LinkState, string> = {
  open: "Your payment",
  paid: "This is paid",
  cancelled: "This link was cancelled",
  expired: "This link has ended",
};

const closedWords: Record<LinkState, string> = {
  open: "",
  paid: "Nothing is left to pay.",
  cancelled: "Whoever sent it has taken it back. Nothing can be paid by it any more.",
  expired: "A link works for seven days. Please ask whoever sent it for a new one.",
};

function closedAs(state: LinkState, outcome: LinkOutcome | null): LoadedPayer {
  return closed(200, closedHeadings[state], closedWords[state], outcome);
}

function closed(
  status: number,
  heading: string,
  words: string,
  outcome: LinkOutcome | null = null,
): LoadedPayer {
  return { status, page: { kind: "closed", heading, words, outcome } };
}
