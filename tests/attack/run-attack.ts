import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";

import { openAttackServer, type AttackServer } from "#tests/attack/attack-server.ts";
import { callShapes } from "#tests/attack/call-shapes.ts";
import type { Claim } from "#tests/attack/claim.ts";
import { crawl, type Attacker } from "#tests/attack/crawl.ts";
import { fuzz } from "#tests/attack/fuzz.ts";
import { runScanners } from "#tests/attack/run-scanners.ts";
import { signInAll } from "#tests/attack/sign-in-all.ts";
import { Visitor } from "#tests/attack/visitor.ts";
import { watchServer, type ServerWatch } from "#tests/attack/watch-server.ts";
import { fastFolder } from "#tests/setup/fast-folder.ts";
import { runCommand } from "#tests/setup/run-command.ts";

export type AttackOptions = {
  seed: number;
  requests: number;
  /** As whom the scanners scan; as nobody to leave them out. */
  scannedAs: readonly string[];
  /** A new one, if not given. */
  dataDir?: string;
  say: (line: string) => void;
};

export const signedOut = "signed out";

export const people = {
  customer: "demo-nadia",
  counsellor: "desk-counsellor",
  manager: "desk-manager",
  owner: "desk-owner",
};

export async function runAttack(options: AttackOptions): Promise<Claim[]> {
  const dataDir = options.dataDir ?? mkdtempSync(join(fastFolder(), "landfall-attack-"));
  const target = await openAttackServer(dataDir, {}, { nodeOptions: ["--inspect=127.0.0.1:0"] });
  try {
    return await attack(target, options);
  } finally {
    await target.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function attack(target: AttackServer, options: AttackOptions): Promise<Claim[]> {
  const { say, seed, requests } = options;
  const attackers = await openAttackers(target);
  for (const { role, forms, paths } of attackers)
    say(`${role}: ${paths.length} addresses, ${forms.length} forms`);
  const { text } = await attackers[0]!.visitor.ask({ method: "GET", path: "/openapi.json" });
  const calls = callShapes(JSON.parse(text) as Parameters<typeof callShapes>[0]);
  const watch = await watchServer(target);
  try {
    const heaps: number[] = [];
    say(`${requests} requests of seed ${seed} to ${calls.length} calls and what was found`);
    const report = await fuzz({
      seed,
      requests,
      origins: new Set([new URL(target.url).origin, await simulatorOf(target)]),
      attackers,
      calls,
      onPart: async (done) => {
        heaps.push(await watch.heapMb());
        say(`${done} requests, ${heaps.at(-1)} MB of memory in use`);
      },
    });
    const rate = Math.round(requests / report.seconds);
    say(`${Math.round(report.seconds)} s, ${rate} a second; ${describeStatuses(report.statuses)}`);
    const scanned = attackers.filter(({ role }) => options.scannedAs.includes(role));
    const scans = scanned.length > 0 ? await runScanners(target, { attackers: scanned, say }) : [];
    return [
      {
        claim: "No answer was an error of ours, ran what was sent, or led away.",
        violations: report.findings,
      },
      ...scans,
      ...(await afterwards(target, watch)),
      { claim: "Memory is flat.", violations: growth(heaps) },
    ];
  } finally {
    await watch.stop();
  }
}

async function openAttackers(target: AttackServer): Promise<Attacker[]> {
  const visitors = await signInAll(target, Object.values(people));
  const nobody = await crawl(signedOut, new Visitor(target.url), ["/", "/service/", "/account/login/"]);
  const attackers = [nobody];
  for (const [role, username] of Object.entries(people)) {
    const isStaff = username.startsWith("desk-");
    const starts = isStaff ? ["/staff/"] : ["/", "/account/dashboard/", "/service/cart", "/service/wallet/"];
    attackers.push(await crawl(role, visitors.get(username)!, starts));
  }
  return attackers;
}

async function simulatorOf({ server }: AttackServer): Promise<string> {
  return (
    /Payment simulator\D+(http:\/\/127\.0\.0\.1:\d+)/i.exec(server.output())?.[1] ?? "http://127.0.0.1:1"
  );
}

async function afterwards({ dataDir, server }: AttackServer, watch: ServerWatch): Promise<Claim[]> {
  const ledger = await runCommand(dataDir, "ledger-check");
  return [
    { claim: "No statement took over a second.", violations: watch.slowQueries() },
    { claim: "Every statement was one that the database could read.", violations: watch.brokenQueries() },
    { claim: "The books are whole.", violations: ledger.code === 0 ? [] : [ledger.output] },
    {
      claim: "The server is still there.",
      violations: isAlive(server.pid) ? [] : [server.output().slice(-2_000)],
    },
  ];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const growthMaxMb = 40;

/** From the second part on: until then pages are kept and code is compiled. */
function growth(heaps: readonly number[]): string[] {
  const [, warm, ...later] = heaps;
  const last = later.at(-1);
  if (warm === undefined || last === undefined) return [];
  return last - warm > growthMaxMb ? [`From ${warm} MB to ${last} MB: ${heaps.join(", ")}.`] : [];
}

function describeStatuses(statuses: ReadonlyMap<number, number>): string {
  const counted = [...statuses].toSorted(([a], [b]) => a - b);
  return counted.map(([status, times]) => `${times} × ${status}`).join(", ");
}
