import { asc, eq } from "drizzle-orm";

import { orderRefunds } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, RefundId } from "#app/platform/ids.ts";

type ListedRefund = {
  id: RefundId;
  amount: bigint;
  walletPart: bigint;
  walletOwed: boolean;
  premium: bigint;
  refundedAt: Date;
};

export function listOrderRefunds(tx: Db, orderId: OrderId): Promise<ListedRefund[]> {
  return tx
    .select({
      id: orderRefunds.id,
      amount: orderRefunds.amount,
      walletPart: orderRefunds.walletPart,
      walletOwed: orderRefunds.walletOwed,
      premium: orderRefunds.premium,
      refundedAt: orderRefunds.refundedAt,
    })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId))
    .orderBy(asc(orderRefunds.refundedAt), asc(orderRefunds.id));
}
