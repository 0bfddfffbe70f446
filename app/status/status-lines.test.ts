import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { type StatusSeen, statusLines } from "#app/status/status-lines.ts";

const now = new Date("2026-11-27T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const well: StatusSeen = {
  now,
  databaseMs: 3,
  connections: { busy: 6, allowed: 6, waiting: 2 },
  jobs: { due: 2, oldestDueSeconds: 1.4, givenUp: 0 },
  payments: { paid: 12 },
  paymentsOverdue: 0,
  checks: [
    { kind: "laws", endedAt: hoursAgo(9), findings: 0 },
    { kind: "gateways", endedAt: null, findings: 0 },
  ],
  outside: [{ name: "stripe", isDown: false }],
  replica: { fault: null, lagSeconds: 0.2 },
  rates: { oldestOn: "2026-11-26", paused: 0 },
  backupOn: "2026-11-22",
  disk: { freeBytes: 40 * 1024 ** 3, sizeBytes: 100 * 1024 ** 3 },
};

const troubled = (seen: Partial<StatusSeen>) =>
  statusLines({ ...well, ...seen }).filter(({ state }) => state !== "well");

test("all is well", () => {
  expect(troubled({})).toEqual([]);
  expect(statusLines(well).map(({ now: said }) => said)).toContain("2 wait, the oldest for 1 s.");
});

test.each<[string, Partial<StatusSeen>, "look" | "act", RegExp]>([
  [
    "more wait for a connection than have one",
    { connections: { busy: 6, allowed: 6, waiting: 7 } },
    "look",
    /7 requests/,
  ],
  ["the database is slow", { databaseMs: 900 }, "look", /900 ms/],
  ["the replica lags", { replica: { fault: "it lags", lagSeconds: 90 } }, "look", /it lags/],
  ["a job waits long", { jobs: { due: 1, oldestDueSeconds: 301, givenUp: 0 } }, "act", /301 s/],
  ["a job was given up", { jobs: { due: 0, oldestDueSeconds: 0, givenUp: 2 } }, "look", /2 failed/],
  ["a payment's end is unknown", { paymentsOverdue: 1 }, "act", /nobody knows how/],
  [
    "the ledger is not whole",
    { checks: [{ kind: "laws", endedAt: hoursAgo(1), findings: 2 }] },
    "act",
    /2 findings/,
  ],
  [
    "no night's check",
    { checks: [{ kind: "laws", endedAt: hoursAgo(26), findings: 0 }] },
    "look",
    /26 hours/,
  ],
  ["a gateway is down", { outside: [{ name: "payfort", isDown: true }] }, "act", /payfort/],
  ["sale is paused", { rates: { oldestOn: "2026-01-02", paused: 4 } }, "act", /4 currencies/],
  ["no backup was proven", { backupOn: null }, "look", /None/],
  ["the proven backup is old", { backupOn: "2026-11-18" }, "look", /18 November/],
  ["the disk is nearly full", { disk: { freeBytes: 10, sizeBytes: 100 } }, "act", /free/],
])("%s: it is said, with what to do, on top", (_name, seen, state, said) => {
  const lines = troubled(seen);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ state, now: expect.stringMatching(said), todo: expect.any(String) });
  expect(statusLines({ ...well, ...seen })[0]).toEqual(lines[0]);
});

test("without a replica, and with files in a bucket, neither is spoken of", () => {
  const said = statusLines({ ...well, replica: null, disk: null }).map(({ what }) => what);
  expect(said).not.toContain("Replica");
  expect(said).not.toContain("Disk of the files");
});

test("every line is an alert of the handbook", () => {
  const handbook = readFileSync("docs/operations.md", "utf8");
  const alerts = handbook.slice(handbook.indexOf("## Alerts"), handbook.indexOf("## Backups"));
  const found = statusLines({
    ...well,
    checks: [{ kind: "laws", endedAt: hoursAgo(1), findings: 1 }, ...well.checks],
  });
  for (const { alert, what } of found) expect(alerts, what).toContain(alert);
});
