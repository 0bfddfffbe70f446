import { statfs } from "node:fs/promises";

import { sql } from "drizzle-orm";

import { bookCheckKinds } from "#app/books/book-check-kinds.ts";
import { latestBookChecks } from "#app/books/record-book-check.server.ts";
import { listRates } from "#app/currencies/list-rates.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { lastProvenBackup } from "#app/launch/read-shop.server.ts";
import type { PaymentState } from "#app/payments/payment-state.ts";
import { db, pool } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { outsideUses } from "#app/platform/outside.server.ts";
import { replicaState } from "#app/platform/replica.server.ts";
import { type StatusLine, statusLines, type StatusSeen } from "#app/status/status-lines.ts";
import {
  jobIsDue,
  jobIsGivenUp,
  jobsWaitSeconds,
  paymentIsRecent,
  paymentIsOverdue,
} from "#app/status/work-conditions.ts";

export async function readStatus(member: Member, now: Date): Promise<Outcome<StatusLine[]>> {
  if (!may(member.role, "see_status", { own: false })) return notAllowed;
  return done(statusLines(await see(now)));
}

async function see(now: Date): Promise<StatusSeen> {
  // Before the reads below take connections of their own.
  const connections = {
    busy: pool.totalCount - pool.idleCount,
    allowed: pool.options.max,
    waiting: pool.waitingCount,
  };
  const askedMs = performance.now();
  const counts = await countWork();
  const databaseMs = performance.now() - askedMs;
  const [checks, rates, backup, disk] = await Promise.all([
    latestBookChecks(db),
    listRates(db, now),
    lastProvenBackup(),
    diskOfFiles(),
  ]);
  return {
    now,
    databaseMs,
    connections,
    ...counts,
    checks: bookCheckKinds.map((kind) => {
      const check = checks.get(kind);
      const findings = check ? check.found + check.unexamined.length : 0;
      return { kind, endedAt: check?.endedAt ?? null, findings };
    }),
    outside: [...outsideUses.values()].map(({ name, isDown }) => ({ name, isDown: isDown() })),
    replica: replicaState.fault === "not set" ? null : replicaState,
    rates: {
      oldestOn: rates.flatMap(({ rate }) => (rate ? [rate.asOf] : [])).toSorted()[0] ?? null,
      paused: rates.filter(({ paused }) => paused).length,
    },
    backupOn: backup?.provenOn ?? null,
    disk,
  };
}

async function countWork(): Promise<Pick<StatusSeen, "jobs" | "payments" | "paymentsOverdue">> {
  const { rows } = await db.execute<{
    due: number;
    oldest: number;
    given_up: number;
    payments: Partial<Record<PaymentState, number>>;
    overdue: number;
  }>(
    sql.raw(`select
      (select count(*)::int from graphile_worker.jobs where ${jobIsDue}) as due,
      (select ${jobsWaitSeconds} from graphile_worker.jobs where ${jobIsDue}) as oldest,
      (select count(*)::int from graphile_worker.jobs where ${jobIsGivenUp}) as given_up,
      (select coalesce(json_object_agg(state, count), '{}') from (
        select state, count(*)::int from payments where ${paymentIsRecent} group by state) as begun) as payments,
      (select count(*)::int from payments where ${paymentIsOverdue}) as overdue`),
  );
  const [found] = rows;
  return {
    jobs: {
      due: found?.due ?? 0,
      oldestDueSeconds: found?.oldest ?? 0,
      givenUp: found?.given_up ?? 0,
    },
    payments: found?.payments ?? {},
    paymentsOverdue: found?.overdue ?? 0,
  };
}

async function diskOfFiles(): Promise<StatusSeen["disk"]> {
  const { FILES_DIR: folder } = env();
  if (folder === undefined) return null;
  // The folder comes with the first file.
  const disk = await statfs(folder).catch(() => null);
  return disk && { freeBytes: disk.bavail * disk.bsize, sizeBytes: disk.blocks * disk.bsize };
}
