import { openAtGateway, type PaymentStarted } from "#app/checkout/open-at-gateway.server.ts";
import { checkOffered } from "#app/checkout/plan-purchase.server.ts";
import { planPayment } from "#app/checkout/payment-plan.ts";
import { payWithinMs } from "#app/checkout/purchase.ts";
import { freshRate } from "#app/currencies/exchange-rates.server.ts";
import { stepOf } from "#app/money/step.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import type { Platform } from "#app/payments/gateway.ts";
import { gateway } from "#app/payments/gateways.server.ts";
import { premiumApplies } from "#app/payments/platforms.ts";
import { createPayment, type Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { refuse, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { hasOpenHold } from "#app/wallet/hold-funds.server.ts";

export type TopUp = {
  user: CurrentUser;
  /** What the wallet is to receive, in hundredths; the platform's premium comes on top. */
  amount: bigint;
  currency: string;
  platform: Platform;
  /** Made with the page, so that Add funds pressed twice is one payment: it becomes the payment's id. */
  topUpId: string;
  now: Date;
};

/**
 * Opens a payment into the customer's wallet. Refuses with `invalid_amount`, `wallet_currency`,
 * `platform_not_offered`, `payment_gone`, `gateway_unreachable`, and what the gateway refuses.
 */
export async function startTopUp(topUp: TopUp): Promise<Outcome<PaymentStarted>> {
  const { user, amount, currency, platform, topUpId, now } = topUp;
  const earlier = await findPayment(db, topUpId);
  if (earlier) return isSame(earlier, topUp) ? openAtGateway(earlier, user, now) : changed;
  const rate = await freshRate(currency, now);
  if (!rate.ok) return rate;
  const step = stepOf(currency);
  if (amount <= 0n || amount > amountMax || amount % step !== 0n) return invalidAmount;
  const held = await otherCurrencyHeld(user.id, currency);
  if (held) return otherCurrency(held);
  const offered = checkOffered(platform, currency);
  if (!offered.ok) return offered;
  const plan = planPayment({
    price: amount,
    step,
    balance: 0n,
    useWallet: false,
    premiumApplies: premiumApplies({ country: user.country, currency }),
    minimumCharge: gateway(platform).minimumCharge(currency),
  });
  if (!plan) return invalidAmount;
  const attempt = {
    id: topUpId,
    userId: user.id,
    purpose: "top_up" as const,
    orderId: null,
    platform,
    currency,
  };
  const expiresAt = new Date(now.getTime() + payWithinMs);
  const created = await createOnce(
    { ...attempt, amount: plan.charged, premium: plan.premium, expiresAt },
    now,
  );
  return isSame(created, topUp) ? openAtGateway(created, user, now) : changed;
}

/** The currency of a wallet that cannot take this one: money is in it, or set aside and may come back to it. */
async function otherCurrencyHeld(userId: string, currency: string): Promise<string | null> {
  const balance = await walletBalance(db, userId);
  if (!balance || balance.currency === currency) return null;
  return balance.amount > 0n || (await hasOpenHold(db, userId)) ? balance.currency : null;
}

/** More than anything we sell costs, in hundredths, and still exact in every program that reads it. */
const amountMax = 1_000_000_000_000n;

async function createOnce(attempt: Parameters<typeof createPayment>[1], now: Date): Promise<Payment> {
  try {
    return await createPayment(db, attempt, now);
  } catch (error) {
    // A twin of this request was faster.
    const twins = await findPayment(db, attempt.id);
    if (twins) return twins;
    throw error;
  }
}

function isSame(payment: Payment, { user, amount, currency, platform }: TopUp): boolean {
  return (
    payment.userId === user.id &&
    payment.purpose === "top_up" &&
    payment.platform === platform &&
    payment.currency === currency &&
    payment.amount - payment.premium === amount
  );
}

const changed = refuse({
  code: "payment_gone",
  message: "This page has started another payment before. Please reload it.",
  status: 409,
});

const invalidAmount = refuse({
  code: "invalid_amount",
  message: "This amount cannot be added. Please choose another.",
  status: 422,
  field: "amount",
});

function otherCurrency(held: string): Outcome<never> {
  return refuse({
    code: "wallet_currency",
    message: `Your wallet is in ${held}. Add funds in ${held}, or change your wallet's currency first.`,
    status: 409,
    field: "currency",
  });
}
