import { createHash } from "node:crypto";

import { limitStarts } from "#app/checkout/start/limit-starts.server.ts";
import { openAtGateway, type PaymentStarted } from "#app/checkout/start/open-at-gateway.server.ts";
import { checkOffered } from "#app/checkout/start/quote-and-split.server.ts";
import { splitPayment } from "#app/checkout/pay/payment-split.ts";
import { payWithinMs } from "#app/checkout/purchase.ts";
import { freshRate } from "#app/currencies/exchange-rates.server.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { endUnopened } from "#app/checkout/settle/give-up-payment.server.ts";
import { findPayment, findPayments } from "#app/payments/find-payment.server.ts";
import { connectedGateway } from "#app/payments/gateways/gateway-registry.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { premiumApplies } from "#app/payments/premium-applies.ts";
import { createPayment, endedUnopened, isOpenAt, type Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { PaymentId, type UserId } from "#app/platform/ids.ts";
import { refuse, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { hasOpenHold } from "#app/wallet/hold-funds.server.ts";
import type { Currency } from "#app/money/currency.ts";

export type TopUp = {
  user: CurrentUser;
  /** What the wallet is to receive, in hundredths; the gateway's premium comes on top. */
  amount: bigint;
  currency: Currency;
  gateway: GatewayName;
  /** Created with the page and used as the payment's id, so pressing twice pays once. */
  topUpId: PaymentId;
  now: Date;
};

/**
 * Refuses: `too_many`, `currency_paused`, `invalid_amount`, `wallet_currency`, `platform_not_offered`, `payment_gone`,
 * `gateway_unreachable`, and as the gateway.
 */
export async function startTopUp(topUp: TopUp): Promise<Outcome<PaymentStarted>> {
  const { user, amount, currency, gateway, now } = topUp;
  const counted = await limitStarts({ userId: user.id });
  if (!counted.ok) return counted;
  const { id, earlier } = await attemptOf(topUp);
  if (id === null || (earlier && !isSame(earlier, topUp))) return changed;
  if (earlier) return openAtGateway(earlier, { user, now });
  const rate = await freshRate(currency, now);
  if (!rate.ok) return rate;
  const minorUnit = minorUnitOf(currency);
  if (amount <= 0n || amount > amountMax || amount % minorUnit !== 0n) return invalidAmount;
  const held = await otherCurrencyHeld(user.id, currency);
  if (held) return otherCurrency(held);
  const offered = checkOffered(gateway, currency);
  if (!offered.ok) return offered;
  const split = splitPayment({
    price: amount,
    minorUnit,
    balance: 0n,
    useWallet: false,
    premiumApplies: premiumApplies({ country: user.country, currency }),
    minimumCharge: connectedGateway(gateway).minimumCharge(currency),
  });
  if (!split) return invalidAmount;
  const attempt = {
    id,
    userId: user.id,
    purpose: "top_up" as const,
    orderId: null,
    gateway,
    currency,
  };
  const expiresAt = new Date(now.getTime() + payWithinMs);
  const created = await createOnce(
    { ...attempt, amount: split.charged, premium: split.premium, expiresAt },
    now,
  );
  return isSame(created, topUp) ? openAtGateway(created, { user, now }) : changed;
}

/** How often one page's press is tried again, where the gateway did not answer. */
const attemptsMax = 10;

/** Repeated presses share one attempt, or the next if the gateway never opened it. Null when all are used up. */
async function attemptOf(topUp: TopUp): Promise<{ id: PaymentId | null; earlier: Payment | null }> {
  const ids = Array.from({ length: attemptsMax }, (_, time) => attemptId(topUp.topUpId, time));
  const known = new Map((await findPayments(db, ids)).map((payment) => [payment.id, payment]));
  const first = ids[0] && known.get(ids[0]);
  // The id belongs to another customer, or to a request for something else.
  if (first && !isSame(first, topUp)) return { id: first.id, earlier: first };
  const lastId = ids.findLast((id) => known.has(id));
  const last = lastId && known.get(lastId);
  if (last?.state === "created" && !isOpenAt(last, topUp.now)) await endUnopened(last, topUp.now);
  const isOver = last && (endedUnopened(last) || (last.state === "created" && !isOpenAt(last, topUp.now)));
  if (last && !isOver) return { id: last.id, earlier: last };
  return { id: ids[known.size] ?? null, earlier: null };
}

function attemptId(topUpId: PaymentId, time: number): PaymentId {
  if (time === 0) return topUpId;
  const digest = createHash("sha256").update(`top-up ${topUpId} ${time}`).digest("hex");
  // The digits that say that it is a made-up one, as RFC 9562 has them.
  const digits = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return PaymentId.parse(digits.join("-"));
}

/** Set while money in another currency is in the wallet, or reserved and may come back. Null when none is. */
async function otherCurrencyHeld(userId: UserId, currency: Currency): Promise<Currency | null> {
  const balance = await walletBalance(db, userId);
  if (!balance || balance.currency === currency) return null;
  return balance.amount > 0n || (await hasOpenHold(db, userId)) ? balance.currency : null;
}

/** Above anything we sell, in hundredths, and exact in every program that reads it. */
const amountMax = 1_000_000_000_000n;

async function createOnce(attempt: Parameters<typeof createPayment>[1], now: Date): Promise<Payment> {
  try {
    return await createPayment(db, attempt, now);
  } catch (error) {
    // A duplicate request was first.
    const twins = await findPayment(db, attempt.id);
    if (twins) return twins;
    throw error;
  }
}

function isSame(payment: Payment, { user, amount, currency, gateway }: TopUp): boolean {
  return (
    payment.userId === user.id &&
    payment.purpose === "top_up" &&
    payment.gateway === gateway &&
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

function otherCurrency(held: Currency): Outcome<never> {
  return refuse({
    code: "wallet_currency",
    message: `Your wallet is in ${held}. Add funds in ${held}, or change your wallet’s currency first.`,
    status: 409,
    field: "currency",
  });
}
