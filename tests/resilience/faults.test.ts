import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { superuser } from "#db/embedded/cluster.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { secretsOf } from "#scripts/start/secrets.ts";
import { readyShop } from "#tests/setup/ready-shop.ts";
import { type RealServer, startRealServer } from "#tests/setup/real-server.ts";

const dataDir = readyShop("faults");
let server: RealServer;

beforeAll(async () => {
  const settings = { LOG_LEVEL: "info", PAGE_CACHE_MB: "0" };
  const nodeOptions = ["--import", "./tests/resilience/jumping-clock.ts"];
  server = await startRealServer(dataDir, settings, { nodeOptions });
});

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const postmaster = () => runningPostmaster(join(dataDir, "pg"))!;

/** The postmaster and its children, which serve the connections. */
function signalDatabase(signal: "SIGSTOP" | "SIGCONT"): void {
  const { pid } = postmaster();
  const children = readdirSync("/proc").filter((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return readFileSync(`/proc/${entry}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === String(pid);
    } catch {
      return false;
    }
  });
  for (const each of [pid, ...children.map(Number)]) {
    try {
      process.kill(each, signal);
    } catch (error) {
      // A connection may end meanwhile.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

async function asSuperuser(...statements: string[]): Promise<void> {
  const { DATABASE_PASSWORD: password } = secretsOf(dataDir);
  const { port } = postmaster();
  const client = new pg.Client({ host: "127.0.0.1", port, user: superuser, password, database: "postgres" });
  client.on("error", () => {});
  await client.connect();
  try {
    // Whatever the fault is.
    await client.query("set default_transaction_read_only = off");
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

type Fault = {
  name: string;
  cause: () => Promise<unknown>;
  end: () => Promise<unknown>;
  /** What the log says by then. */
  said: RegExp;
};

const others = "pid <> pg_backend_pid() and datname = 'postgres' and usename = 'landfall_site'";
const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`;

const faults: Fault[] = [
  {
    name: "a database that refuses every connection",
    cause: () => asSuperuser("alter role landfall_site connection limit 0", endOthers),
    end: () => asSuperuser("alter role landfall_site connection limit -1"),
    said: /too many connections for role|terminating connection/,
  },
  {
    name: "a database that hangs",
    cause: async () => signalDatabase("SIGSTOP"),
    end: async () => signalDatabase("SIGCONT"),
    said: /timeout exceeded when trying to connect|Query read timeout|Connection terminated/,
  },
  {
    name: "a database that only reads",
    cause: () => asSuperuser("alter database postgres set default_transaction_read_only = on", endOthers),
    end: () => asSuperuser("alter database postgres reset default_transaction_read_only", endOthers),
    said: /read-only transaction/,
  },
];

const calm = /Something went wrong on our side|Busy for a moment/;

function headingOf(page: string): string {
  return /<h1[^>]*>([^<]*)/.exec(page)?.[1] ?? page.slice(0, 200);
}

/** Writes: a guess at a password is counted. */
async function tryToSignIn(): Promise<Response> {
  const form = await fetch(`${server.url}/account/login/`, { headers: { accept: "text/html" } });
  const page = await form.text();
  const token = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const cookie = form.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const body = new URLSearchParams({
    csrfmiddlewaretoken: token,
    identifier: "nobody",
    password: "three calm words",
  });
  return fetch(`${server.url}/account/login/`, {
    method: "POST",
    body,
    headers: { cookie, origin: server.url, accept: "text/html" },
    redirect: "manual",
  });
}

const signedIn = { cookie: "better-auth.session_token=somebody.signed", accept: "text/html" };

test.each(faults)(
  "$name gives a calm page and a line in the log, and when it is over all is well without a restart",
  async ({ cause, end, said }) => {
    const before = server.output().length;
    await cause();
    try {
      const answers = await Promise.all([
        fetch(`${server.url}/service/`, { headers: signedIn }),
        tryToSignIn(),
        fetch(`${server.url}/service/cart`, { headers: signedIn }),
      ]);
      for (const answer of answers) {
        const page = await answer.text();
        const inside = /ECONNREFUSED|\.js:\d+:\d+|pg_stat|relation "/.exec(page)?.[0];
        expect(inside, `${answer.url} shows what is inside`).toBeUndefined();
        if (answer.status >= 500) expect(headingOf(page)).toMatch(calm);
      }
      await expect
        .poll(() => server.output().slice(before), { timeout: 60_000, interval: 500 })
        .toMatch(said);
    } finally {
      await end();
    }
    await expect.poll(healthy, { timeout: 30_000, interval: 250 }).toBe(200);
    await expect
      .poll(async () => (await tryToSignIn()).status, { timeout: 30_000, interval: 500 })
      .toBeLessThan(500);
    await expect.poll(pageStatus, { timeout: 30_000, interval: 250 }).toBe(200);
  },
);

const healthy = async () => (await fetch(`${server.url}/readyz`)).status;
const pageStatus = async () => (await fetch(`${server.url}/service/`)).status;

test("a table that is locked for long slows its pages, ends in a calm page, and others are answered", async () => {
  const { DATABASE_PASSWORD: password } = secretsOf(dataDir);
  const client = new pg.Client({
    host: "127.0.0.1",
    port: postmaster().port,
    user: superuser,
    password,
    database: "postgres",
  });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("begin; lock table testimonials in access exclusive mode");
  const slow = await fetch(`${server.url}/service/premium/cover-letter/`, { headers: signedIn });
  expect([200, 500, 503]).toContain(slow.status);
  expect((await fetch(`${server.url}/account/login/`)).status).toBe(200);
  await client.query("rollback");
  await expect.poll(pageStatus, { timeout: 30_000 }).toBe(200);
});

test("a clock that jumps a day ahead and back leaves pages, prices and sign-ins as they were", async () => {
  for (let jump = 0; jump < 2; jump += 1) {
    process.kill(server.pid, "SIGUSR2");
    await pause(300);
    expect(await healthy()).toBe(200);
    expect(await pageStatus()).toBe(200);
    expect((await tryToSignIn()).status).toBeLessThan(500);
    const asked = { links: "cover-letter", currency: "USD" };
    const price = await fetch(`${server.url}/service/get_amount/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked),
    });
    expect(price.status).toBeLessThan(500);
  }
});

test("a disk that is full for what PostgreSQL writes is said, and is well again once there is room", async () => {
  const folder = mkdtempSync("/tmp/landfall-small-disk-");
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", folder]);
  onTestFinished(() => void execFileSync("umount", ["-l", folder]));
  const small = join(folder, "data");
  mkdirSync(small);
  const ready = readyShop("small");
  onTestFinished(() => rmSync(ready, { recursive: true, force: true }));
  execFileSync("cp", ["-Rp", `${ready}/.`, small]);
  const shop = await startRealServer(small, { LOG_LEVEL: "info", PAGE_CACHE_MB: "0" });
  onTestFinished(async () => void (await shop.stop()));
  try {
    execFileSync("dd", ["if=/dev/zero", `of=${join(folder, "filler")}`, "bs=1M"], { stdio: "ignore" });
  } catch {
    // It ends when nothing more fits.
  }
  const page = await fetch(`${shop.url}/service/`, { headers: { accept: "text/html" } });
  const text = await page.text();
  if (page.status >= 500) expect(headingOf(text)).toMatch(calm);
  rmSync(join(folder, "filler"));
  await expect
    .poll(async () => (await fetch(`${shop.url}/readyz`)).status, { timeout: 60_000, interval: 500 })
    .toBe(200);
  await expect
    .poll(async () => (await fetch(`${shop.url}/service/`)).status, { timeout: 30_000, interval: 500 })
    .toBe(200);
  writeFileSync(join(folder, "room"), "there is room again");
});
