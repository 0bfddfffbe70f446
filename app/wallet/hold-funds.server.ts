import { and, eq } from "drizzle-orm";

import { formatMoney } from "#app/money/format.ts";
import type { Money } from "#app/money/money.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";
import type { Account } from "#app/wallet/accounts.ts";
import { lockWallet, walletBalance } from "#app/wallet/balance.server.ts";
import { walletHolds } from "#app/wallet/tables.server.ts";
import { endHold, type Hold, lockHold, type NewHold, takeHold } from "#app/wallet/write-hold.server.ts";
import type { Currency } from "#app/money/currency.ts";

/**
 * In the wallet's own currency; once per order, again after a void. Refuses: 409 `wallet_other_currency`,
 * `wallet_too_small` (also without a wallet).
 */
export async function holdFunds(tx: Db, hold: NewHold): Promise<Outcome<null>> {
  if (await takeHold(tx, hold)) return done(null);
  const { orderId, userId, currency, amount } = hold;
  await lockWallet(tx, userId);
  const earlier = await findHold(tx, orderId);
  if (earlier && earlier.state !== "voided") return sameHold(earlier, hold);
  const wallet = await walletBalance(tx, userId);
  if (wallet && wallet.currency !== currency) return otherCurrency(wallet.currency, currency);
  if (!wallet || wallet.amount < amount) return tooSmall(amount, currency);
  const taken = await takeHold(tx, hold);
  invariant(taken, `the money for order ${orderId}, which came in just now, can be held`);
  return done(null);
}

/** Returns false if there is no hold, or it was posted or voided before. */
export async function postHold(
  tx: Db,
  orderId: OrderId,
  now: Date,
  destination: Account = "sales",
): Promise<boolean> {
  return resolveHold(tx, orderId, { spentOn: destination, now });
}

/** Returns false if there was nothing to void. */
export async function voidHold(tx: Db, orderId: OrderId, now: Date): Promise<boolean> {
  return resolveHold(tx, orderId, { spentOn: null, now });
}

/** In the wallet's own currency. */
export async function heldByOrder(tx: Db, orderId: OrderId): Promise<Money | null> {
  const hold = await findHold(tx, orderId);
  return hold?.state === "held" ? { amount: hold.amount, currency: hold.currency } : null;
}

export async function hasOpenHold(tx: Db, userId: UserId): Promise<boolean> {
  const [open] = await tx
    .select({ orderId: walletHolds.orderId })
    .from(walletHolds)
    .where(and(eq(walletHolds.userId, userId), eq(walletHolds.state, "held")))
    .limit(1);
  return open !== undefined;
}

async function resolveHold(
  tx: Db,
  orderId: OrderId,
  end: { spentOn: Account | null; now: Date },
): Promise<boolean> {
  const hold = await lockHold(tx, orderId);
  if (hold?.state !== "held") return false;
  await endHold(tx, hold, end);
  return true;
}

async function findHold(tx: Db, orderId: OrderId): Promise<Hold | undefined> {
  const [hold] = await tx.select().from(walletHolds).where(eq(walletHolds.orderId, orderId));
  return hold;
}

function sameHold(earlier: Hold, { userId, currency, amount, pays }: NewHold) {
  const same =
    earlier.userId === userId &&
    earlier.currency === currency &&
    earlier.amount === amount &&
    earlier.paysAmount === (pays?.amount ?? null);
  invariant(same, `order ${earlier.orderId} holds what it held the first time`);
  return done(null);
}

function tooSmall(amount: bigint, currency: Currency): Refused {
  return refuse({
    code: "wallet_too_small",
    message: `Your wallet no longer has ${formatMoney(amount, currency)} to spend. Please look at the payment again.`,
    status: 409,
  });
}

function otherCurrency(held: Currency, wanted: Currency): Refused {
  return refuse({
    code: "wallet_other_currency",
    message: `Your wallet is in ${held}, not in ${wanted}. Please look at the payment again.`,
    status: 409,
  });
}
