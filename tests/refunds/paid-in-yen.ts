import { sql } from "drizzle-orm";
import { expect } from "vitest";

import type { RefundId } from "#app/platform/ids.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { fakeRazorpay } from "#tests/checkout/fake-gateway.ts";
import { fund, makeBuyer, noon, purchaseOf, valueOf } from "#tests/checkout/shop.ts";

/** Yen for an order in rupees, with dollars in the wallet: neither can take it. */
export async function paidInYen() {
  const user = await makeBuyer();
  await fund(user.id, 1_000n, "USD");
  const { paymentId, started } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  const { gatewayOrderId } = started;
  fakeRazorpay.capture(gatewayOrderId, { currency: "JPY", amount: 200_000n });
  expect(valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon }))).toMatchObject({
    state: "unapplied",
    unapplied: "to_refund",
  });
  return { user, paymentId, gatewayPaymentId: `pay_${gatewayOrderId}`, gatewayOrderId };
}

export async function queuedFor(gatewayPaymentId: string): Promise<RefundId> {
  const { rows } = await db.execute<{ id: RefundId }>(
    sql`select r.id from payment_refunds r join graphile_worker._private_jobs j on j.payload->>'refundId' = r.id::text
      where r.gateway_payment_id = ${gatewayPaymentId} and r.state = 'owed'`,
  );
  expect(rows).toHaveLength(1);
  return rows[0]!.id;
}
