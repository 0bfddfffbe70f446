import { releaseCoupon } from "#app/coupons/hold-coupon.server.ts";
import { markOrderExpired } from "#app/orders/change-order.server.ts";
import { releaseCredit } from "#app/orders/counselling-credit.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { voidHold } from "#app/wallet/hold-funds.server.ts";

/** Gives up an order that nobody paid: its wallet money, coupon and credit are free again. Harmless when repeated. */
export async function releaseOrder(tx: Transaction, orderId: string, now: Date): Promise<void> {
  if (!(await markOrderExpired(tx, orderId, now))) return;
  await voidHold(tx, orderId, now);
  await releaseCoupon(tx, orderId, now);
  await releaseCredit(tx, orderId);
}
