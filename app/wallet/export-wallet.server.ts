import { asc, eq } from "drizzle-orm";

import { decimal } from "#app/money/decimal.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { adjustmentsOf } from "#app/wallet/adjustments.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { walletHolds } from "#app/wallet/tables.server.ts";
import { walletMovements } from "#app/wallet/wallet-log.server.ts";

const everyLine = 1_000_000;

export async function exportWallet(userId: UserId) {
  const [balance, { movements }, holds, adjustments] = await Promise.all([
    walletBalance(db, userId),
    walletMovements(userId, null, everyLine),
    db
      .select()
      .from(walletHolds)
      .where(eq(walletHolds.userId, userId))
      .orderBy(asc(walletHolds.changedAt), asc(walletHolds.orderId)),
    adjustmentsOf(db, userId, everyLine),
  ]);
  return {
    balance: balance && { amount: decimal(balance.amount), currency: balance.currency },
    log: movements.map(({ at, text, amount, currency, balance: left, fromSetAside }) => ({
      at,
      text,
      amount: decimal(amount),
      currency,
      balance: decimal(left),
      from_set_aside: decimal(fromSetAside),
    })),
    set_aside: holds.map(({ orderId, amount, currency, state, changedAt }) => ({
      order_id: orderId,
      amount: decimal(amount),
      currency,
      state,
      changed_at: changedAt,
    })),
    changed_by_hand: adjustments.map(
      ({ direction, amount, currency, reason, state, askedAt, decidedAt }) => ({
        direction,
        amount: decimal(amount),
        currency,
        reason,
        state,
        asked_at: askedAt,
        decided_at: decidedAt,
      }),
    ),
  };
}
