import type pg from "pg";

import { type Database, type Db, db, openDatabase, pool } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { throttledLog } from "#app/platform/throttled-log.server.ts";

/** Why the primary answers reports; null while the replica does. */
type Fault = "not set" | "not asked yet" | "it lags" | "it does not answer";

type Replica = { on: Database; isFit: () => boolean; stop: () => Promise<void> };

let replica: Replica | null = null;

/** For the metrics: seconds behind the primary at the last look, infinite while unknown. */
export const replicaState: { fault: Fault | null; lagSeconds: number; reads: number; fallbacks: number } = {
  fault: "not set",
  lagSeconds: Infinity,
  reads: 0,
  fallbacks: 0,
};

type Settings = { replicaUrl: string | undefined; lagSecondsMax: number; lookEveryMs?: number };

/** Call after the primary is connected. Without an address every report is read there. */
export function connectReplica({ replicaUrl, lagSecondsMax, lookEveryMs = 1_000 }: Settings): void {
  if (!replicaUrl) return;
  const opened = openDatabase(replicaUrl, reportsAtOnceMax);
  const lagSeconds = lagMeter(
    () => positionOf(pool),
    () => positionOf(opened.pool),
  );
  Object.assign(replicaState, { fault: "not asked yet", lagSeconds: Infinity, reads: 0, fallbacks: 0 });
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      replicaState.lagSeconds = await lagSeconds();
      tell(replicaState.lagSeconds > lagSecondsMax ? "it lags" : null);
    } catch (error) {
      replicaState.lagSeconds = Infinity;
      tell("it does not answer", error);
    }
  }

  let isFit = false;
  /** Once for each change. */
  function tell(fault: Fault | null, error?: unknown): void {
    const wasFit = isFit;
    isFit = fault === null;
    if (isFit && !wasFit) log.info("the replica answers reports");
    else if (fault !== null && fault !== replicaState.fault)
      log.warn({ fault, error }, "the primary answers reports in the replica's place");
    replicaState.fault = fault;
  }

  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = null));
  }, lookEveryMs);
  timer.unref();
  replica = {
    on: opened.db,
    isFit: () => isFit,
    async stop() {
      clearInterval(timer);
      await looking;
      await opened.pool.end();
    },
  };
}

/** Call before the primary is disconnected. */
export async function disconnectReplica(): Promise<void> {
  const ending = replica;
  replica = null;
  replicaState.fault = "not set";
  await ending?.stop();
}

/** What reads for a report and changes nothing: on the replica while that is fit, else, or if that fails, on the primary. */
export async function readReport<Answer>(read: (on: Db) => Promise<Answer>): Promise<Answer> {
  if (!replica?.isFit()) return read(db);
  try {
    const answer = await read(replica.on);
    replicaState.reads += 1;
    return answer;
  } catch (error) {
    // A refusal, which the primary would give, too.
    if (!(error instanceof Error)) throw error;
    // A replica also ends what stands in the way of replaying.
    replicaState.fallbacks += 1;
    sayFailed({ error });
    return read(db);
  }
}

const sayFailed = throttledLog("the replica failed a report, and the primary answers it");
const reportsAtOnceMax = 4;
const rememberedMs = 3_600_000;

/**
 * Seconds since the primary was where the replica is now. Neither a clock nor a right is needed, and a primary where
 * nothing happens does not look like a replica that lags. Infinite if it is behind all that was seen.
 */
export function lagMeter(
  primaryAt: () => Promise<bigint>,
  replicaAt: () => Promise<bigint>,
  nowMs = () => performance.now(),
): () => Promise<number> {
  let seen: { atMs: number; position: bigint }[] = [];
  return async () => {
    seen.push({ atMs: nowMs(), position: await primaryAt() });
    const replayed = await replicaAt();
    const reached = seen.findLastIndex(({ position }) => position <= replayed);
    if (reached > 0) seen = seen.slice(reached);
    seen = seen.filter(({ atMs }) => nowMs() - atMs < rememberedMs);
    return reached < 0 ? Infinity : (nowMs() - seen[0]!.atMs) / 1_000;
  };
}

/** In the log of its server, as bytes. */
async function positionOf(on: pg.Pool): Promise<bigint> {
  const { rows } = await on.query<{ position: string }>(
    `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
      - '0/0'::pg_lsn)::text as position`,
  );
  return BigInt(rows[0]!.position);
}
