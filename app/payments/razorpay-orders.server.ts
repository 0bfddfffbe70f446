import { z } from "zod";

import { fromGatewayAmount, unitsAt } from "#app/payments/gateway-amount.ts";
import type { GatewayPayment } from "#app/payments/gateway.ts";
import { RazorpayRefused, type RazorpayClient } from "#app/payments/razorpay-client.server.ts";
import { invariant } from "#app/platform/invariant.ts";

const order = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullable().optional(),
  status: z.enum(["created", "attempted", "paid"]),
});
const payment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
});
const refund = z.object({ id: z.string(), status: z.enum(["pending", "processed", "failed"]) });

export type OrderRecord = z.infer<typeof order>;
type PaymentRecord = z.infer<typeof payment>;

export const readOrder = (body: unknown): OrderRecord => order.parse(body);
export const readOrders = (body: unknown): OrderRecord[] =>
  z.object({ items: z.array(order) }).parse(body).items;
export const readRefund = (body: unknown): z.infer<typeof refund> => refund.parse(body);
const readPayments = (body: unknown): PaymentRecord[] =>
  z.object({ items: z.array(payment) }).parse(body).items;

/**
 * The truth about an order: captured only if a payment of it was. Money merely authorised is captured now,
 * since Razorpay would send it back after three days. The amount told is the payment's, not the order's.
 */
export async function fetchOrder(client: RazorpayClient, orderId: string): Promise<GatewayPayment> {
  const [found, payments] = await Promise.all([
    client.get(`/v1/orders/${orderId}`).then(readOrder),
    paymentsOf(client, orderId),
  ]);
  const money = capturedOf(found, payments) ?? (await captureAuthorised(client, found, payments));
  const { amount, currency } = money ?? found;
  const units = unitsAt("razorpay", currency);
  invariant(units, `Razorpay's order ${orderId} is in ${currency}, which it is not offered for`);
  return {
    gatewayOrderId: found.id,
    state: money ? "captured" : stateWithoutMoney(found),
    gatewayPaymentId: money?.id ?? null,
    amount: fromGatewayAmount(amount, units),
    currency,
  };
}

async function paymentsOf(client: RazorpayClient, orderId: string): Promise<PaymentRecord[]> {
  const payments = readPayments(await client.get(`/v1/orders/${orderId}/payments`));
  return payments.filter((one) => one.order_id === orderId);
}

function isWhole(found: OrderRecord, one: PaymentRecord): boolean {
  return one.amount === found.amount && one.currency === found.currency;
}

/** A payment of the whole order first; of another amount only if there is none, for the caller to refuse. */
function capturedOf(found: OrderRecord, payments: PaymentRecord[]): PaymentRecord | undefined {
  const captured = payments.filter((one) => one.status === "captured");
  return captured.find((one) => isWhole(found, one)) ?? captured[0];
}

async function captureAuthorised(
  client: RazorpayClient,
  found: OrderRecord,
  payments: PaymentRecord[],
): Promise<PaymentRecord | undefined> {
  const authorised = payments.find((one) => one.status === "authorized" && isWhole(found, one));
  if (!authorised) return undefined;
  try {
    const { amount, currency } = authorised;
    const captured = payment.parse(
      await client.post(`/v1/payments/${authorised.id}/capture`, { amount, currency }),
    );
    return captured.status === "captured" ? captured : undefined;
  } catch (error) {
    // Someone was quicker, a second settle or Razorpay itself: look again.
    if (!(error instanceof RazorpayRefused)) throw error;
    return capturedOf(found, await paymentsOf(client, found.id));
  }
}

/** A paid order without captured money was refunded whole. Every other order can still be paid. */
function stateWithoutMoney(found: OrderRecord): GatewayPayment["state"] {
  return found.status === "paid" ? "failed" : "open";
}
