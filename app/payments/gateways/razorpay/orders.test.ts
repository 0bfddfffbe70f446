import { expect, test } from "vitest";

import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import type { RazorpayClient } from "#app/payments/gateways/razorpay/client.server.ts";
import { fetchOrder } from "#app/payments/gateways/razorpay/orders.server.ts";

const order = { id: "order_1", amount: 500_000, currency: "INR", receipt: "r", status: "paid" };
const payment = { id: "pay_1", order_id: "order_1", amount: 500_000, currency: "INR", status: "captured" };

function razorpay(payments: object[], told: string[] = []): RazorpayClient {
  return {
    keyId: "rzp_test",
    get: async (path) => (path.endsWith("/payments") ? { items: payments } : order),
    post: async (path) => {
      told.push(path);
      return { ...payment, status: "captured" };
    },
  };
}

test("a captured payment of another amount or currency is told as it is, for the caller to refuse", async () => {
  const less = await fetchOrder(razorpay([{ ...payment, amount: 100 }]), "order_1");
  expect(less).toMatchObject({ state: "captured", captures: [{ amount: 100n, currency: "INR" }] });
  const other = await fetchOrder(razorpay([{ ...payment, currency: "JPY", amount: 5_000 }]), "order_1");
  expect(other).toMatchObject({ state: "captured", captures: [{ amount: 500_000n, currency: "JPY" }] });
});

test("a payment of another order counts for nothing, whatever the gateway lists", async () => {
  const found = await fetchOrder(razorpay([{ ...payment, order_id: "order_2" }]), "order_1");
  expect(found).toMatchObject({ state: "failed", captures: [] });
});

test("several captured payments are all told, one of the whole order first", async () => {
  const payments = [{ ...payment, id: "pay_0", amount: 100 }, payment, { ...payment, id: "pay_2" }];
  const { captures } = await fetchOrder(razorpay(payments), "order_1");
  expect(captures.map((one) => one.gatewayPaymentId)).toEqual(["pay_1", "pay_2", "pay_0"]);
});

test("an answer that cannot be read leaves the truth unknown", async () => {
  const unreadable = razorpay([{ ...payment, status: "a state of next year" }]);
  await expect(fetchOrder(unreadable, "order_1")).rejects.toBeInstanceOf(GatewayUnreachable);
});

test("money authorised for another amount is not taken", async () => {
  const told: string[] = [];
  await fetchOrder(razorpay([{ ...payment, status: "authorized", amount: 100 }], told), "order_1");
  expect(told).toEqual([]);
  await fetchOrder(razorpay([{ ...payment, status: "authorized" }], told), "order_1");
  expect(told).toEqual(["/v1/payments/pay_1/capture"]);
});

test("money authorised by a second press is not taken after the first one's was sent back", async () => {
  const told: string[] = [];
  const payments = [
    { ...payment, status: "refunded" },
    { ...payment, id: "pay_2", status: "authorized" },
  ];
  const found = await fetchOrder(razorpay(payments, told), "order_1");
  expect(found).toMatchObject({ state: "failed", captures: [] });
  expect(told).toEqual([]);
});
