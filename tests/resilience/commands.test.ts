import { rmSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { readyShop } from "#tests/setup/ready-shop.ts";
import { startRealServer, type RealServer } from "#tests/setup/real-server.ts";
import { runCommand } from "#tests/setup/run-command.ts";
import { wide } from "#tests/setup/wide.ts";

let dataDir: string;
let server: RealServer | null = null;

beforeAll(async () => {
  dataDir = readyShop("commands");
  server = await startRealServer(dataDir);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const command = (name: string, ...args: string[]) => runCommand(dataDir, name, ...args);

const checks: [name: string, args: string[], code: number, output: RegExp][] = [
  ["ledger-check", [], 0, /All \d\d laws hold\./],
  ["reconcile", ["--strict"], 0, /No difference\./],
  ["refund", [], 0, /Gives an order, or a part of it, back/],
  ["refund", ["list"], 0, /No refund is unfinished\./],
  ["refund", ["LF-999999", "--reason", "asked"], 1, /There is no order LF-999999\./],
  [
    "lost-device",
    ["ben@landfall.example", "--known-by", "called back"],
    1,
    /The second step of this account is off\./,
  ],
  ["launch-check", [], 1, /MISSING {3}WhatsApp number\n.*\n.*SUPPORT_WHATSAPP/],
  ["staff", ["list"], 0, /desk-owner@landfall\.example +owner +since/],
  ["staff", ["grant", "nobody@example.org", "owner"], 1, /There is no account with this email\./],
  ["staff", ["grant", "ben@landfall.example", "emperor"], 1, /Choose a role/],
  ["staff", ["grant", "ben@landfall.example", "counsellor"], 0, /is counsellor now\./],
  ["staff", ["grant", "ben@landfall.example", "manager"], 0, /is manager now, and was counsellor\./],
  ["staff", ["end", "ben@landfall.example"], 0, /no longer works at the desk\./],
  ["staff", ["end", "ben@landfall.example"], 1, /does not work at the desk any more\./],
  ["staff", ["end", "desk-owner@landfall.example"], 1, /This is the only owner\./],
];

/** Like others, with other sentences. */
const wideChecks: typeof checks = [
  ["reconcile", ["--since", "yesterday"], 1, /a day such as/],
  ["refund", ["again", "nothing"], 1, /There is no refund of this id/],
  ["staff", [], 0, /Says who works at the desk/],
  ["lost-device", [], 0, /Turns off the second step/],
  ["staff", ["dismiss"], 1, /It is grant, end or list\./],
];

test.each(wide ? [...checks, ...wideChecks] : checks)(
  "beside a running server, %s %j ends with %i",
  async (name, args, code, output) => {
    const ran = await command(name, ...args);
    expect(ran.output).toMatch(output);
    expect(ran.code).toBe(code);
  },
);

test("without a server a command starts what it needs and takes it down again", async () => {
  await server?.stop();
  server = null;
  expect(await command("reconcile", "--strict")).toMatchObject({ code: 0 });
  server = await startRealServer(dataDir);
});

test("where there is no shop they say so", async () => {
  const before = dataDir;
  dataDir = join(before, "nothing-here");
  expect(await command("ledger-check")).toMatchObject({
    code: 1,
    output: expect.stringContaining("There is no shop in"),
  });
  dataDir = before;
});
