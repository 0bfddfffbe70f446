import { and, desc, eq, exists, inArray, sql } from "drizzle-orm";

import { captures, paymentRefunds, payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

/** Captured money that went to its customer's wallet. Amounts are hundredths of `currency`. */
export type CreditedMoney = {
  gatewayPaymentId: string;
  paymentId: string;
  cause: "credit" | "top_up";
  /** What was captured, and how much of it is in the wallet: a top-up's premium is not. */
  amount: bigint;
  inWallet: bigint;
  currency: string;
  at: Date;
  /** Whether it was taken out to be sent back, whatever came of that: a bank that refused once is not asked again. */
  sent: boolean;
};

/** A customer's top-ups and the payments that became a credit, newest first. */
export async function listCredited(tx: Db, userId: string): Promise<CreditedMoney[]> {
  const sent = tx
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(
      and(eq(paymentRefunds.userId, userId), eq(paymentRefunds.gatewayPaymentId, captures.gatewayPaymentId)),
    );
  const found = await tx
    .select({ capture: captures, premium: payments.premium, sent: sql<boolean>`${exists(sent)}` })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(and(eq(payments.userId, userId), inArray(captures.became, ["credited", "top_up"])))
    .orderBy(desc(captures.bookedAt));
  return found.map(({ capture, premium, sent: isSent }) => {
    const { gatewayPaymentId, paymentId, became, amount, currency, bookedAt: at } = capture;
    const cause = became === "top_up" ? ("top_up" as const) : ("credit" as const);
    const inWallet = cause === "top_up" ? amount - premium : amount;
    const money = { gatewayPaymentId, paymentId, cause, amount, inWallet, currency, at };
    return { ...money, sent: isSent };
  });
}
