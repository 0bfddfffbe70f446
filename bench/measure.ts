import type { BenchShop, Usage } from "#bench/bench-shop.ts";
import type { LoadGenerator, Loaded } from "#bench/load/generate-load.ts";
import { median, type Measured } from "#bench/results.ts";
import type { PlainServer } from "#bench/yardsticks/plain-answers.ts";

export type Bench = {
  shop: BenchShop;
  load: LoadGenerator;
  plain: PlainServer;
  seconds: number;
  rounds: number;
};

export const connections = 16;

type Operation = {
  name: string;
  /** What each connection asks in one round. */
  requests: (round: number) => Promise<string[][]>;
  status?: number;
  once?: boolean;
  /** Answers a second of what it is compared with, measured in the same round. */
  yardstick?: { name: string; perSecond: () => Promise<number> };
  limits?: Measured["limits"];
};

/** Rounds of the operation and its yardstick in turn. What it queues is part of it: a round ends with its last job. */
export async function measure(bench: Bench, operation: Operation): Promise<Measured> {
  const { shop, load, seconds, rounds } = bench;
  const { name, requests, status = 200, once = false, yardstick, limits = {} } = operation;
  const run = (asked: string[][], length: number) =>
    load.run({ port: shop.port, seconds: length, requests: asked, once, status });
  await run(await requests(0), Math.min(1, seconds));
  await shop.finishJobs();
  const taken: Round[] = [];
  const against: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const asked = await requests(round);
    const before = await shop.usage();
    const begun = performance.now();
    const loaded = await run(asked, seconds);
    await shop.finishJobs();
    const tookSeconds = (performance.now() - begun) / 1_000;
    taken.push({ loaded, tookSeconds, used: between(before, await shop.usage()) });
    if (yardstick) against.push(await yardstick.perSecond());
  }
  return {
    name,
    limits,
    ...figures(taken),
    ...(yardstick ? compared(taken, against, yardstick.name) : {}),
  };
}

type Round = { loaded: Loaded; tookSeconds: number; used: Usage };

function between(before: Usage, after: Usage): Usage {
  return {
    siteMs: after.siteMs - before.siteMs,
    databaseMs: after.databaseMs - before.databaseMs,
    statements: after.statements - before.statements,
  };
}

function figures(taken: Round[]): Omit<Measured, "name" | "limits"> {
  const each = (of: (round: Round) => number) => taken.map(of);
  return {
    perSecond: each(({ loaded }) => loaded.count / loaded.seconds),
    withJobsPerSecond: each(({ loaded, tookSeconds }) => loaded.count / tookSeconds),
    p50: median(each(({ loaded }) => loaded.p50)),
    p95: median(each(({ loaded }) => loaded.p95)),
    p99: median(each(({ loaded }) => loaded.p99)),
    siteMs: median(each(({ loaded, used }) => used.siteMs / loaded.count)),
    databaseMs: median(each(({ loaded, used }) => used.databaseMs / loaded.count)),
    statements: median(each(({ loaded, used }) => used.statements / loaded.count)),
    bytes: median(each(({ loaded }) => loaded.bytes)),
  };
}

function compared(taken: Round[], against: number[], name: string): Pick<Measured, "yardstick" | "ratio"> {
  const ratio = taken.map(({ loaded }, round) => loaded.count / loaded.seconds / (against[round] ?? NaN));
  return { yardstick: { name, values: against }, ratio };
}
