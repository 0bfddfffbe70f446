import { and, eq, isNull, lt } from "drizzle-orm";
import { z } from "zod";

import type { PaymentEvent } from "#app/payments/gateways/gateway.ts";
import { connectedGateway, isActive } from "#app/payments/gateways/gateway-registry.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { webhookEvents } from "#app/payments/tables.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db, type Db, withoutTimeLimit } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { throttledLog } from "#app/platform/throttled-log.server.ts";
import { enqueue, job } from "#app/platform/job.server.ts";
import type { RefundId } from "#app/platform/ids.ts";

const sayWrongSignature = throttledLog("a webhook's signature was wrong");

export const settleWebhookJob = job({
  name: "settle-webhook",
  schema: z.object({ id: z.uuid() }),
  key: ({ id }) => id,
  attempts: 12,
});

/** Bytes. Real messages have a few thousand. */
export const webhookBytesMax = 256 * 1024;

/** Stored and queued in one transaction. A database failure throws, so the gateway sends the message again. */
export async function receiveWebhook(
  gateway: GatewayName,
  rawBody: string,
  headers: Headers,
  now: Date,
): Promise<{ status: 200 | 400 | 404 | 413 }> {
  if (!isActive(gateway)) return { status: 404 };
  if (Buffer.byteLength(rawBody) > webhookBytesMax) return { status: 413 };
  const read = connectedGateway(gateway).readWebhook(rawBody, headers, now);
  if (!read.ok) {
    sayWrongSignature({ gateway });
    return { status: 400 };
  }
  await db.transaction((tx) => store(tx, gateway, read.value, rawBody, now));
  return { status: 200 };
}

async function store(
  tx: Db,
  gateway: GatewayName,
  event: PaymentEvent,
  body: string,
  now: Date,
): Promise<void> {
  // A message about no attempt or refund of ours is stored as handled.
  const handledAt = event.gatewayOrderId === null && event.refundId === null ? now : null;
  const kept = handledAt === null ? body : nothingKept;
  const [stored] = await tx
    .insert(webhookEvents)
    .values({ gateway, ...event, body: kept, receivedAt: now, handledAt })
    .onConflictDoUpdate({
      target: [webhookEvents.gateway, webhookEvents.eventId],
      set: { receivedAt: now },
      // A repeated message retries a job that failed.
      setWhere: isNull(webhookEvents.handledAt),
    })
    .returning({ id: webhookEvents.id });
  // No job can answer a dispute; somebody must, in time.
  if (stored && /dispute/.test(event.type)) log.error({ gateway, ...event }, "a customer disputes a payment");
  // Made at the gateway by hand: our books differ until somebody checks.
  if (stored && event.refundId === null && /^refund/i.test(event.type))
    log.error({ gateway, ...event }, "a gateway tells of a refund that we did not ask for");
  if (!stored || handledAt) return;
  await enqueue(tx, settleWebhookJob, { id: stored.id });
}

/** Null once handled, so a job run twice does nothing. */
export async function takeWebhookEvent(
  tx: Db,
  id: string,
): Promise<{
  gateway: GatewayName;
  gatewayOrderId: string | null;
  refundId: RefundId | null;
  refundNews: RefundNews | null;
} | null> {
  const [event] = await tx
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.handledAt)));
  if (!event) return null;
  const { gatewayOrderId, refundId, refundAsk: ask, refundSaid: state } = event;
  const refundNews = ask !== null && state !== null ? { ask, state } : null;
  return { gateway: event.gateway as GatewayName, gatewayOrderId, refundId, refundNews };
}

export type RefundNews = { ask: number; state: "pending" | "done" | "failed" };

/** Payer data goes once handled; the gateway still has it under the event's id. */
const nothingKept = "";

export async function markWebhookHandled(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(webhookEvents).set({ handledAt: now, body: nothingKept }).where(eq(webhookEvents.id, id));
}

/** No gateway repeats a message after so long. */
const keptMs = 90 * dayMs;

/** Unhandled messages stay until somebody has looked. */
/** Those of whose signed messages one is kept still. */
export async function heardGateways(): Promise<Set<string>> {
  const rows = await db.selectDistinct({ gateway: webhookEvents.gateway }).from(webhookEvents);
  return new Set(rows.map(({ gateway }) => gateway));
}

export async function pruneWebhooks(now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await db.transaction(async (tx) => {
    // The first run may face years of rows.
    await withoutTimeLimit(tx);
    await tx.delete(webhookEvents).where(lt(webhookEvents.handledAt, before));
  });
}
