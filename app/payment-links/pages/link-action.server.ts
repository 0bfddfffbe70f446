import { href, redirect } from "react-router";
import { z } from "zod";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { linkOfVisit } from "#app/payment-links/pages/load-payer.server.ts";
import { type LinkVisit, type PayerVisit, visitOf } from "#app/payment-links/pages/link-visit.server.ts";
import { createPaymentLink } from "#app/payment-links/pages/create-payment-link.server.ts";
import { makeWayForPayer } from "#app/payment-links/pages/make-way-for-payer.server.ts";
import { startByLink } from "#app/checkout/pay-by-link.server.ts";
import { payLinkFromWallet } from "#app/payment-links/pages/pay-link-from-wallet.server.ts";
import { payerFields, receiptFields } from "#app/payment-links/payer.ts";
import { paymentOfLink } from "#app/payment-links/pages/payment-link-outcome.server.ts";
import { askForReceipt } from "#app/payment-links/pages/ask-for-receipt.server.ts";
import { keepPayer, type Payer } from "#app/payments/record-payer.server.ts";
import { payerProblem } from "#app/checkout/pay/payer-problem.ts";
import { askPath, paymentLinkPath } from "#app/payment-links/payment-link.ts";
import { revokePaymentLink } from "#app/payment-links/pages/revoke-payment-link.server.ts";
import { readPurchaseForm } from "#app/checkout/purchase-box/purchase-form.server.ts";
import { readPurchase } from "#app/checkout/wire/wire-purchase.server.ts";
import { limitGuesses } from "#app/coupons/limit-coupon-guesses.server.ts";
import { hidden, noFields } from "#app/forms/fields.ts";
import { formAction, leadTo, type Visit } from "#app/forms/form-action.server.ts";
import {
  gatewayFacts,
  type GatewayName,
  gatewayNames,
  labelsOfAll,
} from "#app/payments/gateways/gateway-registry.ts";
import { db } from "#app/platform/db.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, type Refusal, refuse, type Refused } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { unknownCurrency } from "#app/currencies/rate-rules.ts";

type PayerOfLink = PayerVisit & { secret: string };
type Customer = LinkVisit & { user: CurrentUser };

/** The price that the page showed: compared, never trusted. What is no amount agrees with none. */
const priceShown = {
  amount: hidden.transform((sent) => (/^\d{1,15}$/.test(sent) ? BigInt(sent) : -1n)),
  quote_id: hidden.transform((sent) => sent.slice(0, 200) || null),
};

/** Who pays for somebody else needs no account; who asks for that is signed in. */
export const linkAction = formAction(asPayerOrCustomer, (on) => ({
  pay: on({
    schema: payerFields.safeExtend({
      gateway: z.enum(gatewayNames, `Choose ${labelsOfAll()}.`),
      ...priceShown,
    }),
    async run({ fields, who: visitor }) {
      if (!("secret" in visitor)) return notUnderstood;
      const { gateway, amount, quote_id: quoteId, payer_name: name, payer_email: email } = fields;
      const asked = { gateway, assertedAmount: amount, quoteId, payer: { name, email } };
      const started = await startForPayer(visitor, asked);
      return started.ok ? redirect(started.value, 303) : forPayer(started.refusal, gateway);
    },
  }),
  receipt: on({
    schema: receiptFields,
    async run({ fields: { payer_name: name, payer_email: email }, who: visitor }) {
      const found = "secret" in visitor ? await linkOfVisit(visitor, visitor.secret) : notUnderstood;
      if (!found.ok) return found;
      const { searchParams, pathname, search } = visitor.url;
      const payment = await paymentOfLink(
        found.value,
        searchParams.get("payment") ?? searchParams.get("open"),
      );
      if (!payment) return notUnderstood;
      await askForReceipt(payment.id, { name, email });
      return redirect(pathname + search, 303);
    },
  }),
  wallet: on({
    schema: z.object(priceShown),
    async run({ fields: { amount: assertedPrice, quote_id: quoteId }, who: payer }) {
      const found = "secret" in payer ? await linkOfVisit(payer, payer.secret) : notUnderstood;
      if (!found.ok) return found;
      const { user, now } = payer;
      const paid = await payLinkFromWallet({ link: found.value, user, assertedPrice, quoteId, now });
      return leadTo(paid, ({ orderId }) => href("/account/orders/:orderId", { orderId }));
    },
  }),
  ask: on({
    schema: noFields,
    async run({ form, who: customer }) {
      const asked = "service" in customer ? await ask(customer, form) : notUnderstood;
      if (asked.ok) return redirect(asked.value, 303);
      // The fields are those of the payment dialog, which is not open here.
      const { code, message, status } = asked.refusal;
      return refuse({ code, message, status });
    },
  }),
  cancel: on({
    schema: z.object({ link_id: hidden }),
    async run({ fields: { link_id: linkId }, who: customer }) {
      if (!("service" in customer)) return notUnderstood;
      const { user, now } = customer;
      return leadTo(await revokePaymentLink({ userId: user.id, linkId, now }), () => withdrawnPath(customer));
    },
  }),
}));

async function asPayerOrCustomer(asked: Visit): Promise<PayerOfLink | Customer> {
  const visit = await visitOf(asked);
  if ("secret" in visit) return visit;
  const { user, url } = visit;
  if (!user) throw redirect(logInPath(url.pathname + url.search), 303);
  return { ...visit, user };
}

type StartAsked = {
  gateway: GatewayName;
  assertedAmount: bigint;
  quoteId: string | null;
  payer: Payer;
};

async function startForPayer(
  visitor: PayerOfLink,
  { payer: said, ...asked }: StartAsked,
): Promise<Outcome<string>> {
  const { slug, secret, now } = visitor;
  const found = await linkOfVisit(visitor, secret);
  if (!found.ok) return found;
  const started = await startByLink({ link: found.value, ...asked, now });
  if (!started.ok) return started;
  const { paymentId, started: at } = started.value;
  await keepPayer(db, paymentId, said);
  return done(at.redirectUrl ?? paymentLinkPath(slug, { for: secret, open: paymentId }));
}

const plain = new Set(["too_many", "unknown_link"]);

function forPayer(refusal: Refusal, gateway: GatewayName): Refused {
  const { code, message, status } = refusal;
  if (plain.has(code)) return refuse(refusal);
  const about = {
    gateway: gatewayFacts[gateway].label,
    currency: "this currency",
    price: "",
    walletShare: null,
    walletCurrency: null,
  };
  return refuse({ code, message: payerProblem({ code, said: message }, about)?.text ?? message, status });
}

/** The customer asks somebody else to pay. */
async function ask(customer: Customer, form: FormData): Promise<Outcome<string>> {
  const { user, address, now } = customer;
  const input = readPurchaseForm(form);
  if (!input.ok) return input;
  if (input.value.is_cart) return notUnderstood;
  const read = await readPurchase(input.value, { user, now });
  if (!read.ok) return read;
  const { what, currency, couponCode = null, billing, purchaseId } = read.value;
  if (currency === null) return refuse(unknownCurrency);
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

function withdrawnPath({ url, service }: Customer): string {
  const kept = new URLSearchParams(url.searchParams);
  for (const field of ["serviceBuyLink", "pay", "quote", "asked"]) kept.delete(field);
  kept.set("later", "1");
  kept.set("withdrawn", "1");
  return `${paymentLinkPath(service.slug, kept)}#own-links`;
}
