import { eq } from "drizzle-orm";

import { worthInUsd } from "#app/currencies/worth-in-usd.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { dayMs } from "#app/platform/dates.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { walletOf } from "#app/wallet/accounts.ts";
import { type Adjustment, movedAlone } from "#app/wallet/adjustments.server.ts";
import { lockWallet, walletBalance } from "#app/wallet/balance.server.ts";
import { creditWallet } from "#app/wallet/credit-wallet.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { queueAdjustmentMail } from "#app/wallet/send-adjustment-mail.server.ts";
import { walletAdjustments } from "#app/wallet/tables.server.ts";
import type { Currency } from "#app/money/currency.ts";

const adjustmentKind = "adjustment";

export type AskedAdjustment = Omit<Adjustment, "state" | "decidedBy" | "decidedAt" | "declineReason">;

/** The caller has locked the customer's adjustments. */
export async function recordAdjustment(tx: Transaction, asked: AskedAdjustment): Promise<Adjustment> {
  const [recorded] = await tx
    .insert(walletAdjustments)
    .values({ ...asked, state: "waiting" })
    .returning();
  if (!recorded) throw new Error("an adjustment that was inserted is returned");
  return recorded;
}

/**
 * True if this and the member's moves within a day, in all wallets, exceed the limit, or no rate is known. The caller
 * holds the member's lock.
 */
export async function needsSecondPerson(tx: Transaction, asked: AskedAdjustment): Promise<boolean> {
  const { amount, currency, askedBy, askedAt: now } = asked;
  const moved = await movedAlone(tx, { askedBy, since: new Date(now.getTime() - dayMs) });
  const worth = await worthInUsd(tx, [...moved, { amount, currency }], now);
  return worth === null || worth > BigInt(env().WALLET_APPROVAL_ABOVE_USD) * 100n;
}

/** Once. `decidedBy`: the second person, if needed. Refuses: `wallet_other_currency`, `wallet_too_small`. */
export async function makeAdjustment(
  tx: Transaction,
  adjustment: Adjustment,
  { decidedBy, now }: { decidedBy: string | null; now: Date },
): Promise<Outcome<Adjustment>> {
  const moved =
    adjustment.direction === "credit" ? await credit(tx, adjustment, now) : await debit(tx, adjustment, now);
  if (!moved.ok) return moved;
  const decidedAt = decidedBy === null ? null : now;
  const made = { state: "made", decidedBy, decidedAt } as const;
  await tx.update(walletAdjustments).set(made).where(eq(walletAdjustments.id, adjustment.id));
  await queueAdjustmentMail(tx, adjustment.id);
  return done({ ...adjustment, ...made });
}

export async function declineAdjustment(
  tx: Transaction,
  id: string,
  declined: { decidedBy: string; declineReason: string; now: Date },
): Promise<void> {
  const { decidedBy, declineReason, now: decidedAt } = declined;
  await tx
    .update(walletAdjustments)
    .set({ state: "declined", decidedBy, decidedAt, declineReason })
    .where(eq(walletAdjustments.id, id));
}

async function credit(tx: Transaction, adjustment: Adjustment, now: Date): Promise<Outcome<unknown>> {
  const { id, userId, currency, amount } = adjustment;
  const movement = { kind: adjustmentKind, reference: id, text: textOf(adjustment), now };
  return creditWallet(tx, { ...movement, userId, currency, amount, source: "adjustments" });
}

async function debit(tx: Transaction, adjustment: Adjustment, now: Date): Promise<Outcome<unknown>> {
  const { id, userId, currency, amount } = adjustment;
  await lockWallet(tx, userId);
  const wallet = await walletBalance(tx, userId);
  if (!wallet) return nothingThere;
  if (wallet.currency !== currency) return otherCurrency(wallet.currency);
  if (wallet.amount < amount) return tooSmall(wallet.amount, currency);
  const posting = { source: walletOf(userId), destination: "adjustments", currency, amount } as const;
  const movement = { kind: adjustmentKind, reference: id, text: textOf(adjustment), now };
  return done(await moveFunds(tx, { ...movement, userId, postings: [posting] }));
}

function textOf({ direction, reason }: Adjustment): string {
  const { SITE_NAME } = env();
  return direction === "credit" ? `Added by ${SITE_NAME}: ${reason}` : `Taken off by ${SITE_NAME}: ${reason}`;
}

const nothingThere = refuse({
  code: "wallet_too_small",
  message: "This customer has no wallet, so there is nothing to take off.",
  status: 409,
  field: "amount",
});

function tooSmall(free: bigint, currency: Currency) {
  return refuse({
    code: "wallet_too_small",
    message: `The wallet has ${formatMoney(free, currency)} to spend. What is set aside for orders cannot be taken off.`,
    status: 409,
    field: "amount",
  });
}

function otherCurrency(held: Currency) {
  return refuse({
    code: "wallet_other_currency",
    message: `The wallet is in ${held} by now. Nothing was changed.`,
    status: 409,
  });
}
