import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { tasks } from "#app/jobs/jobs.server.ts";
import type { RefundToMake } from "#app/payments/gateways/gateway.ts";
import { receiveWebhook, settleWebhookJob } from "#app/payments/webhook-deliveries.server.ts";
import { payfortGateway } from "#app/payments/gateways/payfort/gateway.server.ts";
import { findRefund } from "#app/payments/record-refund.server.ts";
import { db } from "#app/platform/db.server.ts";
import { decideUnanswered } from "#app/refunds/decide-unanswered.server.ts";
import { pollRefund } from "#app/refunds/poll-refunds.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { withGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { listener, payfortKeys, simulator, withSimulator } from "#tests/payments/at-gateways.ts";
import type { RefundId } from "#app/platform/ids.ts";

withSimulator();

const amazon = () =>
  payfortGateway({
    keys: payfortKeys(),
    apiUrl: `${simulator.url}/FortAPI/paymentApi`,
    pageUrl: `${simulator.url}/FortAPI/paymentPage`,
    siteUrl: "http://shop.test",
    currencies: ["AED"],
  });

withGateways(() => [amazon()]);

beforeAll(openShop);

async function twoParts() {
  const user = await makeBuyer("AE");
  const { orderId, started } = valueOf(
    await startPayment({ ...purchaseOf(user, { currency: "AED" }), gateway: "payfort" }),
  );
  const { gatewayOrderId: reference, form } = started;
  await simulator.pressPayfort(form!, "pay");
  valueOf(await settlePayment({ gateway: "payfort", gatewayOrderId: reference, now: noon }));
  const part = async (minutes: number) => {
    const made = await refundOrder({
      orderId: orderId!,
      amount: 1_000n,
      requestKey: randomUUID(),
      reason: "asked",
      refundedBy: "system",
      now: minutesLater(minutes),
    });
    return valueOf(made).id;
  };
  return { user, reference, first: await part(1), second: await part(2) };
}

async function atAmazon(reference: string) {
  const { payfortOrders = [], refunds = [] } = await simulator.state();
  const order = payfortOrders.find((one) => one["merchant_reference"] === reference);
  const made = refunds.filter((one) => one["merchant_reference"] === reference);
  return { sentBack: Number(order?.["refunded_amount"]), refunds: made.length };
}

/** May lag behind. */
const shownSum = (reference: string) => amazon().sentBack!({ gatewayOrderId: reference } as RefundToMake);

const stateOf = async (refundId: RefundId) => (await findRefund(db, refundId))?.state;

/** The bank returns the money, and the message about it is lost. */
const returnedSilently = async (id: string, delayMs: number) => {
  await simulator.order({ fault: "drop", match: { gateway: "payfort", id }, times: 2 });
  await simulator.order({ fault: "refund_fails_later", match: { id }, delayMs });
};

test("a refund whose answer is lost is not asked for again, and is booked once Amazon's sum has it", async () => {
  const { reference, first } = await twoParts();
  await simulator.order({ fault: "drop", match: { gateway: "payfort", id: reference } });
  await simulator.order({ fault: "refund_unanswered", match: { id: reference }, delayMs: 1_500 });
  await expect(sendRefund(first, minutesLater(3))).rejects.toThrow("did not answer");
  await expect(sendRefund(first, minutesLater(4))).rejects.toThrow("has no answer");
  expect(await stateOf(first)).toBe("owed");
  await expect
    .poll(
      () =>
        sendRefund(first, minutesLater(5)).then(
          () => stateOf(first),
          () => "owed",
        ),
      { timeout: 8_000 },
    )
    .toBe("done");
  expect(await atAmazon(reference)).toEqual({ sentBack: 1_050, refunds: 1 });
  await checkLedger();
});

test("Amazon's signed message is the answer that was lost", async () => {
  const { reference, first } = await twoParts();
  await simulator.order({ fault: "refund_unanswered", match: { id: reference }, delayMs: 60_000 });
  await expect(sendRefund(first, minutesLater(3))).rejects.toThrow("did not answer");
  const [told] = await listener.hear(1, ({ body }) => body.includes(first));
  await receiveWebhook("payfort", told!.body, told!.headers, minutesLater(4));
  const { rows } = await db.execute<{ id: RefundId }>(
    sql`select id from webhook_events where refund_id = ${first}`,
  );
  await tasks[settleWebhookJob.name]!({ id: rows[0]!.id }, {} as never);
  expect(await stateOf(first)).toBe("done");
  expect(await atAmazon(reference)).toMatchObject({ refunds: 1 });
  await checkLedger();
});

test("a refund that was asked for in vain waits for a person, and is then asked for once more", async () => {
  const { reference, first, second } = await twoParts();
  const body = '"command":"REFUND"';
  await simulator.order({ fault: "answer_500", match: { gateway: "payfort", body } });
  await expect(sendRefund(first, minutesLater(3))).rejects.toThrow("answered 500");
  for (const minutes of [4, 60, 4 * 24 * 60])
    await expect(sendRefund(first, minutesLater(minutes))).rejects.toThrow("a person decides");
  expect(await stateOf(first)).toBe("owed");
  expect(await atAmazon(reference)).toEqual({ sentBack: 0, refunds: 0 });
  // The second part must not be mistaken for the first.
  await expect(sendRefund(second, minutesLater(5))).rejects.toThrow("waits for an earlier one");
  valueOf(await decideUnanswered(first, { made: false, now: minutesLater(6) }));
  expect(await decideUnanswered(first, { made: false, now: minutesLater(6) })).toMatchObject({
    refusal: { code: "not_unanswered" },
  });
  await sendRefund(first, minutesLater(7));
  await sendRefund(second, minutesLater(8));
  expect(await atAmazon(reference)).toEqual({ sentBack: 2_100, refunds: 2 });
  expect([await stateOf(first), await stateOf(second)]).toEqual(["done", "done"]);
  await checkLedger();
});

test("nobody says that a refund was not made while Amazon may still be making it", async () => {
  const { reference, first } = await twoParts();
  const slow = { fault: "time_out", match: { gateway: "payfort", body: '"command":"REFUND"' } } as const;
  await simulator.order({ ...slow, delayMs: 1_000 });
  const sending = sendRefund(first, minutesLater(3));
  await expect.poll(async () => (await findRefund(db, first))?.askedAt).not.toBeNull();
  const soon = { made: false, now: minutesLater(3) };
  expect(await decideUnanswered(first, soon)).toMatchObject({ refusal: { code: "answer_may_come" } });
  await sending;
  expect(await stateOf(first)).toBe("done");
  expect(await atAmazon(reference)).toEqual({ sentBack: 1_050, refunds: 1 });
});

test("of two equal refunds the second is never taken for the first that the bank has returned", async () => {
  const { user, reference, first, second } = await twoParts();
  await returnedSilently(reference, 5_000);
  await sendRefund(first, minutesLater(3));
  await simulator.order({ fault: "drop", match: { gateway: "payfort", id: reference } });
  await simulator.order({ fault: "refund_unanswered", match: { id: reference }, delayMs: 1 });
  await expect(sendRefund(second, minutesLater(3))).rejects.toThrow("did not answer");
  // One of two refunds is back; the total does not say which.
  await expect.poll(() => atAmazon(reference), { timeout: 12_000 }).toEqual({ sentBack: 1_050, refunds: 2 });
  await expect(sendRefund(second, minutesLater(4))).rejects.toThrow("a person decides");
  await pollRefund(first, minutesLater(60));
  expect(await atAmazon(reference)).toEqual({ sentBack: 1_050, refunds: 2 });
  valueOf(await decideUnanswered(second, { made: true, now: minutesLater(61) }));
  await pollRefund(first, minutesLater(90));
  expect([await stateOf(first), await stateOf(second)]).toEqual(["credited", "done"]);
  expect(await balanceOf(user.id)).toBe(1_050n);
  await checkLedger();
});

test("where the bank returned one of two equal refunds, asking about both at once credits one", async () => {
  const { user, reference, first, second } = await twoParts();
  await sendRefund(first, minutesLater(3));
  await returnedSilently(reference, 50);
  await sendRefund(second, minutesLater(4));
  await expect.poll(() => atAmazon(reference), { timeout: 5_000 }).toMatchObject({ sentBack: 1_050 });
  await Promise.all([pollRefund(first, minutesLater(60)), pollRefund(second, minutesLater(60))]);
  expect(new Set([await stateOf(first), await stateOf(second)])).toEqual(new Set(["credited", "done"]));
  expect(await balanceOf(user.id)).toBe(1_050n);
  await checkLedger();
});

test("a refund is not asked for while Amazon's sum lags behind what it has sent back before", async () => {
  const { reference, first, second } = await twoParts();
  await simulator.order({ fault: "refund_unanswered", match: { id: reference }, delayMs: 1_500 });
  await expect(sendRefund(first, minutesLater(3))).rejects.toThrow("did not answer");
  valueOf(await decideUnanswered(first, { made: true, now: minutesLater(4) }));
  await expect(sendRefund(second, minutesLater(4))).rejects.toThrow("waits until payfort shows");
  expect(await stateOf(first)).toBe("done");
  await expect
    .poll(
      () =>
        sendRefund(second, minutesLater(5)).then(
          () => true,
          () => false,
        ),
      { timeout: 8_000 },
    )
    .toBe(true);
  expect(await atAmazon(reference)).toEqual({ sentBack: 2_100, refunds: 2 });
  await checkLedger();
});

test("a refund that somebody could not find at Amazon is not sent again once Amazon's sum shows it", async () => {
  const { reference, first, second } = await twoParts();
  await simulator.order({ fault: "drop", match: { gateway: "payfort", id: reference } });
  await simulator.order({ fault: "refund_unanswered", match: { id: reference }, delayMs: 500 });
  await expect(sendRefund(first, minutesLater(3))).rejects.toThrow("did not answer");
  valueOf(await decideUnanswered(first, { made: false, now: minutesLater(5) }));
  await expect.poll(() => shownSum(reference), { timeout: 8_000 }).toBe(1_050n);
  await sendRefund(first, minutesLater(6));
  expect(await atAmazon(reference)).toEqual({ sentBack: 1_050, refunds: 1 });
  expect(await stateOf(first)).toBe("done");
  await sendRefund(second, minutesLater(7));
  expect(await atAmazon(reference)).toEqual({ sentBack: 2_100, refunds: 2 });
  await checkLedger();
});
