import type { BookCheckKind } from "#app/books/book-check-kinds.ts";
import { type PaymentState, paymentStates } from "#app/payments/payment-state.ts";
import { dayMs, writtenDate } from "#app/platform/dates.ts";

/** What was seen at one moment. Times in milliseconds or seconds, as each is named; sizes in bytes. */
export type StatusSeen = {
  now: Date;
  databaseMs: number;
  connections: { busy: number; allowed: number; waiting: number };
  jobs: { due: number; oldestDueSeconds: number; givenUp: number };
  payments: Partial<Record<PaymentState, number>>;
  paymentsOverdue: number;
  checks: readonly { kind: BookCheckKind; endedAt: Date | null; findings: number }[];
  outside: readonly { name: string; isDown: boolean }[];
  /** Null without a replica. */
  replica: { fault: string | null; lagSeconds: number } | null;
  rates: { oldestOn: string | null; paused: number };
  backupOn: string | null;
  /** Null where files lie in a bucket. */
  disk: { freeBytes: number; sizeBytes: number } | null;
};

export type StatusLine = {
  what: string;
  state: "well" | "look" | "act";
  now: string;
  /** What to do, unless it is well. */
  todo: string | null;
  /** The row of the alerts in docs/operations.md that says more. */
  alert: string;
};

const checkLateMs = 25 * 60 * 60 * 1_000;
const backupLateDays = 7;
const jobLateSeconds = 300;
const slowMs = 500;
const diskFullPart = 0.85;

/** Worst first. */
export function statusLines(seen: StatusSeen): StatusLine[] {
  const order = { act: 0, look: 1, well: 2 };
  return [
    ...databaseLines(seen),
    ...jobLines(seen),
    paymentLine(seen),
    ...seen.checks.map((check) => checkLine(check, seen.now)),
    outsideLine(seen),
    rateLine(seen),
    backupLine(seen),
    ...diskLines(seen),
  ].toSorted((one, other) => order[one.state] - order[other.state]);
}

function databaseLines({ databaseMs, connections, replica }: StatusSeen): StatusLine[] {
  const { busy, allowed, waiting } = connections;
  const answers = `It answered in ${Math.ceil(databaseMs)} ms. ${busy} of ${allowed} connections are in use, and ${waiting} requests wait for one.`;
  const database = line("Database", "landfall_database_waiting", answers, {
    look:
      (waiting > allowed || databaseMs > slowMs) &&
      "Look for a slow statement or a lock in pg_stat_activity; else add a process.",
  });
  if (replica === null) return [database];
  const lag = Number.isFinite(replica.lagSeconds) ? `${replica.lagSeconds.toFixed(1)} s behind` : "unknown";
  const state = replica.fault
    ? `The primary makes the figures: ${replica.fault}.`
    : `It makes the figures, ${lag}.`;
  return [
    database,
    line("Replica", "landfall_replica_fit", state, {
      look: replica.fault !== null && "Look at pg_stat_replication on the primary. Customers notice nothing.",
    }),
  ];
}

function jobLines({ jobs: { due, oldestDueSeconds, givenUp } }: StatusSeen): StatusLine[] {
  const seconds = Math.round(oldestDueSeconds);
  return [
    line(
      "Jobs",
      "landfall_jobs_oldest_due_seconds",
      due === 0 ? "None waits." : `${due} wait, the oldest for ${seconds} s.`,
      {
        act: oldestDueSeconds > jobLateSeconds && "Are all servers up? Restarting one is safe.",
      },
    ),
    line(
      "Jobs given up",
      "landfall_jobs_given_up",
      givenUp === 0 ? "None." : `${givenUp} failed for the last time.`,
      { look: givenUp > 0 && "The error is in the log. Mails given up are not sent again by themselves." },
    ),
  ];
}

function paymentLine({ payments, paymentsOverdue }: StatusSeen): StatusLine {
  const counted = paymentStates.flatMap((state) => (payments[state] ? [`${payments[state]} ${state}`] : []));
  const day = counted.length === 0 ? "None was begun within a day." : `Within a day: ${counted.join(", ")}.`;
  const overdue = paymentsOverdue === 0 ? "" : ` ${paymentsOverdue} have ended, and nobody knows how.`;
  return line("Payments", "landfall_payments_overdue", `${day}${overdue}`, {
    act:
      paymentsOverdue > 0 &&
      "A gateway does not answer or jobs stand still. They are asked about again by themselves.",
  });
}

const checkNames: Record<BookCheckKind, string> = { laws: "Ledger", gateways: "Books and gateways" };

function checkLine({ kind, endedAt, findings }: StatusSeen["checks"][number], now: Date): StatusLine {
  const alert = findings > 0 ? "landfall_book_findings" : "landfall_book_check_age_seconds";
  if (endedAt === null)
    return line(checkNames[kind], alert, "Not checked yet. It is checked every night.", { look: false });
  const hours = Math.floor((now.getTime() - endedAt.getTime()) / (60 * 60 * 1_000));
  const age = hours === 0 ? "within the hour" : hours === 1 ? "an hour ago" : `${hours} hours ago`;
  return line(
    checkNames[kind],
    alert,
    `${findings === 0 ? "Whole" : `${findings} findings`}, checked ${age}.`,
    {
      act: findings > 0 && "The books name each place. Money first: tell an owner now.",
      look:
        now.getTime() - endedAt.getTime() > checkLateMs &&
        "The nightly check has not run. Run npm run ledger:check and npm run reconcile.",
    },
  );
}

function outsideLine({ outside }: StatusSeen): StatusLine {
  const down = outside.filter(({ isDown }) => isDown).map(({ name }) => name);
  const said = down.length === 0 ? "All that were asked answer." : `No answer from ${down.join(", ")}.`;
  return line("Services outside", "landfall_outside_down", said, {
    act:
      down.length > 0 &&
      "Look at their own status pages. Customers are shown another way to pay; mails wait.",
  });
}

function rateLine({ rates: { oldestOn, paused } }: StatusSeen): StatusLine {
  const oldest = oldestOn === null ? "There are none." : `The oldest is of ${writtenDate(oldestOn)}.`;
  const stopped = paused === 0 ? "" : ` Sale is paused in ${paused} currencies.`;
  return line("Exchange rates", "sale is paused", `${oldest}${stopped}`, {
    act: paused > 0 && "Ask the sources at Exchange rates, or enter a rate.",
  });
}

function backupLine({ backupOn, now }: StatusSeen): StatusLine {
  const isLate = backupOn !== null && now.getTime() - Date.parse(backupOn) > (backupLateDays + 1) * dayMs;
  return line(
    "Backup",
    "A backup was proven",
    backupOn === null ? "None was proven yet." : `The last proven one is of ${writtenDate(backupOn)}.`,
    { look: (backupOn === null || isLate) && "Run npm run restore -- --prove and read what it says." },
  );
}

function diskLines({ disk }: StatusSeen): StatusLine[] {
  if (disk === null) return [];
  const gigabyte = 1024 ** 3;
  const used = 1 - disk.freeBytes / disk.sizeBytes;
  const free = `${(disk.freeBytes / gigabyte).toFixed(1)} of ${(disk.sizeBytes / gigabyte).toFixed(1)} GB are free.`;
  return [
    line("Disk of the files", "a disk above 85%", free, {
      act: used > diskFullPart && "Make room before it is full, never in the database’s own folder.",
    }),
  ];
}

/** The first of `act` and `look` that applies. */
function line(
  what: string,
  alert: string,
  now: string,
  todo: { act?: string | false; look?: string | false },
): StatusLine {
  const state = todo.act ? "act" : todo.look ? "look" : "well";
  return { what, state, now, todo: (state !== "well" && todo[state]) || null, alert };
}
