import { setTimeout as pause } from "node:timers/promises";

import { Gauge, type Registry } from "prom-client";

import { paymentStates } from "#app/payments/payment-state.ts";
import { openPool } from "#app/platform/db.server.ts";
import { throttledLog } from "#app/platform/throttled-log.server.ts";
import {
  jobIsDue,
  jobIsGivenUp,
  jobsWaitSeconds,
  paymentIsRecent,
  paymentIsOverdue,
} from "#app/status/work-conditions.ts";

type ShopGauge = {
  name: string;
  help: string;
  labels: readonly string[];
  /** Rows of `value` and one column for each label. */
  rows: string;
  /** Are 0 when no row is found. */
  always?: readonly Record<string, string>[];
};

const gauges: readonly ShopGauge[] = [
  {
    name: "landfall_jobs_due",
    help: "Jobs that should run now and wait, by task.",
    labels: ["task"],
    rows: `select task_identifier as task, count(*)::int as value from graphile_worker.jobs where ${jobIsDue} group by 1`,
  },
  {
    name: "landfall_jobs_oldest_due_seconds",
    help: "For how long the oldest of them has waited.",
    labels: [],
    rows: `select ${jobsWaitSeconds} as value from graphile_worker.jobs where ${jobIsDue}`,
  },
  {
    name: "landfall_jobs_given_up",
    help: "Jobs whose last attempt failed, by task.",
    labels: ["task"],
    rows: `select task_identifier as task, count(*)::int as value
      from graphile_worker.jobs where ${jobIsGivenUp} group by 1`,
  },
  {
    name: "landfall_payments",
    help: "Payments begun within a day, by state.",
    labels: ["state"],
    rows: `select state, count(*)::int as value from payments
      where ${paymentIsRecent} group by 1`,
    always: paymentStates.map((state) => ({ state })),
  },
  {
    name: "landfall_payments_overdue",
    help: "Payments that have ended a quarter of an hour ago and are not settled.",
    labels: [],
    rows: `select count(*)::int as value from payments where ${paymentIsOverdue}`,
  },
  {
    name: "landfall_book_findings",
    help: "What the last check of the books found, or could not look at: laws, and comparison with gateways.",
    labels: ["kind"],
    rows: `select distinct on (kind) kind, found + cardinality(unexamined) as value
      from book_checks order by kind, id desc`,
  },
  {
    name: "landfall_book_check_age_seconds",
    help: "How long ago that check ended.",
    labels: ["kind"],
    rows: `select distinct on (kind) kind, extract(epoch from now() - ended_at)::float8 as value
      from book_checks order by kind, id desc`,
  },
];

const patienceMs = 4_000;

type Shop = { read: () => Promise<void>; stop: () => Promise<void> };

/** On a connection of its own, so that the shop can be seen while the pool is exhausted. */
export function measureShop(registry: Registry, databaseUrl: string): Shop {
  const pool = openPool(databaseUrl, 1);
  const sayUnread = throttledLog("the shop's figures could not be read");
  const registers = [registry];
  const filled = gauges.map((one) => ({
    ...one,
    gauge: new Gauge({ name: one.name, help: one.help, labelNames: one.labels, registers }),
  }));
  const answers = new Gauge({
    name: "landfall_database_answers",
    help: "1 if the database gave the shop's figures in time.",
    registers,
  });
  let reading: Promise<void> | null = null;

  /** Nothing is shown of what could not be read: an old figure would look like a good one. */
  async function readAll(): Promise<void> {
    for (const { gauge } of filled) gauge.reset();
    answers.set(0);
    for (const { gauge, rows, always = [] } of filled) {
      const found = await pool.query<{ value: number } & Record<string, string>>(rows);
      for (const labels of always) gauge.set(labels, 0);
      for (const { value, ...labels } of found.rows) gauge.set(labels, value);
    }
    answers.set(1);
  }

  return {
    /** Two who ask at once share an answer, so a slow database is asked no more often. */
    async read() {
      reading ??= readAll()
        .catch((error: unknown) => sayUnread({ error }))
        .finally(() => (reading = null));
      await Promise.race([reading, pause(patienceMs, undefined, { ref: false })]);
    },
    stop: () => pool.end(),
  };
}
