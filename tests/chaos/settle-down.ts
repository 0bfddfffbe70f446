import { setTimeout as pause } from "node:timers/promises";

import { sql } from "drizzle-orm";

import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { pollLatePayments, pollPayments } from "#app/checkout/settle/poll-payments.server.ts";
import { refundReference } from "#app/payments/gateways/payfort/purchase-form.ts";
import { decideUnanswered } from "#app/refunds/decide-unanswered.server.ts";
import { pollRefunds } from "#app/refunds/poll-refunds.server.ts";
import { retryRefund } from "#app/refunds/retry-refund.server.ts";
import { queueOwedRefunds } from "#app/refunds/send-refund.server.ts";
import { freeLostJobs } from "#app/jobs/keep-working.server.ts";
import { db, pool } from "#app/platform/db.server.ts";
import { decideRates } from "#tests/chaos/desk-actions.ts";
import { payLate } from "#tests/chaos/pay-late.ts";
import { count, type Run } from "#tests/chaos/run.ts";
import type { RefundId } from "#app/platform/ids.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const later = (ms: number) => new Date(Date.now() + ms);

type Question = ReturnType<typeof sql>;

/** Runs the shop's jobs with later clocks, and makes the planned late payments. */
export async function settleDown(run: Run): Promise<void> {
  await fetch(`${run.site.simulator.url}/simulator/orders`, { method: "DELETE" });
  await decideRates(run, true);
  await untilToldAll(run);
  await pollPayments(later(3 * minuteMs));
  await repeatUntilNone(sql`select from payments where state in ('created', 'pending')`, () =>
    expirePayments(later(31 * minuteMs)),
  );
  await payLate(run);
  await untilToldAll(run);
  // Twice: the first round may make room for the second.
  for (let round = 0; round < 2; round += 1) await pollLatePayments(later(31 * minuteMs));
  const patience = { leftMs: 240_000 };
  await untilJobsAreDone(run, patience);
  await endRefunds(run, patience);
  await untilJobsAreDone(run, patience);
  await freeSuperseded();
}

/** A job that was running when its refund was decided has a successor; the timetable deletes it within the minute. */
async function freeSuperseded(): Promise<void> {
  const client = await pool.connect();
  try {
    await freeLostJobs(client);
  } finally {
    client.release();
  }
}

/** The simulator retries messages a few times within this. */
const comesBackWithinMs = 20_000;
const newsPatienceMs = 90_000;

async function untilToldAll({ site }: Run): Promise<void> {
  const deadline = Date.now() + newsPatienceMs;
  while (Date.now() < deadline) {
    const { deliveries = [] } = await site.simulator.state();
    const soon = Date.now() + comesBackWithinMs;
    const waiting = deliveries.filter(
      ({ delivered_at, dropped, due_at }) => delivered_at === null && dropped === 0 && Number(due_at) < soon,
    );
    if (waiting.length === 0) return;
    await pause(100);
  }
}

/** Done refunds are asked about after a day, five hundred at a time; some have come back by then. */
async function endRefunds(run: Run, patience: Patience): Promise<void> {
  const clocks = Array.from({ length: 10 }, (_, at) => (at < 4 ? 0 : dayMs) + (at + 1) * 11 * minuteMs);
  for (const clock of clocks) {
    await pollRefunds(later(clock));
    const failed = await db.execute<{ id: RefundId }>(
      sql`select id from payment_refunds where state = 'failed'`,
    );
    for (const { id } of failed.rows) await retryRefund(id, new Date());
    await queueOwedRefunds();
    await untilJobsAreDone(run, patience);
  }
}

/** A person looks these up at Amazon, by their reference. */
async function decideUnansweredRefunds({ site, seen }: Run): Promise<void> {
  const { refunds = [] } = await site.simulator.state();
  const made = new Set(
    refunds.map(({ request }) => (request as Record<string, string> | undefined)?.["maintenance_reference"]),
  );
  const waiting = await db.execute<{ id: RefundId; asks: number }>(
    sql`select id, asks from payment_refunds where state = 'owed'
      and asked_at < now() - interval '30 seconds'`,
  );
  for (const { id, asks } of waiting.rows) {
    const isMade = made.has(refundReference({ refundId: id, asks }));
    await decideUnanswered(id, { made: isMade, now: later(minuteMs) });
    count(seen, `unanswered refund: ${isMade ? "made" : "not made"}`);
  }
}

/** A budget for all waits: the proofs report stuck jobs. */
type Patience = { leftMs: number };

/** The server runs the jobs; only their retry delays are shortened. Jobs out of tries are left to the timetable. */
async function untilJobsAreDone(run: Run, patience: Patience): Promise<void> {
  for (; patience.leftMs > 0; patience.leftMs -= 100) {
    // Their jobs retry until somebody decides.
    if (patience.leftMs % 10_000 === 0) await decideUnansweredRefunds(run);
    await db.execute(sql`update graphile_worker._private_jobs set run_at = now()
      where run_at > now() and attempts < max_attempts and locked_at is null and id in (${remainingJobs})`);
    if (await isNone(sql`${remainingJobs} and (attempts < max_attempts or locked_at is not null)`)) return;
    await pause(100);
  }
}

/** Without scheduled jobs, which come and go. */
export const remainingJobs = sql`select id from graphile_worker.jobs
  where task_identifier in ('settle-webhook', 'send-refund', 'send-order-mail', 'send-money-note')`;

async function repeatUntilNone(question: Question, work: () => Promise<void>): Promise<void> {
  for (let round = 0; round < 10 && !(await isNone(question)); round += 1) await work();
}

async function isNone(question: Question): Promise<boolean> {
  const { rows } = await db.execute<{ some: boolean }>(sql`select exists (${question}) as some`);
  return rows[0]?.some !== true;
}
