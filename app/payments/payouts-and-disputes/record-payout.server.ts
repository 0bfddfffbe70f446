import { desc, eq, sql } from "drizzle-orm";

import { formatMoney } from "#app/money/format.ts";
import { gatewayPayouts, lostDisputes } from "#app/payments/tables.server.ts";
import { sumOf } from "#app/money/money.ts";
import { recoverFromWallet } from "#app/payments/payouts-and-disputes/recover-from-wallet.server.ts";
import {
  type Disputable,
  endedByDispute,
  findDisputable,
} from "#app/payments/payouts-and-disputes/lost-dispute.server.ts";
import { changeRefund, lockRefund, type Refund } from "#app/payments/record-refund.server.ts";
import { lockPayment } from "#app/payments/find-payment.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { GatewayAccount } from "#app/payments/gateways/gateway-registry.ts";
import { clearing, type HouseAccount } from "#app/wallet/accounts.ts";
import { accountBalance } from "#app/wallet/balance.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import type { Currency } from "#app/money/currency.ts";

export type Payout = typeof gatewayPayouts.$inferSelect & { gatewayAccount: GatewayAccount };
export type LostDispute = typeof lostDisputes.$inferSelect;

type NewLostDispute = Omit<typeof lostDisputes.$inferInsert, "paymentId" | "gatewayAccount" | "fromWallet">;

type Recorded = "now" | "before";

/** Once per id; the fee leaves the gateway's balance too. Refuses: `more_than_held`, `known_reference`. */
export async function recordPayout(tx: Transaction, payout: Payout): Promise<Outcome<Recorded>> {
  const { id, gatewayAccount, currency, amount, fee, reference } = payout;
  await lockRecords(tx);
  const [earlier] = await tx.select().from(gatewayPayouts).where(eq(gatewayPayouts.id, id));
  if (earlier) return done("before");
  const [inserted] = await tx.insert(gatewayPayouts).values(payout).onConflictDoNothing().returning();
  if (!inserted) return knownReference(reference);
  const held = -(await accountBalance(tx, clearing(gatewayAccount), currency));
  if (amount + fee > held) return moreThanHeld(held, currency);
  await moveFunds(tx, {
    kind: "payout",
    reference: id,
    text: `Paid out as ${reference}`,
    now: payout.recordedAt,
    postings: takenFrom(gatewayAccount, "bank", payout),
  });
  return done("now");
}

/**
 * Once per id. If nothing else of the payment is left, ends its failed refunds and takes the rest from the wallet.
 * Refuses: `unknown_payment`, `more_than_held`, `known_reference`, and as `recoverFromWallet`.
 */
export async function recordLostDispute(
  tx: Transaction,
  lost: NewLostDispute,
): Promise<Outcome<{ lost: LostDispute; state: Recorded }>> {
  await lockRecords(tx);
  const [earlier] = await tx.select().from(lostDisputes).where(eq(lostDisputes.id, lost.id));
  if (earlier) return done({ lost: earlier, state: "before" });
  const known = await findDisputable(tx, lost.gatewayPaymentId);
  if (!known || known.currency !== lost.currency) return unknownPayment(lost.currency);
  // Locked, so no refund of it can begin.
  const payment = await lockPayment(tx, known.paymentId);
  invariant(payment, `payment ${known.paymentId} is there`);
  const captured = await findDisputable(tx, lost.gatewayPaymentId);
  invariant(captured, `the money ${lost.gatewayPaymentId} is there`);
  const ended = endedByDispute(captured, lost.amount);
  if (!ended) return moreThanLeft(captured);
  const { paymentId, gatewayAccount, left, inWallet, paidByHand } = captured;
  const [inserted] = await tx
    .insert(lostDisputes)
    .values({ ...lost, paymentId, gatewayAccount })
    .onConflictDoNothing()
    .returning();
  if (!inserted) return knownReference(lost.reference);
  await moveFunds(tx, {
    kind: "lost_dispute",
    reference: lost.id,
    text: `Lost in dispute ${lost.reference}`,
    now: lost.recordedAt,
    postings: takenFrom(gatewayAccount as GatewayAccount, "disputes", lost),
  });
  for (const refund of ended) await endAsDisputed(tx, refund, lost);
  // What the customer would now hold beyond what they paid: from their bank, from us, refunded or in the wallet.
  const twice = lost.amount + inWallet + paidByHand - left - sumOf(ended.map((refund) => refund.amount));
  const due = twice < inWallet ? twice : inWallet;
  const recovered = await recoverFromWallet(
    tx,
    { ...lost, userId: payment.userId, now: lost.recordedAt },
    due,
  );
  if (!recovered.ok) return recovered;
  const fromWallet = recovered.value;
  await tx.update(lostDisputes).set({ fromWallet }).where(eq(lostDisputes.id, lost.id));
  return done({ lost: { ...inserted, fromWallet }, state: "now" });
}

/** One at a time: a double press makes one record, and simultaneous records see each other's sums. */
async function lockRecords(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payouts and lost disputes', 0))`);
}

async function endAsDisputed(
  tx: Transaction,
  refund: Refund,
  { reference, recordedAt: now }: NewLostDispute,
): Promise<void> {
  const locked = await lockRefund(tx, refund.id);
  const { id, amount, currency } = locked;
  await moveFunds(tx, {
    kind: "refund_disputed",
    reference: id,
    text: `Paid back by dispute ${reference}`,
    now,
    postings: [{ source: "refunds", destination: "disputes", amount, currency }],
  });
  await changeRefund(tx, locked, "disputed", { now });
}

function takenFrom(
  account: GatewayAccount,
  source: HouseAccount,
  { currency, amount, fee }: { currency: Currency; amount: bigint; fee: bigint },
) {
  const to = { destination: clearing(account), currency };
  const parts = [
    { ...to, source, amount },
    { ...to, source: "gateway_fees" as const, amount: fee },
  ];
  return parts.filter((part) => part.amount > 0n);
}

export async function listPayouts(tx: Db, most: number): Promise<(typeof gatewayPayouts.$inferSelect)[]> {
  return tx.select().from(gatewayPayouts).orderBy(desc(gatewayPayouts.recordedAt)).limit(most);
}

export async function listLostDisputes(tx: Db, most: number): Promise<LostDispute[]> {
  return tx.select().from(lostDisputes).orderBy(desc(lostDisputes.recordedAt)).limit(most);
}

function moreThanHeld(held: bigint, currency: Currency) {
  const text = held > 0n ? formatMoney(held, currency) : `nothing in ${currency}`;
  return refuse({
    code: "more_than_held",
    message: `By our books this gateway holds ${text}. A payout and its fee cannot be more.`,
    status: 409,
    field: "amount",
  });
}

function moreThanLeft({ left, failed, currency }: Disputable) {
  const money = formatMoney(left + sumOf(failed.map(({ amount }) => amount)), currency);
  return refuse({
    code: "more_than_held",
    message: `Only ${money} of this payment is left. The rest was refunded, promised or lost before.`,
    status: 409,
    field: "amount",
  });
}

function unknownPayment(currency: Currency) {
  return refuse({
    code: "unknown_payment",
    message: `There is no captured payment in ${currency} with this ID. Enter the gateway’s own ID, as Payments shows it.`,
    status: 404,
    field: "payment",
  });
}

function knownReference(reference: string) {
  return refuse({
    code: "known_reference",
    message: `“${reference}” is already recorded.`,
    status: 409,
    field: "reference",
  });
}
