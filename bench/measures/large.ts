import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

import { BenchShop } from "#bench/bench-shop.ts";
import { type Customer, makeCustomers } from "#bench/customers.ts";
import type { Bench } from "#bench/measure.ts";
import { getRequest, postRequest } from "#bench/requests.ts";
import { median, type Measured } from "#bench/results.ts";

const customersLoaded = 100_000;
const longHistory = 5_000;
const connections = 4;
const growthMax = 1.3;

/** How long an answer takes in a shop that has nothing, and in the same one with a thousand times as much. */
export async function* measureLarge(bench: Bench): AsyncGenerator<Measured> {
  const shop = new BenchShop();
  try {
    await shop.open();
    const empty = await latencies({ ...bench, shop }, 1);
    await shop.close();
    load(shop.dataDir);
    await shop.open();
    const large = await latencies({ ...bench, shop }, longHistory);
    for (const [name, values] of large) {
      const before = empty.get(name) ?? [];
      yield {
        name: `${name}, large shop`,
        amount: { values, unit: "ms at 95%" },
        yardstick: { name: "empty shop", values: before },
        ratio: [median(values) / median(before)],
        limits: { growth: growthMax },
      };
    }
  } finally {
    await shop.remove();
  }
}

/** 100,000 customers, 300,000 orders, 2,000,000 postings. */
function load(dataDir: string): void {
  const root = resolve(import.meta.dirname, "../..");
  const args = ["scripts/commands/load.ts", "--customers", String(customersLoaded)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The shop could not be loaded: ${stdout}${stderr}`);
}

const letter = { service_link_list: ["cover-letter"], currency: "INR" };
const purchase = { services: [letter], make_payment_with_wallet: true };
const cartOf = ["cover-letter", "resume-help", "history-draft"];

/** At 95 of 100 answers, in each round, in milliseconds. */
async function latencies(bench: Bench, postings: number): Promise<Map<string, number[]>> {
  const { shop, rounds, seconds } = bench;
  const customers = await makeCustomers(shop, connections, { paise: 1e12 });
  const old = await makeCustomers(shop, 1, { paise: 1e12, postings });
  for (const all of [customers, old]) {
    await askEach(bench, all, [buy, buy, buy, ...cartOf.map((link) => addToCart(link))]);
  }
  const operations: [name: string, who: Customer[], asked: (customer: Customer) => string][] = [
    ["service page", customers, page("/service/premium/cover-letter/")],
    ["price", customers, call("get_amount", { links: ["cover-letter"], currency: "INR" })],
    ["cart", customers, call("get_cart_data", { type: "get_cart_data" })],
    ["dashboard", customers, page("/account/dashboard/")],
    [`dashboard after ${longHistory.toLocaleString("en")} postings`, old, page("/account/dashboard/")],
    ["purchase", customers, buy],
    [`purchase after ${longHistory.toLocaleString("en")} postings`, old, buy],
  ];
  const found = new Map<string, number[]>();
  for (const [name, who, asked] of operations) {
    const requests = who.map((customer) => [asked(customer)]);
    const run = () => bench.load.run({ port: shop.port, seconds, requests, once: false, status: 200 });
    await run();
    const values: number[] = [];
    while (values.length < rounds) {
      await shop.finishJobs();
      values.push((await run()).p95);
    }
    await shop.finishJobs();
    found.set(name, values);
  }
  return found;
}

async function askEach(bench: Bench, customers: Customer[], asked: ((customer: Customer) => string)[]) {
  const requests = customers.map((customer) => asked.map((ask) => ask(customer)));
  await bench.load.run({ port: bench.shop.port, seconds: 30, requests, once: true, status: 200 });
  await bench.shop.finishJobs();
}

function page(path: string) {
  return ({ cookie }: Customer) => getRequest(path, { cookie, headers: { "accept-encoding": "br, gzip" } });
}

function call(name: string, fields: object) {
  return ({ cookie }: Customer) => postRequest(`/service/${name}/`, fields, { cookie });
}

function buy(customer: Customer): string {
  return call("cart_purchase_api", purchase)(customer);
}

function addToCart(link: string) {
  return call("add_to_cart", { link, currency: "INR" });
}
