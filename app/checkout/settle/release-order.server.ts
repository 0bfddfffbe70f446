import { releaseCoupon } from "#app/coupons/hold-coupon.server.ts";
import { markOrderExpired } from "#app/orders/change-order.server.ts";
import { releaseCredit } from "#app/orders/counselling-credit.server.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { releaseShares } from "#app/research-groups/share.server.ts";
import { voidHold } from "#app/wallet/hold-funds.server.ts";

/** Frees its shares, wallet money, coupon and credit. Repeating it changes nothing. */
export async function releaseOrder(tx: Transaction, order: Order, now: Date): Promise<void> {
  const orderId = order.id;
  if (!(await markOrderExpired(tx, orderId, now))) return;
  await releaseShares(tx, order);
  await voidHold(tx, orderId, now);
  await releaseCoupon(tx, orderId, now);
  await releaseCredit(tx, orderId);
}
