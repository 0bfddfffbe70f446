import { redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { linkState, type PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { openLink } from "#app/payment-links/limit-link-guesses.server.ts";
import { openedPayment } from "#app/checkout/pay/opened-payment.server.ts";
import { customerNameOf } from "#app/payment-links/customer-of-link.server.ts";
import { viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { walletPays } from "#app/payment-links/pages/pay-link-from-wallet.server.ts";
import { payerProblem } from "#app/checkout/pay/payer-problem.ts";
import {
  isAgreedByStaff,
  type LinkState,
  linkUnknown,
  paymentLinkPath,
} from "#app/payment-links/payment-link.ts";
import type { LinkOutcome } from "#app/payment-links/pages/payment-link-outcome.ts";
import {
  isOpenPayment,
  linkOutcome,
  paymentOfLink,
} from "#app/payment-links/pages/payment-link-outcome.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { toWire } from "#app/money/money.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import type { OrderState } from "#app/orders/order-state.ts";
import { maskedEmail } from "#app/payment-links/payer.ts";
import { printPayerReceipt } from "#app/payment-links/print-payer-receipt.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { done, type Outcome, type Refusal } from "#app/platform/outcome.ts";
import { describeInFull } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { findReceipt } from "#app/receipts/find-receipt.server.ts";
import type { PayerVisit } from "#app/payment-links/pages/link-visit.server.ts";
import type { ClosedPage, OpenedPage, PaidPage, PayerPage } from "#app/payment-links/pages/link-page-data.ts";

type LoadedPayer = { status: number; page: ClosedPage | OpenedPage | PaidPage | PayerPage };

export async function linkOfVisit(visit: PayerVisit, secret: string): Promise<Outcome<PaymentLink>> {
  const found = await openLink(secret, visit.address);
  if (!found.ok) return found;
  return found.value.configuration.service === visit.slug ? done(found.value) : linkUnknown;
}

/** Reveals only the customer's first name and initial. */
export async function loadPayer(visit: PayerVisit, secret: string): Promise<LoadedPayer> {
  const { url, now } = visit;
  const found = await linkOfVisit(visit, secret);
  if (!found.ok) return closed(found.refusal.status, "This link does not work", found.refusal.message);
  const link = found.value;
  const customerName = await customerNameOf(link);
  const opened = await loadOpened(visit, link, customerName);
  if (opened) return { status: 200, page: opened };
  const payment = await paymentOfLink(link, url.searchParams.get("payment") ?? url.searchParams.get("open"));
  const paid = payment && (await loadPaid(visit, payment, customerName));
  if (paid) return { status: 200, page: paid };
  const cancelled = url.searchParams.has("cancelled");
  const outcome = payment && (await linkOutcome(link, payment, { cancelled, customerName, now }));
  const state = await linkState(link, now);
  if (state !== "open" || (outcome && !outcome.mayPay)) return closedAs(link, state, outcome);
  const viewed = await viewByLink(link, { quoteId: null, now });
  if (!viewed.ok) return closed(200, "Nothing can be paid now", whyNotPayable(viewed.refusal));
  if (viewed.value.view.quote.price === 0n) return closed(200, "Nothing to pay", nothingToPay);
  return { status: 200, page: await payerPage(visit, link, { ...viewed.value, outcome }) };
}

/** Hides wallet, cart and account from payers. */
function whyNotPayable({ code, message }: Refusal): string {
  const about = { gateway: "", currency: "", price: "", walletShare: null, walletCurrency: null };
  return payerProblem({ code, said: message }, about)?.text || message;
}

const nothingToPay = "Nothing is left to pay. Please tell the person who sent you the link.";

type Viewed = Extract<Awaited<ReturnType<typeof viewByLink>>, { ok: true }>["value"];

async function payerPage(
  { request, user, now }: PayerVisit,
  link: PaymentLink,
  { customerName, view, couponProblem, outcome }: Viewed & { outcome: LinkOutcome | null },
): Promise<PayerPage> {
  const [first] = view.offers;
  const { quote } = view;
  const fields = (amount: bigint): [string, string][] => [
    ["quote_id", quote.id],
    ["amount", String(toWire(amount))],
  ];
  return {
    kind: "payer",
    sold: await soldBy(link),
    customerName,
    outcome,
    view,
    preferred: view.preferred,
    notes: couponProblem === null ? [] : [couponProblem],
    until: writtenDate(link.expiresAt),
    token: formToken(request),
    fields: fields(first?.split.charged ?? quote.price),
    isOwn: user?.id === link.userId,
    agreed: isAgreedByStaff(link),
    wallet: (await walletPays(link, { user, quote, now })) ? fields(quote.price) : null,
  };
}

async function soldBy({ configuration }: PaymentLink) {
  const [heading = configuration.service] = await nameServices([configuration]);
  return { slug: configuration.service, heading, text: describeInFull(configuration) };
}

async function loadOpened(
  { slug, url, now }: PayerVisit,
  link: PaymentLink,
  customerName: string,
): Promise<OpenedPage | null> {
  const payment = await paymentOfLink(link, url.searchParams.get("open"));
  if (!payment || !isOpenPayment(payment, now)) return null;
  const { redirectUrl, ...opened } = openedPayment(payment);
  if (redirectUrl) throw redirect(redirectUrl, 303);
  const otherWay = paymentLinkPath(slug, { for: url.searchParams.get("for") ?? "" });
  const shop = env().SITE_NAME;
  return { kind: "opened", sold: await soldBy(link), customerName, opened, shop, otherWay };
}

/** Null until it has become the order. */
async function loadPaid(
  { request }: PayerVisit,
  payment: Payment,
  customerName: string,
): Promise<PaidPage | null> {
  const { state, unapplied, orderId, amount, currency, payerName, payerEmail } = payment;
  if (state !== "paid" || unapplied !== null || orderId === null) return null;
  const [order, receipt] = await Promise.all([findOrder(db, orderId), findReceipt(db, orderId)]);
  if (!order || !receipt) return null;
  return {
    kind: "paid",
    customerName,
    amount: formatMoney(amount, currency),
    refunded: refundedTexts[order.state] ?? null,
    printed: printPayerReceipt(receipt, { payerName, customerName }),
    payerName,
    sentTo: payerEmail && maskedEmail(payerEmail),
    token: formToken(request),
  };
}

const refundedTexts: Partial<Record<OrderState, string>> = {
  part_refunded: "Part of this was refunded.",
  refunded: "This was refunded.",
};

const closedHeadings: Record<LinkState, string> = {
  open: "Your payment",
  paid: "This is paid",
  cancelled: "This link was cancelled",
  expired: "This link has ended",
};

const closedReasons: Record<LinkState, string> = {
  open: "",
  paid: "Nothing is left to pay.",
  cancelled: "The sender has cancelled it. It can no longer be paid.",
  expired: "Please ask the sender for a new one.",
};

function closedAs({ expiresAt }: PaymentLink, state: LinkState, outcome: LinkOutcome | null): LoadedPayer {
  const over = state === "expired" ? `It worked until ${writtenDate(expiresAt)}. ` : "";
  return closed(200, closedHeadings[state], over + closedReasons[state], outcome);
}

function closed(
  status: number,
  heading: string,
  text: string,
  outcome: LinkOutcome | null = null,
): LoadedPayer {
  return { status, page: { kind: "closed", heading, text, outcome } };
}
