import { redirect } from "react-router";

import { checkFormToken } from "#app/accounts/form-token.server.ts";
import { safeNext } from "#app/accounts/safe-next.ts";
import { cartCurrency } from "#app/cart/cart-currency.server.ts";
import { buyWithWallet } from "#app/checkout/buy-with-wallet.server.ts";
import type { PaymentStarted } from "#app/checkout/open-at-gateway.server.ts";
import { startPayment } from "#app/checkout/start-payment.server.ts";
import { limitGuesses } from "#app/coupons/guess-limit.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, type Refusal } from "#app/platform/outcome.ts";
import {
  type CurrentUser,
  currentUserContext,
  visitorAddressContext,
} from "#app/platform/request-context.ts";
import { purchaseForm } from "#app/routes/calls/purchase-form.server.ts";
import { readPlatform, readPurchase } from "#app/routes/calls/wire-purchase.server.ts";
import { readForm } from "#app/routes/shell/read-form.server.ts";

import type { Route } from "./+types/purchase.ts";

/**
 * The form post of spec section 7. It works without JavaScript: 303 to the dashboard, to where the customer pays,
 * or back to the form with its error. What is bought is priced anew, whatever the form says.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const user = context.get(currentUserContext);
  const form = await readForm(request);
  const back = safeNext(String(form.get("back") ?? ""), "/service/cart");
  if (!user) return redirect(`/account/login/?next=${encodeURIComponent(back)}`, 303);
  const token = checkFormToken(request, form);
  const next = token.ok ? await buy(form, user, context.get(visitorAddressContext)) : token;
  return redirect(next.ok ? next.value : withProblem(back, next.refusal), 303);
}

export function loader() {
  return redirect("/service/", 303);
}

/** Where the browser goes next. */
async function buy(form: FormData, user: CurrentUser, address: string): Promise<Outcome<string>> {
  const filled = [...form].filter(([, value]) => value !== "");
  const repeated = new Set(filled.map(([name]) => name)).size < filled.length;
  const input = purchaseForm.safeParse(Object.fromEntries(filled));
  if (repeated || !input.success) return notUnderstood;
  const now = new Date();
  const purchase = readPurchase(input.data, { user, now, cartCurrency: await cartCurrency(user.id) });
  if (!purchase.ok) return purchase;
  const { asserted, ...rest } = purchase.value;
  const code = rest.couponCode;
  const allowed = code ? await limitGuesses({ code, address, userId: user.id, now }) : done(null);
  if (!allowed.ok) return allowed;
  if (input.data.make_payment_with_wallet) {
    const { useWallet: _always, ...byWallet } = rest;
    const bought = await buyWithWallet({ ...byWallet, assertedPrice: asserted });
    return bought.ok ? done(`/account/dashboard/?order=${bought.value.orderId}`) : bought;
  }
  const platform = readPlatform(input.data.payment_platform);
  if (!platform.ok) return platform;
  const started = await startPayment({ ...rest, platform: platform.value, assertedAmount: asserted });
  return started.ok ? done(payPage(started.value)) : started;
}

/** A platform's own page where it has one, else ours, which opens the platform's window. */
function payPage({ paymentId, started }: PaymentStarted): string {
  return started.redirectUrl ?? `/service/pay/${paymentId}`;
}

function withProblem(path: string, refusal: Refusal): string {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.set("problem", refusal.code);
  // A price that has changed is shown anew, and the quote that fixed the old one is let go.
  if (refusal.code === "price_changed") url.searchParams.delete("quote");
  return url.pathname + url.search;
}
