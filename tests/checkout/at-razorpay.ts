import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment, type PaymentRequest } from "#app/checkout/start/start-payment.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { noon, purchaseOf, valueOf } from "#tests/checkout/shop.ts";

export async function start(user: CurrentUser, change: Partial<PaymentRequest> = {}) {
  const started = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay", ...change }));
  return { ...started, gatewayOrderId: started.started.gatewayOrderId };
}

export const settle = (gatewayOrderId: string, now = noon) =>
  settlePayment({ gateway: "razorpay", gatewayOrderId, now });
