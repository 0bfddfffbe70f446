import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { startTopUp } from "#app/checkout/start/start-top-up.server.ts";
import type { Purchase } from "#app/checkout/purchase.ts";
import { type OrderId, PaymentId, newId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { FakeGateway } from "#tests/checkout/fake-gateway.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import type { Currency } from "#app/money/currency.ts";

export async function buyAt(
  at: FakeGateway,
  purchase: Purchase,
): Promise<{ orderId: OrderId; paymentId: PaymentId; reference: string }> {
  const gateway = at.name;
  const { orderId, paymentId, started } = valueOf(await startPayment({ ...purchase, gateway }));
  const reference = await pay(at, started.gatewayOrderId);
  return { orderId: orderId!, paymentId, reference };
}

export async function addFundsAt(
  at: FakeGateway,
  user: CurrentUser,
  amount: bigint,
  currency: Currency = "INR",
): Promise<string> {
  const asked = { user, amount, currency, gateway: at.name, topUpId: newId(PaymentId), now: noon };
  return pay(at, valueOf(await startTopUp(asked)).started.gatewayOrderId);
}

async function pay(at: FakeGateway, gatewayOrderId: string): Promise<string> {
  at.capture(gatewayOrderId);
  valueOf(await settlePayment({ gateway: at.name, gatewayOrderId, now: noon }));
  return `pay_${gatewayOrderId}`;
}
