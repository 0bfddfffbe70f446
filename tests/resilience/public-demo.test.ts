import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { superuser } from "#db/embedded/cluster.ts";
import { siteRole } from "#db/embedded/site-role.ts";
import { secretsOf } from "#scripts/start/secrets.ts";
import { readyShop } from "#tests/setup/ready-shop.ts";
import { type RealServer, startRealServer } from "#tests/setup/real-server.ts";

/** A public demo: its own name, https, a proxy. */
const siteUrl = "https://demo.example.org";
const dataDir = readyShop("public");
let server: RealServer;

beforeAll(async () => {
  server = await startRealServer(dataDir, { SITE_URL: siteUrl });
});

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the start says loudly what it opens", () => {
  expect(server.output()).toContain("WARNING");
  expect(server.output()).toContain("/mailbox is closed");
});

test("nobody reads the mail, however they ask", async () => {
  const asked: Record<string, string>[] = [
    {},
    { "x-forwarded-for": "127.0.0.1" },
    { forwarded: "for=127.0.0.1" },
  ];
  for (const headers of asked) {
    for (const path of ["/mailbox", "/mailbox.data", "/mailbox/1/0"]) {
      expect((await fetch(server.url + path, { headers, redirect: "manual" })).status, path).toBe(404);
    }
  }
});

test("every cookie that no script reads is this host's alone", async () => {
  const username = `public-${randomUUID().slice(0, 8)}`;
  const answer = await fetch(`${server.url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: siteUrl },
    body: JSON.stringify({
      first_name: "Asha",
      last_name: "Example",
      username,
      email: `${username}@example.org`,
      mobile: "+91 98765 43210",
      country: "IN",
      password: "three calm words",
    }),
  });
  expect(answer.status).toBe(200);
  const form = await fetch(`${server.url}/account/login/`);
  const set = [...answer.headers.getSetCookie(), ...form.headers.getSetCookie()];
  expect(new Set(set.map((cookie) => cookie.split("=")[0]))).toEqual(
    new Set(["__Host-landfall.session_token", "__Host-landfall_device", "__Host-landfall_form"]),
  );
  for (const cookie of set) {
    expect(cookie).toMatch(/; ?Secure/i);
    expect(cookie).toMatch(/; ?HttpOnly/i);
    expect(cookie).toMatch(/; ?Path=\/(;|$)/i);
    expect(cookie).not.toMatch(/Domain/i);
  }
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const session = await fetch(`${server.url}/api/auth/get-session`, { headers: { cookie } });
  expect(await session.json()).toMatchObject({ user: { username, full_name: "Asha Example" } });
  const page = await fetch(`${server.url}/account/security`, { headers: { cookie }, redirect: "manual" });
  expect(page.status).toBe(200);
});

test("its folder and the simulator's file are its owner's alone", () => {
  for (const path of [
    "",
    "secrets.json",
    "postgres.log",
    "simulator",
    "simulator/simulator.sqlite",
    "simulator/address",
  ]) {
    expect(statSync(join(dataDir, path)).mode & 0o066, path).toBe(0);
  }
});

test("the site and its jobs work in the database as an ordinary role", async () => {
  const { port } = runningPostmaster(join(dataDir, "pg"))!;
  const password = secretsOf(dataDir).DATABASE_PASSWORD;
  const client = new pg.Client({ host: "127.0.0.1", port, user: superuser, password, database: "postgres" });
  await client.connect();
  try {
    await expect
      .poll(async () => {
        const { rows } = await client.query<{ role: string; many: number }>(
          `select usename as role, count(*)::int as many from pg_stat_activity
            where backend_type = 'client backend' and pid <> pg_backend_pid() group by 1 order by 1`,
        );
        return rows.map(({ role }) => role);
      })
      .toEqual([superuser, siteRole]);
    // Held by the superuser's connection: the folder has a server.
    const { rows } = await client.query(
      `select query from pg_stat_activity where usename = $1 and pid <> pg_backend_pid()
        and backend_type = 'client backend'`,
      [superuser],
    );
    expect(rows).toEqual([{ query: expect.stringContaining("pg_try_advisory_lock") }]);
  } finally {
    await client.end();
  }
});

test("what is ordered of the simulator, and seen there, is for this machine alone", async () => {
  const simulator = readFileSync(join(dataDir, "simulator/address"), "utf8").trim();
  expect((await fetch(`${simulator}/simulator/state`)).status).toBe(200);
  for (const name of ["x-forwarded-for", "forwarded", "via"]) {
    const headers = { [name]: "127.0.0.1" };
    expect((await fetch(`${simulator}/simulator/state`, { headers })).status).toBe(403);
    const order = { method: "POST", headers, body: "{}" };
    expect((await fetch(`${simulator}/simulator/orders`, order)).status).toBe(403);
  }
});
