import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { connectReplica, disconnectReplica, readReport, replicaState } from "#app/platform/replica.server.ts";

/** The same server's own database stands in for the replica: which one answered, its name says. */
const standIn = () => Object.assign(new URL(process.env["DATABASE_URL"]!), { pathname: "/postgres" }).href;
const own = () => new URL(process.env["DATABASE_URL"]!).pathname.slice(1);

const whoAnswers = () => readReport(nameOf);
async function nameOf(on: Db): Promise<string> {
  const { rows } = await on.execute<{ name: string }>(sql`select current_database() as name`);
  return rows[0]!.name;
}

const fast = { lagSecondsMax: 10, lookEveryMs: 20 };
const isFit = () => vi.waitUntil(() => replicaState.fault === null, { timeout: 10_000 });
let warned: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  warned = vi.spyOn(log, "warn").mockImplementation(() => {});
});
afterEach(async () => {
  warned.mockRestore();
  await disconnectReplica();
});

test("without a replica the primary answers", async () => {
  connectReplica({ replicaUrl: undefined, ...fast });
  expect(await whoAnswers()).toBe(own());
});

test("a replica answers once it is known not to lag, and the primary until then", async () => {
  connectReplica({ replicaUrl: standIn(), ...fast });
  expect(await whoAnswers()).toBe(own());
  await isFit();
  expect(await whoAnswers()).toBe("postgres");
});

test("one that lags leaves reports to the primary, which is said once", async () => {
  connectReplica({ replicaUrl: standIn(), ...fast, lagSecondsMax: -1 });
  await vi.waitUntil(() => replicaState.fault === "it lags", { timeout: 10_000 });
  expect(await whoAnswers()).toBe(own());
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(warned).toHaveBeenCalledTimes(1);
});

test("one that does not answer leaves reports to the primary, which is said once", async () => {
  connectReplica({ replicaUrl: "postgres://127.0.0.1:1/nowhere", ...fast });
  await vi.waitUntil(() => replicaState.fault === "it does not answer", { timeout: 10_000 });
  expect(await whoAnswers()).toBe(own());
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(warned).toHaveBeenCalledTimes(1);
});

test("a report that the replica fails is read again on the primary", async () => {
  connectReplica({ replicaUrl: standIn(), ...fast });
  await isFit();
  const read = async (on: Db) => {
    await on.execute(sql`select from orders limit 1`);
    return nameOf(on);
  };
  expect(await readReport(read)).toBe(own());
  expect(replicaState.fallbacks).toBe(1);
});
