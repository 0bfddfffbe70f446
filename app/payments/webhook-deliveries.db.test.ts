import { createHash, createHmac, randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import {
  markWebhookHandled,
  pruneWebhooks,
  receiveWebhook,
  takeWebhookEvent,
  webhookBytesMax,
} from "#app/payments/webhook-deliveries.server.ts";
import { webhookEvents } from "#app/payments/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

const now = new Date();

const message = (event: string, orderId: string) =>
  signed({ event, payload: { payment: { entity: { order_id: orderId } } } });

function signed(content: object) {
  const body = JSON.stringify(content);
  const eventId = createHash("sha256").update(body).digest("hex");
  const secret = process.env["RAZORPAY_WEBHOOK_SECRET"]!;
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = new Headers({ "x-razorpay-signature": signature, "x-razorpay-event-id": randomUUID() });
  return { body, headers, eventId };
}

const storedUnder = (eventId: string) =>
  db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId));

async function jobsFor(id: string): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::int as jobs from graphile_worker._private_jobs where payload->>'id' = ${id}`,
  );
  return Number(rows[0]!["jobs"]);
}

test("a genuine message is stored once with one job, however often and at once it comes", async () => {
  const { body, headers, eventId } = message("order.paid", "order_1");
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => receiveWebhook("razorpay", body, headers, now)),
  );
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
  const stored = await storedUnder(eventId);
  expect(stored).toMatchObject([{ type: "order.paid", gatewayOrderId: "order_1", handledAt: null, body }]);
  expect(await jobsFor(stored[0]!.id)).toBe(1);
});

test("told again, under another unsigned id, it is the same message, and is tried again while nothing came of it", async () => {
  const { body, headers, eventId } = message("order.paid", "order_again");
  await receiveWebhook("razorpay", body, headers, now);
  const [stored] = await storedUnder(eventId);
  const dead = sql`update graphile_worker._private_jobs set attempts = max_attempts where payload->>'id' = ${stored!.id}`;
  await db.execute(dead);
  headers.set("x-razorpay-event-id", "another");
  await receiveWebhook("razorpay", body, headers, now);
  expect(await storedUnder(eventId)).toHaveLength(1);
  const { rows } = await db.execute(
    sql`select attempts from graphile_worker._private_jobs where payload->>'id' = ${stored!.id}`,
  );
  expect(rows).toContainEqual({ attempts: 0 });
  await markWebhookHandled(db, stored!.id, now);
  await db.execute(sql`delete from graphile_worker._private_jobs where payload->>'id' = ${stored!.id}`);
  await receiveWebhook("razorpay", body, headers, now);
  expect(await jobsFor(stored!.id)).toBe(0);
});

test("the job takes the message once", async () => {
  const { body, headers, eventId } = message("payment.captured", "order_2");
  await receiveWebhook("razorpay", body, headers, now);
  const { id } = (await storedUnder(eventId))[0]!;
  const about = { gateway: "razorpay", gatewayOrderId: "order_2", refundNews: null, refundId: null };
  expect(await takeWebhookEvent(db, id)).toEqual(about);
  await markWebhookHandled(db, id, now);
  expect(await takeWebhookEvent(db, id)).toBeNull();
  expect(await takeWebhookEvent(db, randomUUID())).toBeNull();
});

test("a message about a refund of ours names it, and one about somebody else's is only kept", async () => {
  const refundId = randomUUID();
  const ours = signed({
    event: "refund.failed",
    payload: { refund: { entity: { notes: { refund_id: refundId } } } },
  });
  expect(await receiveWebhook("razorpay", ours.body, ours.headers, now)).toEqual({ status: 200 });
  const [stored] = await storedUnder(ours.eventId);
  expect(stored).toMatchObject({ refundId, gatewayOrderId: null, handledAt: null });
  expect(await jobsFor(stored!.id)).toBe(1);
  const theirs = signed({ event: "refund.failed", payload: { refund: { entity: { notes: [] } } } });
  expect(await receiveWebhook("razorpay", theirs.body, theirs.headers, now)).toEqual({ status: 200 });
  expect(await storedUnder(theirs.eventId)).toMatchObject([{ refundId: null, handledAt: now }]);
});

test("a refund that nobody asked us for is said in the log, once: its money has left without our books", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const refund = (notes: object, id: string) =>
    signed({ event: "refund.processed", payload: { refund: { entity: { id, notes } } } });
  const [foreign, ours] = [refund({}, "rfnd_foreign"), refund({ refund_id: randomUUID() }, "rfnd_ours")];
  for (const { body, headers } of [foreign, foreign, ours])
    await receiveWebhook("razorpay", body, headers, now);
  const said = error.mock.calls.filter(([, words]) => String(words).includes("did not ask for"));
  error.mockRestore();
  expect(said.map(([about]) => about)).toMatchObject([{ eventId: foreign.eventId }]);
});

test("a message of a type we do nothing about is kept and answered, without a job", async () => {
  const { body, headers, eventId } = message("payment.failed", "order_3");
  expect(await receiveWebhook("razorpay", body, headers, now)).toEqual({ status: 200 });
  const [stored] = await storedUnder(eventId);
  expect(stored).toMatchObject({ handledAt: now, gatewayOrderId: null });
  expect(await jobsFor(stored!.id)).toBe(0);
});

test("a forged, an oversized and a stranger's message leave nothing behind", async () => {
  const { body, headers, eventId } = message("order.paid", "order_4");
  expect(await receiveWebhook("razorpay", body.replace("order_4", "order_5"), headers, now)).toEqual({
    status: 400,
  });
  expect(await receiveWebhook("stripe", body, headers, now)).toEqual({ status: 400 });
  expect(await receiveWebhook("payfort", body, headers, now)).toEqual({ status: 400 });
  const long = `${body}${" ".repeat(webhookBytesMax)}`;
  expect(await receiveWebhook("razorpay", long, headers, now)).toEqual({ status: 413 });
  expect(await storedUnder(eventId)).toEqual([]);
});

test("a message handled ninety days ago is deleted; one that nobody could handle, or handled later, is not", async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const stored = async (orderId: string, handledDaysAgo: number | null) => {
    const { body, headers, eventId } = message("order.paid", orderId);
    await receiveWebhook("razorpay", body, headers, now);
    const [event] = await storedUnder(eventId);
    if (handledDaysAgo !== null)
      await markWebhookHandled(db, event!.id, new Date(now.getTime() - handledDaysAgo * dayMs));
    return eventId;
  };
  const [old, recent, unhandled] = [
    await stored("order_old", 91),
    await stored("order_recent", 89),
    await stored("order_stuck", null),
  ];
  await db.execute(
    sql`update webhook_events set received_at = now() - interval '100 days' where event_id = ${unhandled}`,
  );
  await pruneWebhooks(now);
  expect(await storedUnder(old)).toEqual([]);
  expect(await storedUnder(recent)).toHaveLength(1);
  expect(await storedUnder(unhandled)).toHaveLength(1);
});
