import { mkdirSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { unprivileged } from "#db/embedded/unprivileged.ts";
import { freePort } from "#scripts/start/free-port.ts";
import { killGroup, printedConfig, type Program, programs, run } from "#tests/failover/programs.ts";
import { type Relay, startRelay } from "#tests/failover/relay.ts";

const passwords = { superuser: "of-the-superuser", replication: "of-the-replica", rewind: "of-the-rewind" };
const patienceMs = 120_000;

type Node = {
  name: string;
  /** What others reach it by; cutting all three leaves it alone. */
  wires: { database: Relay; api: Relay; etcd: Relay };
  start(): void;
  kill(): Promise<void>;
};

export type DatabasePair = {
  nodes: readonly { name: string; databasePort: number; apiPort: number }[];
  superuserPassword: string;
  killPrimary(): Promise<void>;
  cutOffPrimary(): Promise<() => void>;
  /** Both are there again, and one is the primary's synchronous replica. */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
};

/** Two machines with PostgreSQL under Patroni, and etcd, all on this one. */
export async function startDatabasePair(folder: string): Promise<DatabasePair> {
  give(folder);
  const etcd = await startEtcd(folder);
  const nodes = [await makeNode("db1", folder, etcd.port), await makeNode("db2", folder, etcd.port)];
  nodes[0]!.start();
  await untilPrimary(nodes);
  nodes[1]!.start();
  const untilBothAreThere = () => untilWhole(nodes);
  await untilBothAreThere();
  const primary = async () => {
    const name = await untilPrimary(nodes);
    return nodes.find((node) => node.name === name)!;
  };
  return {
    nodes: nodes.map(({ name, wires }) => ({
      name,
      databasePort: wires.database.port,
      apiPort: wires.api.port,
    })),
    superuserPassword: passwords.superuser,
    async killPrimary() {
      const node = await primary();
      await node.kill();
      // As a machine that has rebooted.
      setTimeout(() => node.start(), 25_000);
    },
    async cutOffPrimary() {
      const { wires } = await primary();
      for (const wire of Object.values(wires)) wire.cut();
      return () => {
        for (const wire of Object.values(wires)) wire.mend();
      };
    },
    untilWhole: untilBothAreThere,
    async stop() {
      for (const node of nodes) {
        await node.kill();
        for (const wire of Object.values(node.wires)) wire.stop();
      }
      await killGroup(etcd.program);
    },
  };
}

async function startEtcd(folder: string): Promise<{ port: number; program: Program }> {
  const [port, peers] = [await freePort(), await freePort()];
  const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const program = run(
    programs.etcd,
    [
      "--name=etcd1",
      `--data-dir=${join(folder, "etcd")}`,
      "--unsafe-no-fsync",
      `--listen-client-urls=${url}`,
      `--advertise-client-urls=${url}`,
      `--listen-peer-urls=${peerUrl}`,
      `--initial-advertise-peer-urls=${peerUrl}`,
      `--initial-cluster=etcd1=${peerUrl}`,
    ],
    join(folder, "etcd.log"),
    { ETCD_LOG_LEVEL: "warn" },
  );
  return { port, program };
}

async function makeNode(name: string, folder: string, etcdPort: number): Promise<Node> {
  const [databasePort, apiPort] = [await freePort(), await freePort()];
  const wires = {
    database: await startRelay(databasePort),
    api: await startRelay(apiPort),
    etcd: await startRelay(etcdPort),
  };
  const home = join(folder, name);
  give(home);
  const file = join(home, "patroni.yml");
  const text = printedConfig("patroni.yml", [
    ["name: db1", `name: ${name}`],
    ["listen: 0.0.0.0:8008", `listen: 127.0.0.1:${apiPort}`],
    ["connect_address: db1:8008", `connect_address: 127.0.0.1:${wires.api.port}`],
    // Otherwise it learns etcd's own address and goes round the wire.
    ["hosts: etcd1:2379,etcd2:2379,etcd3:2379", `use_proxies: true\n  hosts: 127.0.0.1:${wires.etcd.port}`],
    ["listen: 0.0.0.0:5432", `listen: 127.0.0.1:${databasePort}`],
    ["connect_address: db1:5432", `connect_address: 127.0.0.1:${wires.database.port}`],
    ["data_dir: /var/lib/postgresql/landfall", `data_dir: ${join(home, "pg")}`],
    ["SUPERUSER_PASSWORD", passwords.superuser],
    ["REPLICATION_PASSWORD", passwords.replication],
    ["REWIND_PASSWORD", passwords.rewind],
    // The directory that Debian's package makes for sockets is for one PostgreSQL.
    ["      parameters:\n", `      parameters:\n        unix_socket_directories: "${home}"\n`],
  ]);
  writeFileSync(file, text);
  let program: Program | null = null;
  return {
    name,
    wires,
    start() {
      program = run(programs.patroni, [file], join(folder, `${name}.log`));
    },
    async kill() {
      if (program) await killGroup(program);
      program = null;
      await killPostgres(home);
    },
  };
}

function give(path: string): void {
  mkdirSync(path, { recursive: true });
  unprivileged().give(path);
}

/** All of its processes at once, as a machine that loses its power. */
async function killPostgres(home: string): Promise<void> {
  while (processesIn(join(home, "pg")).length > 0) {
    for (const pid of processesIn(join(home, "pg"))) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has ended meanwhile.
      }
    }
    await pause(50);
  }
}

/** Every process of a PostgreSQL has its data directory as its working directory; a zombie has none. */
function processesIn(directory: string): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry) && workingDirectory(entry) === directory)
    .map(Number);
}

function workingDirectory(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

type Member = { name: string; role: string; state: string };

async function untilPrimary(nodes: readonly Node[]): Promise<string> {
  return poll("There is no primary", async () => {
    for (const { name, wires } of nodes) {
      const answer = await ask(wires.api.port, "/primary");
      if (answer?.status === 200) return name;
    }
    return null;
  });
}

async function untilWhole(nodes: readonly Node[]): Promise<void> {
  await poll("The pair is not whole", async () => {
    const name = await untilPrimary(nodes);
    const { wires } = nodes.find((node) => node.name === name)!;
    const answer = await ask(wires.api.port, "/cluster");
    const { members = [] } = ((await answer?.json()) ?? {}) as { members?: Member[] };
    const follows = members.some(
      ({ role, state }) => role === "sync_standby" && /running|streaming/.test(state),
    );
    return members.length === nodes.length && follows ? true : null;
  });
}

async function poll<Found>(otherwise: string, find: () => Promise<Found | null>): Promise<Found> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const found = await find();
    if (found !== null) return found;
    await pause(200);
  }
  throw new Error(`${otherwise} after ${patienceMs / 1000} seconds.`);
}

function ask(port: number, path: string): Promise<Response | null> {
  return fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
}
