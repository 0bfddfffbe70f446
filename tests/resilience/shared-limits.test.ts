import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { superuser } from "#db/embedded/cluster.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { secretsOf } from "#scripts/start/secrets.ts";
import { fastFolder } from "#tests/setup/fast-folder.ts";
import { type RealServer, startRealServer } from "#tests/setup/real-server.ts";

const dataDir = mkdtempSync(join(fastFolder(), "landfall-limits-"));
const otherDir = mkdtempSync(join(fastFolder(), "landfall-limits-other-"));
const servers: RealServer[] = [];

beforeAll(async () => {
  const first = await startRealServer(dataDir);
  servers.push(first);
  const { DATABASE_PASSWORD: password, SECRET, ENCRYPTION_KEY } = secretsOf(dataDir);
  const port = runningPostmaster(join(dataDir, "pg"))?.port;
  const settings = {
    DATABASE_URL: `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`,
    SECRET,
    ENCRYPTION_KEY,
    SITE_URL: first.url,
    FILES_DIR: join(otherDir, "files"),
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "Landfall <hello@landfall.example>",
    SUPPORT_WHATSAPP: "442079460958",
  };
  servers.push(await startRealServer(otherDir, settings));
});

afterAll(async () => {
  for (const server of servers.toReversed()) await server.stop();
  for (const folder of [dataDir, otherDir]) rmSync(folder, { recursive: true, force: true });
});

/** As a proxy in front of both would pass it on. */
function guess(server: RealServer, password: string): Promise<number> {
  const { host, origin } = new URL(servers[0]!.url);
  const headers = { host, origin, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const asked = request(
      `${server.url}/api/auth/sign-in/username`,
      { method: "POST", headers },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on("error", reject);
    asked.end(JSON.stringify({ username: "asha", password }));
  });
}

test("guesses of a password count together, whichever server they reach", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push(await guess(servers[n % 2]!, `guess number ${n}`));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
});
