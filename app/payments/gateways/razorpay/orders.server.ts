import { z } from "zod";

import { fromGatewayAmount, readUnits, unitsOf } from "#app/payments/gateways/gateway-amount.ts";
import {
  type CapturedMoney,
  type GatewayPayment,
  GatewayUnreachable,
} from "#app/payments/gateways/gateway.ts";
import { RazorpayRefused, type RazorpayClient } from "#app/payments/gateways/razorpay/client.server.ts";
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

export type OrderRecord = z.infer<typeof order>;
type PaymentRecord = z.infer<typeof payment>;

export const readOrder = (body: unknown): OrderRecord => readAnswer(order, body);
export const readOrders = (body: unknown): OrderRecord[] =>
  readAnswer(z.object({ items: z.array(order) }), body).items;
const readPayments = (body: unknown): PaymentRecord[] =>
  readAnswer(z.object({ items: z.array(payment) }), body).items;

/** An unreadable answer leaves the outcome unknown. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (!success) throw new GatewayUnreachable("Razorpay's answer could not be read", { cause: error });
  return data;
}

/**
 * Captures authorised money if nothing is captured yet, because Razorpay returns it after three days. Amounts are the
 * payments', not the order's.
 */
export async function fetchOrder(client: RazorpayClient, orderId: string): Promise<GatewayPayment> {
  const [found, payments] = await Promise.all([
    client.get(`/v1/orders/${orderId}`).then(readOrder),
    paymentsOf(client, orderId),
  ]);
  const captured = capturedOf(found, payments);
  // A second authorisation is never captured, even if the first payment was refunded meanwhile.
  const isPaid = captured.length > 0 || payments.some((one) => one.status === "refunded");
  const money = isPaid ? captured : await captureAuthorised(client, found, payments);
  return {
    gatewayOrderId: found.id,
    state: money.length > 0 ? "captured" : stateWithoutMoney(found),
    captures: money.map(inHundredths),
  };
}

function inHundredths({ id, amount, currency }: PaymentRecord): CapturedMoney {
  const known = readUnits(currency, unitsOf);
  invariant(known, `Razorpay's payment ${id} is in ${currency}, which it is not offered for`);
  return { gatewayPaymentId: id, amount: fromGatewayAmount(amount, known.units), currency: known.currency };
}

async function paymentsOf(client: RazorpayClient, orderId: string): Promise<PaymentRecord[]> {
  const payments = readPayments(await client.get(`/v1/orders/${orderId}/payments`));
  return payments.filter((one) => one.order_id === orderId);
}

function isWhole(found: OrderRecord, one: PaymentRecord): boolean {
  return one.amount === found.amount && one.currency === found.currency;
}

/** Payments of the full amount first; others follow, for the caller to refuse. */
function capturedOf(found: OrderRecord, payments: PaymentRecord[]): PaymentRecord[] {
  const captured = payments.filter((one) => one.status === "captured");
  return captured.toSorted((one, other) => Number(isWhole(found, other)) - Number(isWhole(found, one)));
}

async function captureAuthorised(
  client: RazorpayClient,
  found: OrderRecord,
  payments: PaymentRecord[],
): Promise<PaymentRecord[]> {
  const authorised = payments.find((one) => one.status === "authorized" && isWhole(found, one));
  if (!authorised) return [];
  try {
    const { amount, currency } = authorised;
    const captured = readAnswer(
      payment,
      await client.post(`/v1/payments/${authorised.id}/capture`, { amount, currency }),
    );
    return captured.status === "captured" ? [captured] : [];
  } catch (error) {
    // A second settle or Razorpay itself was faster: look again.
    if (!(error instanceof RazorpayRefused)) throw error;
    return capturedOf(found, await paymentsOf(client, found.id));
  }
}

/** Paid but without captured money: fully refunded. Any other order can still be paid. */
function stateWithoutMoney(found: OrderRecord): GatewayPayment["state"] {
  return found.status === "paid" ? "failed" : "open";
}
