import { and, eq } from "drizzle-orm";

import { formatMoney } from "#app/money/format.ts";
import type { Money } from "#app/money/money.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";
import { type Account, heldFor, walletOf } from "#app/wallet/accounts.ts";
import { lockWallet, walletBalance } from "#app/wallet/balance.server.ts";
import { exchangePostings } from "#app/wallet/exchange.ts";
import { findTransfer, moveFunds, type Posting } from "#app/wallet/move-funds.server.ts";
import { walletHolds } from "#app/wallet/tables.server.ts";
import type { Currency } from "#app/money/currency.ts";

type Hold = typeof walletHolds.$inferSelect;

type NewHold = {
  orderId: OrderId;
  userId: UserId;
  currency: Currency;
  amount: bigint;
  /** Set if the order is in another currency. */
  pays?: { currency: Currency; amount: bigint; spread: bigint } | null;
  now: Date;
  text?: string;
};

/**
 * In the wallet's own currency; once per order, again after a void. Refuses: 409 `wallet_other_currency`,
 * `wallet_too_small` (also without a wallet).
 */
export async function holdFunds(tx: Db, hold: NewHold): Promise<Outcome<null>> {
  const { orderId, userId, currency, amount, pays, now } = hold;
  await lockWallet(tx, userId);
  const earlier = await findHold(tx, orderId);
  if (earlier && earlier.state !== "voided") return sameHold(earlier, hold);
  const wallet = await walletBalance(tx, userId);
  if (wallet && wallet.currency !== currency) return otherCurrency(wallet.currency, currency);
  if (!wallet || wallet.amount < amount) return tooSmall(amount, currency);

  await moveFunds(tx, {
    kind: "hold",
    reference: holdReference(orderId, (await timesHeld(tx, orderId)) + 1),
    userId,
    text: hold.text ?? "Set aside for an order",
    now,
    postings: [{ source: walletOf(userId), destination: heldFor(userId), currency, amount }],
  });
  const [paysCurrency, paysAmount] = [pays?.currency ?? null, pays?.amount ?? null];
  const becomes = { paysCurrency, paysAmount, spread: pays?.spread ?? null };
  const held = { userId, currency, amount, ...becomes, state: "held" as const, changedAt: now };
  await tx
    .insert(walletHolds)
    .values({ orderId, ...held })
    .onConflictDoUpdate({ target: walletHolds.orderId, set: held });
  return done(null);
}

/** Returns false if there is no hold, or it was posted or voided before. */
export async function postHold(
  tx: Db,
  orderId: OrderId,
  now: Date,
  destination: Account = "sales",
): Promise<boolean> {
  return resolveHold(tx, { orderId, state: "posted", now, destination, text: "Paid for an order" });
}

/** Returns false if there was nothing to void. */
export async function voidHold(tx: Db, orderId: OrderId, now: Date): Promise<boolean> {
  return resolveHold(tx, { orderId, state: "voided", now, text: "Returned: the order was not paid" });
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

/** Locks the wallet before the hold, like `holdFunds`, to avoid deadlocks. */
async function resolveHold(
  tx: Db,
  resolution: {
    orderId: OrderId;
    state: "posted" | "voided";
    now: Date;
    destination?: Account;
    text: string;
  },
): Promise<boolean> {
  const { orderId, state, now, text } = resolution;
  const seen = await findHold(tx, orderId);
  if (!seen) return false;
  await lockWallet(tx, seen.userId);
  const [hold] = await tx
    .update(walletHolds)
    .set({ state, changedAt: now })
    .where(and(eq(walletHolds.orderId, orderId), eq(walletHolds.state, "held")))
    .returning();
  if (!hold) return false;
  const { userId } = hold;
  await moveFunds(tx, {
    kind: state === "posted" ? "hold_posted" : "hold_voided",
    reference: holdReference(orderId, await timesHeld(tx, orderId)),
    userId,
    text,
    now,
    postings: postingsOf(hold, resolution.destination ?? walletOf(userId)),
  });
  return true;
}

/** Released money keeps its currency; only payments convert. */
function postingsOf(hold: Hold, destination: Account): Posting[] {
  const { userId, currency, amount, paysCurrency, paysAmount, spread, state } = hold;
  const source = heldFor(userId);
  if (state !== "posted" || paysCurrency === null || paysAmount === null)
    return [{ source, destination, currency, amount }];
  const changed = {
    from: currency,
    given: amount,
    spread: spread ?? 0n,
    to: paysCurrency,
    received: paysAmount,
  };
  return exchangePostings(changed, { source, destination });
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

/** Above one if a voided hold was taken again. */
async function timesHeld(tx: Db, orderId: OrderId): Promise<number> {
  let times = 0;
  while (await findTransfer(tx, "hold", holdReference(orderId, times + 1))) times += 1;
  return times;
}

function holdReference(orderId: OrderId, time: number): string {
  return `${orderId}:${time}`;
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
