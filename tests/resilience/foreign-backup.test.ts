import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

import { generateX25519Identity, identityToRecipient } from "age-encryption";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { unprivileged } from "#db/embedded/unprivileged.ts";
import { freePort } from "#scripts/start/free-port.ts";

/** Debian's places; the newest. */
const programs = globSync("/usr/lib/postgresql/*/bin")
  .filter((folder) => existsSync(join(folder, "pg_basebackup")) && existsSync(join(folder, "initdb")))
  .toSorted()
  .at(-1);

const home = mkdtempSync(join(tmpdir(), "landfall-foreign-"));
const identityFile = join(home, "identity");
const cluster = join(home, "cluster");
let port = 0;
let settings: Record<string, string>;

describe.runIf(programs)("a PostgreSQL that is not the site's", () => {
  beforeAll(async () => {
    unprivileged().give(home);
    writeFileSync(join(home, "password"), "of the superuser\n");
    run("initdb", "-D", cluster, "-A", "scram-sha-256", "-U", "postgres", `--pwfile=${home}/password`);
    port = await start(cluster);
    await ask(port, "create role copier replication login password 'of: the/copier'");
    await ask(port, "create table kept as select 'a purchase' as what");
    const identity = await generateX25519Identity();
    writeFileSync(identityFile, `${identity}\n`);
    mkdirSync(join(home, "files/ab"), { recursive: true });
    writeFileSync(join(home, "files/ab/a-file"), "what a customer sent");
    settings = {
      DATABASE_URL: `postgres://landfall:unused@127.0.0.1:${port}/postgres`,
      BACKUP_DATABASE_URL: `postgres://copier:${encodeURIComponent("of: the/copier")}@127.0.0.1:${port}/postgres`,
      BACKUP_DIR: join(home, "kept"),
      BACKUP_RECIPIENT: await identityToRecipient(identity),
      BACKUP_IDENTITY_FILE: identityFile,
      FILES_DIR: join(home, "files"),
    };
  });

  afterAll(() => {
    for (const folder of [cluster, join(home, "restored/pg")])
      if (existsSync(join(folder, "postmaster.pid"))) run("pg_ctl", "-D", folder, "-m", "immediate", "stop");
    rmSync(home, { recursive: true, force: true });
  });

  test("is copied while it runs, with what it needs of its log, and starts from the copy", async () => {
    expect(command("backup").output).toMatch(/A whole copy was made: .*\n1 new files/);
    await ask(port, "insert into kept values ('after the copy')");
    const into = join(home, "restored");
    expect(command("restore", "--into", into).output).toContain("0 parts of the log, 1 files.");
    const restored = await start(join(into, "pg"));
    expect(await ask(restored, "select what from kept")).toEqual([{ what: "a purchase" }]);
    expect(readFileSync(join(into, "files/ab/a-file"), "utf8")).toBe("what a customer sent");
  });

  test("whose role may not copy, or whose program is missing, is said in a sentence", () => {
    const wrong = settings["BACKUP_DATABASE_URL"]!.replace("of%3A", "not%3A");
    expect(command("backup", { BACKUP_DATABASE_URL: wrong })).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/^The copy was not made: .*password authentication failed/) as string,
    });
    expect(command("backup", { PATH: join(home, "nothing") })).toMatchObject({
      code: 1,
      complaint:
        "pg_basebackup: not found on this machine. It comes with PostgreSQL, in the server's version.\n",
    });
  });
});

function run(program: string, ...args: string[]): void {
  const { program: started, args: all, options } = unprivileged().command(join(programs!, program), args);
  execFileSync(started, all, { ...options, stdio: "ignore" });
}

async function start(folder: string): Promise<number> {
  const free = await freePort();
  const where = `-p ${free} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run("pg_ctl", "-D", folder, "-o", where, "-l", join(home, `log-${free}`), "-w", "start");
  return free;
}

async function ask(at: number, statement: string): Promise<unknown[]> {
  const connectionString = `postgres://postgres:${encodeURIComponent("of the superuser")}@127.0.0.1:${at}/postgres`;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

type Said = { code: number | null; output: string; complaint: string };

function command(name: string, ...rest: (string | Record<string, string>)[]): Said {
  const args = rest.filter((one) => typeof one === "string");
  const changed = Object.assign({}, ...rest.filter((one) => typeof one !== "string")) as Record<
    string,
    string
  >;
  const PATH = `${programs}${delimiter}${process.env["PATH"]}`;
  const { VITEST: _, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(import.meta.dirname, `../../scripts/commands/${name}.ts`), ...args],
    { encoding: "utf8", env: { ...inherited, NODE_ENV: "production", PATH, ...settings, ...changed } },
  );
  return { code: status, output: stdout, complaint: stderr };
}
