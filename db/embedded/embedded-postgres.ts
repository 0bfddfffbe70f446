import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

import { postgresBinaries } from "#db/embedded/binaries.ts";
import { makeCluster, superuser } from "#db/embedded/cluster.ts";
import { clearDeadPostmaster, runningPostmaster, type Postmaster } from "#db/embedded/postmaster.ts";
import { unprivileged } from "#db/embedded/unprivileged.ts";

export type EmbeddedPostgres = {
  url: (database: string) => string;
  port: () => number;
  stop: () => Promise<void>;
};

type Options = {
  dataDir: string;
  password: string;
  settings?: string[];
  /** For one that replays a log first. */
  patienceMs?: number;
};

/** Advisory lock: this DATA_DIR has a server. It ends with its holder, even after kill -9. */
const ownerLock = 1_279_349_828;
const usualPatienceMs = 15_000;

/**
 * Loopback only. Adopts a PostgreSQL that outlived a killed server; restarts one that dies, on the same port. Throws
 * if another server owns this DATA_DIR.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const cluster = await makeCluster(options.dataDir, options.password);
  let stopping = false;
  let port = 0;
  const url = (database: string) =>
    `postgres://${superuser}:${encodeURIComponent(options.password)}@127.0.0.1:${port}/${database}`;

  const own = async (): Promise<pg.Client> => {
    const postmaster = await ensureRunning(cluster, options, port);
    port = postmaster.port;
    const owner = await takeOwnership(url("postgres"));
    owner.once("end", () => {
      if (!stopping) own().then((next) => (held = next), reportLost);
    });
    return owner;
  };

  let held = await own();
  return {
    url,
    port: () => port,
    async stop() {
      stopping = true;
      await held.end().catch(() => {});
      await stopPostmaster(cluster);
    },
  };
}

async function ensureRunning(cluster: string, options: Options, samePort: number): Promise<Postmaster> {
  const deadline = Date.now() + (options.patienceMs ?? usualPatienceMs);
  const logFile = join(options.dataDir, "postgres.log");
  let child: ChildProcess | null = null;
  let port = samePort;
  while (Date.now() < deadline) {
    const running = runningPostmaster(cluster);
    if (running?.ready) return running;
    if (!running && (child === null || child.exitCode !== null || child.signalCode !== null)) {
      clearDeadPostmaster(cluster);
      port = samePort || (await freePort());
      child = await spawnPostgres(cluster, logFile, port, options.settings ?? []);
    }
    await pause(child ? 10 : 25);
  }
  throw new Error(`PostgreSQL did not start. Its log ends:\n${tail(logFile)}`);
}

async function spawnPostgres(cluster: string, logFile: string, port: number, settings: string[]) {
  const preset = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    "shared_buffers=128MB",
    "max_connections=100",
    // A plan made for a few rows is not kept for a minute while a new shop fills with thousands.
    "autovacuum_naptime=5s",
    // What it reads lies in memory or on a flash disk, and compiling a plan takes longer than any of our queries.
    "random_page_cost=1.1",
    "jit=off",
    "log_timezone=UTC",
    "timezone=UTC",
  ];
  const { postgres } = await postgresBinaries();
  const flags = [...preset, ...settings].flatMap((setting) => ["-c", setting]);
  const { program, args, options } = unprivileged().command(postgres, ["-D", cluster, ...flags]);
  const log = openSync(logFile, "a", 0o600);
  // Detached: Ctrl-C reaches the process group, but the database must outlive the last request.
  const child = spawn(program, args, { ...options, detached: true, stdio: ["ignore", log, log] });
  closeSync(log);
  child.on("error", () => {});
  child.unref();
  return child;
}

async function takeOwnership(databaseUrl: string): Promise<pg.Client> {
  const client = await connectPatiently(databaseUrl);
  // Handled at "end"; without a listener an error would end the process.
  client.on("error", () => {});
  // A killed server may hold the lock until its connection is found dead.
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1) as got", [
      ownerLock,
    ]);
    if (answer.rows[0]?.got) return client;
    await pause(60);
  }
  await client.end();
  throw new Error("Another server is already running on this DATA_DIR.");
}

/** During crash recovery the database refuses connections. */
async function connectPatiently(databaseUrl: string): Promise<pg.Client> {
  const deadline = Date.now() + usualPatienceMs;
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const wrongPassword = (error as { code?: string }).code === "28P01";
      if (wrongPassword)
        throw new Error("The database in DATA_DIR has another password than its secrets.json.");
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

async function stopPostmaster(cluster: string): Promise<void> {
  const running = runningPostmaster(cluster);
  if (!running) return;
  // SIGINT is PostgreSQL's fast stop: it closes connections and writes a checkpoint.
  process.kill(running.pid, "SIGINT");
  const deadline = Date.now() + usualPatienceMs;
  while (runningPostmaster(cluster)?.pid === running.pid && Date.now() < deadline) await pause(10);
}

function reportLost(error: Error): void {
  console.error(`The database was lost and could not be started again: ${error.message}`);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once("error", reject).listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function tail(file: string): string {
  try {
    return readFileSync(file, "utf8").trimEnd().split("\n").slice(-10).join("\n");
  } catch {
    return "(there is none)";
  }
}
