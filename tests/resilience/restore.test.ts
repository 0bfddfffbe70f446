import { randomUUID } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { localDisk } from "#app/files/local-disk.server.ts";
import { files } from "#app/files/tables.server.ts";
import { connect, db, disconnect } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { superuser } from "#db/embedded/cluster.ts";
import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { secretsOf } from "#scripts/start/secrets.ts";
import { fund } from "#tests/checkout/shop.ts";
import { fastFolder } from "#tests/setup/fast-folder.ts";
import { readyShop } from "#tests/setup/ready-shop.ts";
import { type RealServer, startRealServer } from "#tests/setup/real-server.ts";

const dataDir = readyShop("restore");
const folder = mkdtempSync(join(fastFolder(), "landfall-backups-"));
const backupDir = join(folder, "kept");
const identityFile = join(folder, "identity");
const secondHome = join(folder, "second-home");
const thirdHome = join(folder, "third-home");
let server: RealServer;
let settings: Record<string, string>;

beforeAll(async () => {
  const identity = await generateX25519Identity();
  writeFileSync(identityFile, `# made for one test\n${identity}\n`);
  settings = {
    BACKUP_DIR: backupDir,
    BACKUP_RECIPIENT: await identityToRecipient(identity),
    BACKUP_IDENTITY_FILE: identityFile,
  };
  server = await startRealServer(dataDir, settings);
});

afterAll(async () => {
  for (const each of [dataDir, folder]) rmSync(each, { recursive: true, force: true });
});

function command(name: string, ...args: string[]): string {
  const env: Record<string, string | undefined> = {
    ...process.env,
    ...settings,
    DATA_DIR: dataDir,
    NODE_ENV: "production",
  };
  for (const own of ["DATABASE_URL", "FILES_DIR", "VITEST"]) delete env[own];
  const file = resolve(import.meta.dirname, `../../scripts/commands/${name}.ts`);
  return execFileSync(process.execPath, [file, ...args], { encoding: "utf8", env });
}

async function within<Result>(home: string, work: () => Promise<Result>): Promise<Result> {
  const { DATABASE_PASSWORD: password } = secretsOf(home);
  const port = runningPostmaster(join(home, "pg"))?.port;
  connect(`postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`, 2);
  try {
    return await work();
  } finally {
    await disconnect();
  }
}

type Shop = { money: string; files: string[] };

async function readShop(): Promise<Shop> {
  const { rows } = await db.execute<{ money: string; ids: string[] }>(sql`
    select (select coalesce(sum(amount), 0)::text from postings) as money,
      array(select id::text from files order by id) as ids`);
  return { money: rows[0]!.money, files: rows[0]!.ids };
}

/** Money on a wallet and a file, as a customer brings both. */
async function bringSomething(): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from users where username = 'asha'`);
  const userId = UserId.parse(rows[0]!.id);
  await fund(userId, 12_345n);
  const id = randomUUID();
  await localDisk(join(dataDir, "files")).put(id, Buffer.from(`a passport’s page ${id}`));
  await db
    .insert(files)
    .values({ id, ownerId: userId, kind: "case_file", mediaType: "application/pdf", sizeBytes: 20 });
  return id;
}

let before: Shop;
let moment: string;
let after: Shop;

test("a copy and the log after it are taken while the site works, and nobody can read them", async () => {
  const first = await within(dataDir, bringSomething);
  expect(command("backup")).toContain("A whole copy was made");
  before = await within(dataDir, async () => {
    await bringSomething();
    return readShop();
  });
  expect(before.files).toContain(first);
  await pause(1_100);
  moment = new Date().toISOString();
  await pause(1_100);
  after = await within(dataDir, async () => {
    await bringSomething();
    const shop = await readShop();
    await db.execute(sql`select pg_switch_wal()`);
    return shop;
  });
  expect(after).not.toEqual(before);
  await expect
    .poll(() => command("backup", "--log"), { timeout: 30_000 })
    .toMatch(/[1-9]\d* parts of the log/);
  for (const entry of readdirSync(backupDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === "manifest.json") continue;
    const start = readFileSync(join(entry.parentPath, entry.name)).subarray(0, 21).toString("latin1");
    expect(start, entry.name).toBe("age-encryption.org/v1");
  }
});

test("a restored copy is proven, and the desk is told", async () => {
  const said = command("restore", "--prove");
  expect(said).toMatch(/(\d+) of \1 laws of the books hold/);
  expect(said).toMatch(/3 of 3 files are there/);
  const { rows } = await within(dataDir, () =>
    db.execute(sql`select kept_where as kept, proven_on = current_date as today from proven_backups`),
  );
  expect(rows).toEqual([{ kept: backupDir, today: true }]);
});

test("all of it is destroyed, and comes back as it was at a moment, and as it was last", async () => {
  await server.kill();
  process.kill(runningPostmaster(join(dataDir, "pg"))!.pid, "SIGKILL");
  await expect.poll(() => runningPostmaster(join(dataDir, "pg"))).toBeNull();
  rmSync(dataDir, { recursive: true });
  expect(existsSync(dataDir)).toBe(false);

  command("restore", "--into", secondHome, "--at", moment);
  expect(await shopIn(secondHome)).toEqual(before);
  command("restore", "--into", thirdHome);
  expect(await shopIn(thirdHome)).toEqual(after);
  for (const id of after.files) {
    const file = readFileSync(join(thirdHome, "files", id.slice(0, 2), id), "utf8");
    expect(file).toBe(`a passport’s page ${id}`);
  }
});

test("the site starts on what was restored, and its books hold", async () => {
  const restored = await startRealServer(secondHome);
  try {
    expect((await fetch(`${restored.url}/service/`)).status).toBe(200);
    const env = {
      ...process.env,
      DATA_DIR: secondHome,
      DATABASE_URL: "",
      FILES_DIR: "",
      NODE_ENV: "production",
    };
    const check = resolve(import.meta.dirname, "../../scripts/commands/ledger-check.ts");
    expect(execFileSync(process.execPath, [check], { encoding: "utf8", env })).toMatch(
      /^All \d+ laws hold\.$/m,
    );
  } finally {
    await restored.stop();
  }
});

test("nothing is restored over what is there, or from a moment before the first copy", () => {
  expect(() => command("restore", "--into", thirdHome)).toThrow(/is not empty/);
  const early = () => command("restore", "--into", join(folder, "fourth"), "--at", "2020-01-01T00:00:00Z");
  expect(early).toThrow(/No backup in .* is from before 2020/);
});

async function shopIn(home: string): Promise<Shop> {
  const { DATABASE_PASSWORD: password } = secretsOf(home);
  const postgres = await startEmbeddedPostgres({ dataDir: home, password, patienceMs: 60_000 });
  try {
    return await within(home, readShop);
  } finally {
    await postgres.stop();
  }
}
