import type { Money } from "#app/money/money.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { newId, RefundId, type UserId } from "#app/platform/ids.ts";
import { oweRefund } from "#app/refunds/send-refund.server.ts";
import { findPayment, lockPayment } from "#app/payments/find-payment.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { roundHalfUpTo } from "#app/money/rounding.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { listCredited, type CreditedMoney } from "#app/payments/list-credited.server.ts";
import { markUnapplied } from "#app/payments/record-payment.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { lockWallet, walletBalance } from "#app/wallet/balance.server.ts";
import { creditsSinceConversion } from "#app/wallet/credits-since-conversion.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { walletOf } from "#app/wallet/accounts.ts";
import type { Currency } from "#app/money/currency.ts";

export type Sendable = {
  reference: string;
  cause: "credit" | "top_up";
  text: string;
  /** `part` leaves the wallet; `amount` adds a top-up's share of the premium. */
  part: bigint;
  amount: bigint;
  takenBefore: bigint;
  currency: Currency;
  at: Date;
  money: CreditedMoney;
};

/**
 * Newest first; each up to the wallet's balance, because money has no marks. Not after a currency conversion: nobody
 * should profit from two rates.
 */
export async function listSendable(
  userId: UserId,
  balance: Money | null | Promise<Money | null> = walletBalance(db, userId),
): Promise<Sendable[]> {
  const wallet = await balance;
  if (!wallet) return [];
  const credited = (await listCredited(db, userId)).filter(
    ({ inWallet, taken, refusedOnce, currency }) =>
      least(inWallet - taken, wallet.amount) > 0n && !refusedOnce && currency === wallet.currency,
  );
  const references = credited.map(({ gatewayPaymentId }) => gatewayPaymentId);
  const unchanged = await creditsSinceConversion(db, userId, references);
  return credited.flatMap((money) => {
    const { gatewayPaymentId: reference, cause, currency, at } = money;
    if (!unchanged.has(reference)) return [];
    const takenBefore = money.taken;
    const part = least(money.inWallet - takenBefore, wallet.amount);
    const text = cause === "top_up" ? "Funds you added" : "A payment that came late or a second time";
    const amount = part + premiumOf(money, part);
    return [{ reference, cause, text, part, amount, takenBefore, currency, at, money }];
  });
}

/** Limits refunds per payment: each is a request to the gateway. */
const partsMax = 10;

/** Refuses: `already_spent`, `too_many_parts`. */
export function sendablePart(sendable: Sendable, part: bigint): Outcome<Sendable> {
  const { money, part: most, currency } = sendable;
  if (part > most) return moreThanThere(formatMoney(most, currency));
  if (part < most && money.parts >= partsMax) return tooManyParts;
  return done({ ...sendable, part, amount: part + premiumOf(money, part) });
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** Difference of two shares of the whole, so all parts add up. */
function premiumOf({ premium, inWallet, taken, currency }: CreditedMoney, part: bigint): bigint {
  if (premium === 0n) return 0n;
  const upTo = (sent: bigint) => roundHalfUpTo(premium * sent, inWallet, minorUnitOf(currency));
  return upTo(taken + part) - upTo(taken);
}

type Asked = {
  userId: UserId;
  reference: string;
  /** The figures the customer saw; without them, as much as possible. */
  shown?: Pick<Sendable, "part" | "takenBefore">;
  now: Date;
};

/**
 * With a top-up's share of the premium. Once per `shown`: refuses `already_sent`. Also refuses `unknown_payment`,
 * `already_changed`, `invalid_amount`, `too_many_parts`, `already_spent`.
 */
export function sendBack({ userId, reference, shown, now }: Asked): Promise<Outcome<{ refundId: RefundId }>> {
  return allOrNothing(db, async (tx) => {
    const known = await findCredited(tx, userId, reference);
    if (!known) return unknown;
    // Two presses meet here; the second finds the first one's result.
    await lockPayment(tx, known.paymentId);
    await lockWallet(tx, userId);
    const credited = await findCredited(tx, userId, reference);
    if (!credited || credited.refusedOnce) return alreadySent;
    const left = credited.inWallet - credited.taken;
    if (left === 0n || (shown && shown.takenBefore !== credited.taken)) return alreadySent;
    if (!(await creditsSinceConversion(tx, userId, [reference])).has(reference)) return alreadyChanged;
    const wallet = await walletBalance(tx, userId);
    if (wallet?.currency !== credited.currency) return alreadySpent;
    const most = least(left, wallet.amount);
    const part = shown?.part ?? most;
    if (part % minorUnitOf(wallet.currency) !== 0n) return notWhole;
    if (part <= 0n || part > most) return alreadySpent;
    if (part < most && credited.parts >= partsMax) return tooManyParts;
    return done({ refundId: await send(tx, userId, credited, { part, now }) });
  });
}

async function findCredited(
  tx: Transaction,
  userId: UserId,
  reference: string,
): Promise<CreditedMoney | undefined> {
  return (await listCredited(tx, userId)).find(({ gatewayPaymentId }) => gatewayPaymentId === reference);
}

async function send(
  tx: Transaction,
  userId: UserId,
  credited: CreditedMoney,
  { part, now }: { part: bigint; now: Date },
): Promise<RefundId> {
  const { gatewayPaymentId, paymentId, cause, inWallet, taken, currency } = credited;
  const id = newId(RefundId);
  const out = { destination: "refunds" as const, currency };
  const premium = premiumOf(credited, part);
  await moveFunds(tx, {
    kind: "sent_back",
    reference: id,
    userId,
    text: "Sent back the way it came",
    now,
    postings: [
      { ...out, source: walletOf(userId), amount: part },
      ...(premium > 0n ? [{ ...out, source: "premium" as const, amount: premium }] : []),
    ],
  });
  const amount = part + premium;
  await oweRefund(tx, { id, cause, paymentId, userId, gatewayPaymentId, amount, premium, currency }, now);
  const payment = await findPayment(tx, paymentId);
  invariant(payment, `payment ${paymentId} is still there`);
  const isOwn = payment.unapplied !== null && payment.gatewayPaymentId === gatewayPaymentId;
  if (isOwn && taken + part === inWallet) await markUnapplied(tx, payment, "to_refund");
  return id;
}

function moreThanThere(most: string) {
  return refuse({
    code: "already_spent",
    message: `Of this payment ${most} can go back: enter that, or less.`,
    status: 409,
    field: "amount",
  });
}

const tooManyParts = refuse({
  code: "too_many_parts",
  message: `This payment has gone back in ${partsMax} parts already. Send all that is left of it at once.`,
  status: 409,
  field: "amount",
});

const notWhole = refuse({
  code: "invalid_amount",
  message: "This currency is paid in whole amounts, without decimals.",
  status: 422,
  field: "amount",
});

const unknown = refuse({
  code: "unknown_payment",
  message: "This payment is not known.",
  status: 404,
});

const alreadySent = refuse({
  code: "already_sent",
  message: "This money is on its way back already.",
  status: 409,
});

const alreadyChanged = refuse({
  code: "already_changed",
  message: "Money of your wallet was changed into another currency since, so this cannot be sent back.",
  status: 409,
});

const alreadySpent = refuse({
  code: "already_spent",
  message: "Your wallet no longer holds this money, so it cannot be sent back.",
  status: 409,
});
