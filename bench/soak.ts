import { setTimeout as pause } from "node:timers/promises";

import { BenchShop } from "#bench/bench-shop.ts";
import { type Customer, makeCustomers } from "#bench/customers.ts";
import { descriptorsOf, pin, residentMb } from "#bench/machine.ts";
import { connections } from "#bench/measure.ts";
import { median } from "#bench/results.ts";
import { inspectorIn, measureMemory } from "#tests/setup/inspected-memory.ts";
import { MixedCrowd } from "#tests/setup/mixed-crowd.ts";

/**
 * Half an hour (or `npm run soak -- 6`) of every kind of page, carts and purchases at half the rate that the machine can
 * do, which is measured first. Memory, connections and response times may not grow from the middle third to the last.
 */
const minutes = Number(process.argv[2] ?? 30);
if (!Number.isInteger(minutes) || minutes < 3)
  throw new Error("Name a whole number of minutes, at least three.");

const warmUpSeconds = 30;
const limitSeconds = 60;
const megabyte = 1024 * 1024;

/**
 * What the last third may use, as a share of the middle one. A machine that others use makes single minutes twice as slow,
 * so more also has to be more often: a minute of the last third above one of the middle, see `aboveByChance`.
 */
const growthMax = { heapMb: 1.1, rssMb: 1.1, connections: 1.25, descriptors: 1.1, p50: 1.25, p95: 1.25 };

type Minute = Record<keyof typeof growthMax, number>;

/** Of every 25 requests one adds to a cart and one buys. */
const writesEach = 25;
const letter = { service_link_list: ["cover-letter"], currency: "INR" };
const fullWallet = 1e14;

const shop = new BenchShop();
const crowd = await openCrowd();
try {
  await askFor(warmUpSeconds);
  const limit = (await askFor(limitSeconds)) / limitSeconds;
  console.log(`${limit.toFixed(0)} requests a second at ${connections} connections; half of it from now on`);
  report(await soak(limit / 2));
} finally {
  crowd.leave();
  await shop.remove();
}

async function openCrowd(): Promise<{ next: () => Promise<void>; leave: () => void }> {
  await shop.open({ nodeOptions: ["--inspect=127.0.0.1:0"] });
  pin(process.pid, "load");
  const pages = new MixedCrowd(shop.url, shop.dataDir, connections);
  await pages.arrive();
  const buyers = await makeCustomers(shop, connections, { paise: fullWallet });
  let asked = 0;
  return {
    next() {
      const at = asked++;
      const buyer = buyers[Math.floor(at / writesEach) % buyers.length]!;
      if (at % writesEach === 0) return buy(buyer);
      return at % writesEach === 1 ? addToCart(buyer) : pages.next();
    },
    leave: () => pages.leave(),
  };
}

function buy(buyer: Customer): Promise<void> {
  const purchase = { services: [letter], make_payment_with_wallet: true };
  return post("/service/cart_purchase_api/", purchase, buyer);
}

function addToCart(buyer: Customer): Promise<void> {
  return post("/service/add_to_cart/", { link: "resume-help", currency: "INR" }, buyer);
}

async function post(path: string, body: unknown, { cookie }: Customer): Promise<void> {
  const headers = { cookie, "content-type": "application/json" };
  const answer = await fetch(shop.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
}

/** As many as are answered, each connection asking for the next at once. */
async function askFor(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let answered = 0;
  const askOn = async () => {
    while (performance.now() < end) {
      await crowd.next();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  return answered;
}

/** Asks at a steady rate, whether the server keeps up or not; a request's time counts from when it was due. */
async function soak(perSecond: number): Promise<Minute[]> {
  const taken: Minute[] = [];
  const begun = performance.now();
  let started = 0;
  let times: number[] = [];
  let failed: unknown;
  const ask = async (due: number) => {
    await crowd.next();
    times.push(performance.now() - due);
  };
  while (taken.length < minutes) {
    const now = performance.now() - begun;
    for (; started < (now / 1_000) * perSecond; started += 1)
      ask(begun + (started / perSecond) * 1_000).catch((error: unknown) => (failed ??= error));
    if (failed) throw failed;
    if (now >= (taken.length + 1) * 60_000) {
      const minute = await measureMinute(times);
      times = [];
      taken.push(minute);
      console.log(`minute ${taken.length}: ${minuteText(minute)}`);
    }
    await pause(5);
  }
  return taken;
}

async function measureMinute(times: number[]): Promise<Minute> {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  const { rows } = await shop.sql.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'",
  );
  const { heap } = await measureMemory(inspectorIn(shop.output));
  return {
    heapMb: heap / megabyte,
    rssMb: residentMb(shop.pid),
    connections: rows[0]?.count ?? NaN,
    descriptors: descriptorsOf(shop.pid),
    p50: at(0.5),
    p95: at(0.95),
  };
}

function minuteText({ heapMb, rssMb, p50, p95, ...counts }: Minute): string {
  const times = `${p50.toFixed(1)} ms, 95% within ${p95.toFixed(1)} ms`;
  const memory = `rss ${rssMb.toFixed(0)} MB, heap ${heapMb.toFixed(1)} MB`;
  return `${memory}, ${counts.connections} database connections, ${counts.descriptors} descriptors, ${times}`;
}

function report(taken: Minute[]): void {
  const third = Math.floor(minutes / 3);
  const middle = taken.slice(third, 2 * third);
  const last = taken.slice(-third);
  for (const [name, most] of Object.entries(growthMax) as [keyof Minute, number][]) {
    const [befores, afters] = [middle, last].map((part) => part.map((minute) => minute[name])) as [
      number[],
      number[],
    ];
    const [before, after] = [median(befores), median(afters)];
    const above = shareAbove(befores, afters);
    const isKept = after / before <= most || above <= aboveByChance(third);
    const often = `a minute of the last above one of the middle ${(100 * above).toFixed(0)}% of the time`;
    console.log(
      `${name}: ${before.toFixed(1)} in the middle third, ${after.toFixed(1)} in the last, ${often}, ${isKept ? "kept" : `TOO MUCH, ${most} times at most`}`,
    );
    if (!isKept) process.exitCode = 1;
  }
}

function shareAbove(befores: number[], afters: number[]): number {
  const above = afters.flatMap((after) =>
    befores.map((before) => (after > before ? 1 : after === before ? 0.5 : 0)),
  );
  return above.reduce((sum: number, one) => sum + one, 0) / above.length;
}

/** What two equal thirds exceed once in twenty times, by Mann and Whitney's test: 0.72 for thirds of ten minutes. */
function aboveByChance(count: number): number {
  return 0.5 + 1.645 * Math.sqrt((2 * count + 1) / (12 * count * count));
}
