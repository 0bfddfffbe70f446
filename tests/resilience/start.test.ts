import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { secretsOf } from "#scripts/start/secrets.ts";
import { fastFolder } from "#tests/setup/fast-folder.ts";
import { refusedStart, startRealServer, type RealServer } from "#tests/setup/real-server.ts";

/** One data directory throughout: each test builds on the one before. */
const dataDir = mkdtempSync(join(fastFolder(), "landfall-resilience-"));
let server: RealServer;

beforeAll(async () => {
  server = await startRealServer(dataDir);
});

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the first start makes a data directory whose secrets only its owner can read", () => {
  expect(statSync(join(dataDir, "secrets.json")).mode & 0o077).toBe(0);
  expect(server.output()).toContain("Landfall is ready at http://127.0.0.1:");
  expect(server.output()).toContain("Demo sign-ins:");
});

test.runIf(process.platform === "linux")(
  "the server keeps little memory for itself, however it is started",
  () => {
    const command = readFileSync(`/proc/${server.pid}/cmdline`, "utf8").split("\0");
    expect(command).toEqual(
      expect.arrayContaining(["--max-semi-space-size=16", "--heap-growing-percent=150"]),
    );
  },
);

test("an address that nothing answers is not found, whatever it begins with", async () => {
  const asked = [
    "/no-such",
    "/service/no-such",
    "/account/no/such",
    "/check/no/such",
    "/visas/no-such",
    "/assets/no-such.js",
    "/no-such.css",
  ];
  const found = asked.map(async (path) => [path, (await fetch(server.url + path)).status]);
  expect(await Promise.all(found)).toEqual(asked.map((path) => [path, 404]));
});

test("a second start on the same data directory is refused with a sentence", async () => {
  const { code, output } = await refusedStart({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(output).toContain("Another server is already running on this DATA_DIR.");
});

test("a server beside it knows who signed in at the first, and leaves the database to it at the end", async () => {
  const beside = await startRealServer(dataDir, { SITE_URL: server.url }, { beside: true });
  const cookie = await signIn(server.url);
  const dashboard = await fetch(`${beside.url}/account/dashboard/`, {
    headers: { cookie },
    redirect: "manual",
  });
  expect(dashboard.status).toBe(200);
  expect(await beside.stop()).toBe(0);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("a server beside none is refused with a sentence", async () => {
  const empty = mkdtempSync(join(fastFolder(), "landfall-beside-"));
  const { code, output } = await refusedStart({ DATA_DIR: empty }, { beside: true });
  expect(code).toBe(1);
  expect(output).toContain("no server is running on this DATA_DIR");
  rmSync(empty, { recursive: true, force: true });
});

test("a port that is taken is named, and nothing is left running", async () => {
  const other = mkdtempSync(join(fastFolder(), "landfall-taken-"));
  const { code, output } = await refusedStart({ DATA_DIR: other, PORT: new URL(server.url).port });
  expect(code).toBe(1);
  expect(output).toContain("is taken by another program");
  expect(existsSync(postmasterFile(other))).toBe(false);
  rmSync(other, { recursive: true, force: true });
});

test("PostgreSQL killed under a living server is started again, and the server recovers by itself", async () => {
  const before = postmasterPid();
  process.kill(before, "SIGKILL");
  // The server needs a moment to notice, and calls itself healthy until then.
  await expect.poll(() => runningPostmaster() ?? before, { timeout: 20_000 }).not.toBe(before);
  await untilHealthy(server.url);
});

test("after kill -9 of the server the next start adopts the PostgreSQL that lives on", async () => {
  const before = postmasterPid();
  await server.kill();
  server = await startRealServer(dataDir);
  expect(postmasterPid()).toBe(before);
});

test("after kill -9 of both the next start recovers", async () => {
  const postgres = postmasterPid();
  await server.kill();
  process.kill(postgres, "SIGKILL");
  server = await startRealServer(dataDir);
  expect(postmasterPid()).not.toBe(postgres);
});

test("Ctrl-C ends the server and PostgreSQL and leaves a clean data directory", async () => {
  const simulator = /simulator at (\S+)/.exec(server.output())?.[1];
  expect(simulator).toBeDefined();
  expect(await server.stop()).toBe(0);
  expect(existsSync(postmasterFile(dataDir))).toBe(false);
  await expect(fetch(simulator!)).rejects.toThrow();
});

function postmasterFile(folder: string): string {
  return join(folder, "pg/postmaster.pid");
}

/** Null while PostgreSQL restarts and its file is missing or incomplete. */
function runningPostmaster(): number | null {
  try {
    return postmasterPid() || null;
  } catch {
    return null;
  }
}

function postmasterPid(): number {
  return Number(readFileSync(postmasterFile(dataDir), "utf8").split("\n")[0]);
}

async function signIn(url: string): Promise<string> {
  const { DEMO_PASSWORD: password } = secretsOf(dataDir);
  const answer = await fetch(`${url}/api/auth/sign-in/username`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ username: "asha", password }),
  });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

async function untilHealthy(url: string): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${url}/healthz`)).status, { timeout: 20_000, interval: 50 })
    .toBe(200);
}
