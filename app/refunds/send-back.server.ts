import { randomUUID } from "node:crypto";

import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { oweRefund } from "#app/refunds/send-refund.server.ts";
import { findPayment, lockPayment } from "#app/payments/find-payment.server.ts";
import { listCredited, type CreditedMoney } from "#app/payments/list-credited.server.ts";
import { markLeftover } from "#app/payments/record-payment.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { lockWallet, walletBalance, type WalletBalance } from "#app/wallet/balance.server.ts";
import { creditsLeftUnchanged } from "#app/wallet/credits-left-unchanged.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { walletOf } from "#app/wallet/accounts.ts";

/** Money in a wallet that can go back to where it came from. `amount` is hundredths of `currency`. */
export type Sendable = {
  reference: string;
  cause: "credit" | "top_up";
  words: string;
  amount: bigint;
  currency: string;
  at: Date;
};

/**
 * The payments that came too late or a second time, or were top-ups, and are in the wallet whole still: newest first.
 * What of it is spent nobody can say of money, so each is offered while the wallet holds that much of its currency. What
 * was in the wallet when money of it was changed is offered no more: nobody cashes in on two rates.
 * Whoever has asked for the balance already hands it on.
 */
export async function listSendable(
  userId: string,
  balance: WalletBalance | null | Promise<WalletBalance | null> = walletBalance(db, userId),
): Promise<Sendable[]> {
  const wallet = await balance;
  if (!wallet) return [];
  const [credited, unchanged] = await Promise.all([
    listCredited(db, userId),
    creditsLeftUnchanged(db, userId),
  ]);
  return credited
    .filter(
      ({ sent, currency, inWallet, gatewayPaymentId }) =>
        !sent && currency === wallet.currency && inWallet <= wallet.amount && unchanged.has(gatewayPaymentId),
    )
    .map(({ gatewayPaymentId, cause, amount, currency, at }) => ({
      reference: gatewayPaymentId,
      cause,
      words: cause === "top_up" ? "Funds you added" : "A payment that came late or a second time",
      amount,
      currency,
      at,
    }));
}

/**
 * Takes a credited payment out of the wallet and sends it back to its source, a top-up with its premium. Once: asked
 * again it refuses with `already_sent`. Refuses `unknown_payment`, `already_changed` and, when the wallet holds less,
 * `already_spent`.
 */
export function sendBack(asked: {
  userId: string;
  reference: string;
  now: Date;
}): Promise<Outcome<{ refundId: string }>> {
  const { userId, reference, now } = asked;
  return allOrNothing(db, async (tx) => {
    const known = await findCredited(tx, userId, reference);
    if (!known) return unknown;
    // Two presses meet here, and the second reads what the first has done.
    await lockPayment(tx, known.paymentId);
    await lockWallet(tx, userId);
    const credited = await findCredited(tx, userId, reference);
    if (!credited || credited.sent) return alreadySent;
    if (!(await creditsLeftUnchanged(tx, userId)).has(reference)) return alreadyChanged;
    const wallet = await walletBalance(tx, userId);
    if (wallet?.currency !== credited.currency || wallet.amount < credited.inWallet) return alreadySpent;
    return done({ refundId: await send(tx, userId, credited, now) });
  });
}

async function findCredited(
  tx: Transaction,
  userId: string,
  reference: string,
): Promise<CreditedMoney | undefined> {
  return (await listCredited(tx, userId)).find(({ gatewayPaymentId }) => gatewayPaymentId === reference);
}

async function send(tx: Transaction, userId: string, credited: CreditedMoney, now: Date): Promise<string> {
  const { gatewayPaymentId, paymentId, cause, amount, inWallet, currency } = credited;
  const id = randomUUID();
  const out = { destination: "refunds" as const, currency };
  const premium = { ...out, source: "premium" as const, amount: amount - inWallet };
  await moveFunds(tx, {
    kind: "sent_back",
    reference: id,
    userId,
    words: "Sent back the way it came",
    now,
    postings: [
      { ...out, source: walletOf(userId), amount: inWallet },
      ...(premium.amount > 0n ? [premium] : []),
    ],
  });
  await oweRefund(tx, { id, cause, paymentId, userId, gatewayPaymentId, amount, currency }, now);
  const payment = await findPayment(tx, paymentId);
  invariant(payment, `payment ${paymentId} is still there`);
  if (payment.leftover !== null && payment.gatewayPaymentId === gatewayPaymentId)
    await markLeftover(tx, payment, "to_refund");
  return id;
}

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
