import { href, redirect } from "react-router";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { checkFormToken } from "#app/forms/form-token.server.ts";
import { safeNext } from "#app/accounts/safe-next.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import type { PaymentStarted } from "#app/checkout/start/open-at-gateway.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { keepTypedBilling } from "#app/checkout/typed-billing.ts";
import { isSameWay, readWay, withWay } from "#app/checkout/pay/payment-method.ts";
import { limitGuesses } from "#app/coupons/limit-coupon-guesses.server.ts";
import { gatewayFromWire } from "#app/payments/gateways/gateway-registry.ts";
import { env } from "#app/platform/env.server.ts";
import { done, type Outcome, type Refusal, refuse } from "#app/platform/outcome.ts";
import {
  type CurrentUser,
  currentUserContext,
  visitorAddressContext,
} from "#app/platform/request-context.ts";
import { type PurchaseInput, readPurchaseForm } from "#app/checkout/purchase-box/purchase-form.server.ts";
import { readBilling } from "#app/checkout/wire/wire-billing.server.ts";
import { readGateway, readPurchase } from "#app/checkout/wire/wire-purchase.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";

import type { Route } from "./+types/purchase-form-action.ts";

/**
 * The form post of spec section 7. It works without JavaScript: 303 to the paid order, to where the customer pays,
 * or back to the form with its error. What is bought is priced again, whatever the form says.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const user = context.get(currentUserContext);
  const form = await readForm(request);
  const back = safeNext(String(form.get("back") ?? ""), "/service/cart");
  if (!user) return redirect(logInPath(back), 303);
  const token = checkFormToken(request, form);
  const input = token.ok ? readPurchaseForm(form) : token;
  if (!input.ok) return redirect(withProblem(back, input.refusal), 303);
  const kept = { status: 303, headers: keptBilling(input.value, user) };
  const shown = backAsShown(back, input.value);
  if (input.value.intent === "show") return redirect(shown.path, kept);
  const next = await buy(input.value, user, context.get(visitorAddressContext));
  if (next.ok) return redirect(next.value, 303);
  return redirect(withProblem(shown.path, shown.changed ? wayOr(next.refusal) : next.refusal), kept);
}

function backAsShown(back: string, input: PurchaseInput): { path: string; changed: boolean } {
  if (input.way_shown == null) return { path: back, changed: false };
  const drawn = readWay(input.way_shown);
  const named = input.payment_platform ? gatewayFromWire(input.payment_platform) : null;
  const shown = { gateway: named ?? drawn.gateway, useWallet: input.is_wallet };
  return { path: withWay(back, shown), changed: !isSameWay(drawn, shown) };
}

/** A different figure after a change of payment method is not a new price. */
function wayOr(refusal: Refusal): Refusal {
  return refusal.code === "price_changed" ? { ...refusal, code: "way_changed" } : refusal;
}

/** Keeps the billing fields when the form comes back. */
function keptBilling(input: PurchaseInput, user: CurrentUser): HeadersInit {
  const billing = readBilling(input, user);
  if (!billing.ok || !billing.value || !input.purchase_id) return {};
  return { "set-cookie": keepTypedBilling(input.purchase_id, billing.value, env().SITE_URL) };
}

export function loader() {
  return redirect("/service/", 303);
}

async function buy(input: PurchaseInput, user: CurrentUser, address: string): Promise<Outcome<string>> {
  // The form was drawn for the wallet, which the customer has since turned off.
  if (input.make_payment_with_wallet && input.way_shown != null && !input.is_wallet) return notByWallet;
  const now = new Date();
  const purchase = await readPurchase(input, { user, now });
  if (!purchase.ok) return purchase;
  const { asserted, ...rest } = purchase.value;
  const code = rest.couponCode;
  const allowed = code ? await limitGuesses({ code, address, userId: user.id, now }) : done(null);
  if (!allowed.ok) return allowed;
  if (input.make_payment_with_wallet) {
    const { useWallet: _always, ...byWallet } = rest;
    const bought = await buyWithWallet({ ...byWallet, assertedPrice: asserted });
    return bought.ok ? done(href("/account/orders/:orderId", { orderId: bought.value.orderId })) : bought;
  }
  const gateway = readGateway(input.payment_platform);
  if (!gateway.ok) return gateway;
  const started = await startPayment({ ...rest, gateway: gateway.value, assertedAmount: asserted });
  return started.ok ? done(payPage(started.value)) : started;
}

const notByWallet = refuse({
  code: "price_changed",
  message: "You no longer pay from the wallet. Please check the new figures.",
  status: 409,
});

/** A gateway's own page where it has one, else ours, which opens the gateway's window. */
function payPage({ paymentId, started }: PaymentStarted): string {
  return started.redirectUrl ?? href("/service/pay/:paymentId", { paymentId });
}

function withProblem(path: string, refusal: Refusal): string {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.set("problem", refusal.code);
  // A price that has changed is shown again, and the quote that fixed the old one is let go.
  if (refusal.code === "price_changed") url.searchParams.delete("quote");
  return url.pathname + url.search;
}
