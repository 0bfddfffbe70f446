import { Agent, get } from "node:http";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { BenchShop } from "#bench/bench-shop.ts";
import { readFacts, seatCounsellor, seatStaff, signIn } from "#bench/desk-ground.ts";
import { listsOf, searches } from "#bench/desk-paths.ts";
import { LoadGenerator } from "#bench/load/generate-load.ts";
import { pin } from "#bench/machine.ts";
import { connections } from "#bench/measure.ts";
import { getRequest } from "#bench/requests.ts";
import { median } from "#bench/results.ts";
import { type DeskList, type DeskTime, isLate, lineOf, writeDeskResults } from "#bench/write-desk-results.ts";
import { PlainServer } from "#bench/yardsticks/plain-answers.ts";

/**
 * Response times of desk lists and dashboards in a large shop: `npm run load` fills a DATA_DIR, this measures its
 * server, one request at a time. Each round asks node:http too, so that a slow machine shows.
 */
const limits = { desk: 100, search: 50, dashboard: 30 };

const { values, positionals: asked } = parseArgs({
  options: { times: { type: "string", default: "120" } },
  allowPositionals: true,
});
const timesEach = Number(values.times);
const dataDir = resolve(process.env["DATA_DIR"] || ".data");
const shop = new BenchShop(dataDir);
const [lists, plain, load]: [DeskList[], PlainServer, LoadGenerator] = [
  [],
  new PlainServer(),
  new LoadGenerator(),
];
try {
  await shop.open();
  await shop.countStatements();
  await shop.close();
  await shop.open();
  pin(process.pid, "load");
  const before = await plainSpeed();
  await measureAll();
  const speeds = [before, await plainSpeed()];
  console.log(`\nnode:http gives ${speeds.map(Math.round).join(" before, ")} after, answers a second.`);
  if (asked.length === 0) await writeDeskResults(lists, { shop, plain: median(speeds), timesEach });
} finally {
  plain.stop();
  load.stop();
  await shop.close();
}
const late = lists.flatMap((list) => list.times.filter((time) => isLate(time, list)));
console.log(late.length === 0 ? "Every one is within its limit." : `${late.length} are over their limit.`);
process.exitCode = late.length === 0 ? 0 : 1;

async function measureAll(): Promise<void> {
  const owner = await seatStaff(shop.url, dataDir);
  const facts = await readFacts(dataDir);
  for (const [name, paths] of Object.entries(listsOf(facts)))
    await measure({ name, paths, cookie: owner, limitMs: limits.desk });
  for (const role of ["owner", "counsellor"] as const) {
    const cookie = role === "owner" ? owner : await seatCounsellor(shop.url, dataDir);
    await measure({ name: `search by a ${role}`, paths: searches, cookie, limitMs: limits.search });
  }
  for (const customer of facts.customers) {
    const cookie = await signIn(shop.url, dataDir, customer);
    const name = `dashboard of ${customer}`;
    await measure({ name, paths: ["/account/dashboard/"], cookie, limitMs: limits.dashboard });
  }
}

type Asked = { name: string; paths: string[]; cookie: string; limitMs: number };

/** `npm run bench:desk -- search audit` measures those alone whose names begin so. */
async function measure({ name, paths, cookie, limitMs }: Asked): Promise<void> {
  if (asked.length > 0 && !asked.some((start) => name.startsWith(start))) return;
  console.log(`\n${name}, at most ${limitMs} ms`);
  const list: DeskList = { name, limitMs, times: [] };
  lists.push(list);
  for (const path of paths) {
    const time = await timesOf(path, cookie);
    list.times.push(time);
    console.log(lineOf(time, list));
  }
}

async function timesOf(path: string, cookie: string): Promise<DeskTime> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = await ask(path, cookie, agent);
  if (first.status !== 200) throw new Error(`${path} answers ${first.status}`);
  const before = await shop.usage();
  const times: number[] = [];
  while (times.length < timesEach) times.push((await ask(path, cookie, agent)).ms);
  const after = await shop.usage();
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? NaN;
  const each = (of: keyof typeof after) => (after[of] - before[of]) / timesEach;
  return {
    path,
    p50: at(0.5),
    p95: at(0.95),
    siteMs: each("siteMs"),
    databaseMs: each("databaseMs"),
    statements: each("statements"),
  };
}

function ask(path: string, cookie: string, agent: Agent): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  return new Promise((done, fail) => {
    const headers = { cookie, "accept-encoding": "gzip" };
    get(shop.url + path, { agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => done({ status: answer.statusCode ?? 0, ms: performance.now() - begun }));
      answer.on("error", fail);
    }).on("error", fail);
  });
}

/** Answers a second of a page that is ready, by a bare server. */
async function plainSpeed(): Promise<number> {
  const headers = { "accept-encoding": "gzip" };
  const port = await plain.copy(shop.url, ["/"], { headers });
  const requests = Array.from({ length: connections }, () => [getRequest("/", { headers })]);
  const loaded = await load.run({ port, seconds: 2, requests, once: false, status: 200 });
  return loaded.count / loaded.seconds;
}
