import { and, desc, eq, inArray, isNull, notExists, type Placeholder, type SQL, sql } from "drizzle-orm";

import { sumOf } from "#app/money/money.ts";
import { captures, lostDisputes, paymentRefunds, payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { PaymentId, UserId } from "#app/platform/ids.ts";
import type { Currency } from "#app/money/currency.ts";

export type CreditedMoney = {
  gatewayPaymentId: string;
  paymentId: PaymentId;
  cause: "credit" | "top_up";
  amount: bigint;
  inWallet: bigint;
  currency: Currency;
  at: Date;
  premium: bigint;
  /** Taken out of the wallet to be sent back, whatever the result. */
  taken: bigint;
  parts: number;
  /** A bank that refused once is not asked again. */
  refusedOnce: boolean;
};

/** Newest first, without money lost to a dispute. */
export async function listCredited(tx: Db, userId: UserId): Promise<CreditedMoney[]> {
  const lost = tx
    .select({ id: lostDisputes.id })
    .from(lostDisputes)
    .where(
      and(
        eq(lostDisputes.paymentId, captures.paymentId),
        eq(lostDisputes.gatewayPaymentId, captures.gatewayPaymentId),
        isNull(lostDisputes.wonOn),
      ),
    );
  const became = inArray(captures.became, ["credited", "top_up"]);
  const found = await tx
    .select({ capture: captures, premium: payments.premium })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(and(eq(payments.userId, userId), became, notExists(lost)))
    .orderBy(desc(captures.bookedAt));
  const refunds = await tx
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.userId, userId), inArray(paymentRefunds.cause, ["credit", "top_up"])));
  return found.map(({ capture, premium: paid }) => {
    const { gatewayPaymentId, paymentId, amount, currency, bookedAt: at } = capture;
    const cause = capture.became === "top_up" ? ("top_up" as const) : ("credit" as const);
    const premium = cause === "top_up" ? paid : 0n;
    const made = refunds.filter((refund) => refund.gatewayPaymentId === gatewayPaymentId);
    return {
      gatewayPaymentId,
      paymentId,
      cause,
      amount,
      inWallet: amount - premium,
      premium,
      currency,
      at,
      taken: sumOf(
        made.filter(({ state }) => state !== "retried").map((refund) => refund.amount - refund.premium),
      ),
      parts: made.length,
      refusedOnce: made.some(({ state }) => !["owed", "sent", "done"].includes(state)),
    };
  });
}

/** A part of other queries: whether a payment that came late or a second time ever went to the customer's wallet. */
export function hasCredits(userId: Placeholder): SQL<boolean> {
  return sql`exists (select from ${payments} payment join ${captures} capture on capture.payment_id = payment.id
    where payment.user_id = ${userId} and capture.became = 'credited')`;
}
