import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { sql } from "drizzle-orm";
import pg from "pg";

import { connect, type Db, db, disconnect } from "#app/platform/db.server.ts";
import { connectReplica, disconnectReplica, readReport } from "#app/platform/replica.server.ts";
import { unprivileged } from "#db/embedded/unprivileged.ts";
import { freePort } from "#scripts/start/free-port.ts";
import { killGroup, type Program, programs, requirePrograms, run } from "#tests/failover/programs.ts";

const lagSecondsMax = 2;
const patienceMs = 60_000;

type Ground = { folder: string; primaryPort: number; replicaPort: number; running: Program[] };
let ground: Ground;

/**
 * Who answers a report, on a primary and a replica that PostgreSQL itself keeps: while all is well, while the replica stands
 * still, and while it is gone. Throws a sentence when another one answers than should.
 */
export async function tryReplica(): Promise<void> {
  requirePrograms(["postgres"]);
  const folder = mkdtempSync(join(tmpdir(), "landfall-replica-"));
  unprivileged().give(folder);
  ground = { folder, primaryPort: await freePort(), replicaPort: await freePort(), running: [] };
  try {
    await tryAll(ground);
  } finally {
    await disconnectReplica();
    await disconnect().catch(() => {});
    for (const program of ground.running) await killGroup(program);
    rmSync(folder, { recursive: true, force: true });
  }
}

const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

async function tryAll({ folder, primaryPort, replicaPort }: Ground): Promise<void> {
  await ended("initdb", ["--auth=trust", "--username=postgres", join(folder, "primary")]);
  start("primary", primaryPort);
  await answers(primaryPort);
  const from = ["--host=127.0.0.1", `--port=${primaryPort}`, "--username=postgres"];
  await ended("pg_basebackup", [
    ...from,
    "--write-recovery-conf",
    "--checkpoint=fast",
    `--pgdata=${join(folder, "replica")}`,
  ]);
  let replica = start("replica", replicaPort);
  await answers(replicaPort);

  connect(urlOf(primaryPort), 4);
  connectReplica({ replicaUrl: urlOf(replicaPort), lagSecondsMax });
  await db.execute(sql`create table written (n integer)`);
  await expectAnswerOf("the replica", "while it follows");
  await db.execute(sql`insert into written values (1)`);
  await pause(2_000);
  const seen = await readReport((on) => on.execute(sql`select from written`));
  if (seen.rowCount !== 1) throw new Error("The replica does not have what was written two seconds ago.");

  await onReplica("select pg_wal_replay_pause()");
  await db.execute(sql`insert into written values (2)`);
  await expectAnswerOf("the primary", `once the replica stands still for ${lagSecondsMax} seconds`);
  await onReplica("select pg_wal_replay_resume()");
  await expectAnswerOf("the replica", "once it has caught up");
  await killGroup(replica);
  await expectAnswerOf("the primary", "once the replica is killed");
  replica = start("replica", replicaPort);
  await expectAnswerOf("the replica", "once it is back");
}

async function expectAnswerOf(who: "the primary" | "the replica", when: string): Promise<void> {
  const begunMs = performance.now();
  while ((await whoAnswers()) !== who) {
    if (performance.now() - begunMs > patienceMs) throw new Error(`${who} does not answer ${when}.`);
    await pause(100);
  }
  console.log(`${who} answers ${when}, after ${((performance.now() - begunMs) / 1_000).toFixed(1)} s`);
}

function whoAnswers(): Promise<"the primary" | "the replica"> {
  return readReport(async (on: Db) => {
    const { rows } = await on.execute<{ replica: boolean }>(sql`select pg_is_in_recovery() as replica`);
    return rows[0]!.replica ? "the replica" : "the primary";
  });
}

async function onReplica(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(ground.replicaPort) });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function start(name: string, port: number): Program {
  const { folder, running } = ground;
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`];
  const args = ["-D", join(folder, name), ...settings.flatMap((setting) => ["-c", setting])];
  const program = run(programs.postgres, args, join(folder, `${name}.log`));
  running.push(program);
  return program;
}

async function ended(name: string, args: string[]): Promise<void> {
  const { child, ended: over } = run(
    join(dirname(programs.postgres), name),
    args,
    join(ground.folder, "log"),
  );
  await over;
  if (child.exitCode !== 0) throw new Error(`${name} ended with ${child.exitCode}.`);
}

async function answers(port: number): Promise<void> {
  const begunMs = performance.now();
  for (;;) {
    const client = new pg.Client({ connectionString: urlOf(port), connectionTimeoutMillis: 1_000 });
    client.on("error", () => {});
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (connected) return;
    if (performance.now() - begunMs > patienceMs) throw new Error(`No PostgreSQL answers on ${port}.`);
    await pause(100);
  }
}
