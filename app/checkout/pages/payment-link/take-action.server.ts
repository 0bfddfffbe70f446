import { redirect } from "react-router";

import { checkFormToken } from "#app/forms/form-token.server.ts";
import { createPaymentLink } from "#app/checkout/payment-links/create-payment-link.server.ts";
import { makeWayForPayer } from "#app/checkout/payment-links/make-way-for-payer.server.ts";
import { startByLink } from "#app/checkout/payment-links/pay-by-link.server.ts";
import { payLinkFromWallet } from "#app/checkout/payment-links/pay-link-from-wallet.server.ts";
import { payerProblem } from "#app/checkout/payment-links/payer-problem.ts";
import { askPath, paymentLinkPath } from "#app/checkout/payment-links/payment-link.ts";
import { revokePaymentLink } from "#app/checkout/payment-links/revoke-payment-link.server.ts";
import { limitGuesses } from "#app/coupons/guess-limit.server.ts";
import {
  gatewayFacts,
  type GatewayName,
  gatewayNames,
  labelsOfAll,
} from "#app/payments/gateways/registry.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, refuse, type Outcome, type Refusal } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { purchaseForm } from "#app/checkout/purchase-form.server.ts";
import { readPurchase } from "#app/checkout/wire-purchase.server.ts";
import { linkOfVisit } from "#app/checkout/pages/payment-link/load-payer.server.ts";
import type { LinkVisit, PayerVisit } from "#app/checkout/pages/payment-link/link-visit.ts";
import { typed } from "#app/forms/read-form.server.ts";

/** Why what was pressed came to nothing, in words. */
type LinkProblem = { message: string; status: number };

/** Somebody else pays: on to where they do, or back to the page with why not. */
export async function takePayerAction(
  visit: PayerVisit,
  secret: string,
  form: FormData,
): Promise<LinkProblem> {
  if (typed(form, "intent") === "wallet") return takeFromWallet(visit, secret, form);
  const platform = gatewayNames.find((one) => one === typed(form, "platform"));
  const started = await startForPayer(visit, { secret, platform, form });
  if (started.ok) throw redirect(started.value, 303);
  return problemFor(started.refusal, platform);
}

/** Its customer pays from their own wallet what staff have made a link for. */
async function takeFromWallet(visit: PayerVisit, secret: string, form: FormData): Promise<LinkProblem> {
  const { user, now } = visit;
  const ours = checkFormToken(visit.request, form);
  const found = ours.ok ? await linkOfVisit(visit, secret) : ours;
  const quoteId = typed(form, "quote_id").slice(0, 200) || null;
  const paid = found.ok
    ? await payLinkFromWallet({ link: found.value, user, assertedPrice: amountOf(form), quoteId, now })
    : found;
  if (paid.ok) throw redirect(`/account/dashboard/?order=${paid.value.orderId}`, 303);
  const { message, status } = paid.refusal;
  return { message, status };
}

async function startForPayer(
  visit: PayerVisit,
  asked: { secret: string; platform: GatewayName | undefined; form: FormData },
): Promise<Outcome<string>> {
  const { secret, platform, form } = asked;
  const ours = checkFormToken(visit.request, form);
  if (!ours.ok) return ours;
  const found = await linkOfVisit(visit, secret);
  if (!found.ok) return found;
  if (!platform) return choosePlatform;
  const assertedAmount = amountOf(form);
  const quoteId = typed(form, "quote_id").slice(0, 200) || null;
  const { now } = visit;
  const started = await startByLink({ link: found.value, platform, assertedAmount, quoteId, now });
  if (!started.ok) return started;
  const { paymentId, started: at } = started.value;
  return done(at.redirectUrl ?? paymentLinkPath(visit.slug, { for: secret, open: paymentId }));
}

/** What the page showed, in hundredths: compared, never trusted. What is no amount agrees with none. */
function amountOf(form: FormData): bigint {
  const written = typed(form, "amount");
  return /^\d{1,15}$/.test(written) ? BigInt(written) : -1n;
}

const choosePlatform = refuse({
  code: "choose_platform",
  message: `Choose ${labelsOfAll()}.`,
  status: 422,
});

/** These say all there is to say by themselves. */
const plain = new Set(["choose_platform", "stale_form", "too_many", "unknown_link"]);

function problemFor({ code, message, status }: Refusal, platform: GatewayName | undefined): LinkProblem {
  if (plain.has(code)) return { message, status };
  const about = {
    platform: platform ? gatewayFacts[platform].label : "The payment platform",
    currency: "this currency",
    price: "",
    walletShare: null,
    walletCurrency: null,
  };
  return { message: payerProblem({ code, said: message }, about)?.words ?? message, status };
}

/** The customer asks somebody else to pay, or takes that back. */
export async function takeCustomerAction(
  visit: LinkVisit & { user: CurrentUser },
  form: FormData,
): Promise<LinkProblem> {
  const ours = checkFormToken(visit.request, form);
  const intent = typed(form, "intent");
  const next = !ours.ok
    ? ours
    : intent === "ask"
      ? await ask(visit, form)
      : intent === "cancel"
        ? await cancel(visit, form)
        : notUnderstood;
  if (next.ok) throw redirect(next.value, 303);
  const { message, status } = next.refusal;
  return { message, status };
}

async function ask(visit: LinkVisit & { user: CurrentUser }, form: FormData): Promise<Outcome<string>> {
  const { user, address, now } = visit;
  const filled = [...form].filter(([, value]) => value !== "");
  const repeated = new Set(filled.map(([name]) => name)).size < filled.length;
  const input = purchaseForm.safeParse(Object.fromEntries(filled));
  if (repeated || !input.success || input.data.is_cart) return notUnderstood;
  const read = readPurchase(input.data, { user, now, cartCurrency: null });
  if (!read.ok) return read;
  const { what, currency, couponCode = null, billing, purchaseId } = read.value;
  const [configuration, ...others] = "configurations" in what ? what.configurations : [];
  if (!configuration || others.length > 0) return notUnderstood;
  const allowed = couponCode
    ? await limitGuesses({ code: couponCode, address, userId: user.id, now })
    : done(null);
  if (!allowed.ok) return allowed;
  const link = await createPaymentLink({
    customer: user,
    createdBy: user,
    configuration,
    currency,
    couponCode,
    billing,
    purchaseId,
    now,
  });
  if (!link.ok) return link;
  const way = await makeWayForPayer(read.value);
  if (!way.ok) return way;
  return done(`${askPath(link.value)}&asked=${link.value.id}#asked`);
}

async function cancel(visit: LinkVisit & { user: CurrentUser }, form: FormData): Promise<Outcome<string>> {
  const { user, url, now, service } = visit;
  const revoked = await revokePaymentLink({ userId: user.id, linkId: typed(form, "link_id"), now });
  if (!revoked.ok) return revoked;
  const kept = new URLSearchParams(url.searchParams);
  for (const field of ["serviceBuyLink", "pay", "quote", "asked"]) kept.delete(field);
  kept.set("later", "1");
  kept.set("withdrawn", "1");
  return done(`${paymentLinkPath(service.slug, kept)}#own-links`);
}
