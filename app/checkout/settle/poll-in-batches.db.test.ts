import { expect, test } from "vitest";

import { pollInBatches } from "#app/checkout/settle/poll-in-batches.server.ts";
import { createPayment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeBuyer, minutesLater, noon } from "#tests/checkout/shop.ts";
import { newId, PaymentId } from "#app/platform/ids.ts";

async function payments(gateway: "stripe" | "razorpay", count: number) {
  const { id: userId } = await makeBuyer();
  const terms = { userId, purpose: "top_up" as const, orderId: null, gateway, amount: 500n, premium: 0n };
  const create = () =>
    createPayment(db, { ...terms, id: newId(PaymentId), currency: "INR", expiresAt: minutesLater(30) }, noon);
  return Promise.all(Array.from({ length: count }, create));
}

test("payments are asked about a few at a time, and each once", async () => {
  let asking = 0;
  let most = 0;
  const asked: string[] = [];
  const all = await payments("stripe", 20);
  const unanswered = await pollInBatches(all, noon, async ({ id }) => {
    asked.push(id);
    most = Math.max(most, (asking += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    asking -= 1;
  });
  expect(unanswered).toEqual([]);
  expect(asked.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  expect(most).toBe(2);
});

test("a gateway that takes its time keeps no other one waiting", async () => {
  const [slow, fast] = [await payments("stripe", 12), await payments("razorpay", 12)];
  const answered: string[] = [];
  const allFast = Promise.withResolvers<void>();
  await pollInBatches([...slow, ...fast], noon, async ({ gateway }) => {
    if (gateway === "stripe") await allFast.promise;
    answered.push(gateway);
    if (answered.length === 12) allFast.resolve();
  });
  expect(answered.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => "razorpay"));
});
