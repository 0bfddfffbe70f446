import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

import { BenchShop } from "#bench/bench-shop.ts";
import { type Customer, makeCustomers } from "#bench/customers.ts";
import type { Bench } from "#bench/measure.ts";
import { getRequest, postRequest } from "#bench/requests.ts";
import type { Measured } from "#bench/results.ts";

const customersLoaded = 100_000;
const longHistory = 5_000;
const connections = 4;
const growthMax = 1.3;

/** How long an answer takes in a shop that has nothing, and in one with a thousand times as much, in turn. */
export async function* measureLarge(bench: Bench): AsyncGenerator<Measured> {
  const [empty, large] = [new BenchShop(), new BenchShop()];
  try {
    for (const shop of [empty, large]) {
      await shop.open();
      await shop.close();
    }
    fillShop(large.dataDir);
    const asked = new Map<BenchShop, Operation[]>();
    for (const shop of [empty, large]) {
      await shop.open();
      asked.set(shop, await operationsIn({ ...bench, shop }, shop === large ? longHistory : 1));
    }
    for (const [at, { name }] of asked.get(large)!.entries()) {
      const [before, values]: [number[], number[]] = [[], []];
      for (let round = 0; round <= bench.rounds; round += 1) {
        const pair: number[] = [];
        for (const shop of [empty, large]) pair.push(await p95({ ...bench, shop }, asked.get(shop)![at]!));
        // The first round is for warming up.
        if (round === 0) continue;
        before.push(pair[0]!);
        values.push(pair[1]!);
      }
      yield {
        name: `large shop, ${name}`,
        amount: { values, unit: "ms at 95%" },
        yardstick: { name: "empty shop", values: before },
        ratio: values.map((value, round) => value / before[round]!),
        limits: { growth: growthMax },
      };
    }
  } finally {
    await empty.remove();
    await large.remove();
  }
}

type Operation = { name: string; requests: string[][] };

async function p95({ shop, load, seconds }: Bench, { requests }: Operation): Promise<number> {
  const loaded = await load.run({ port: shop.port, seconds, requests, once: false, status: 200 });
  await shop.finishJobs();
  return loaded.p95;
}

/** 100,000 customers, 300,000 orders, 2,000,000 postings. */
function fillShop(dataDir: string): void {
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

/** Everyone has three orders and a cart; one customer has a history. */
async function operationsIn(bench: Bench, postings: number): Promise<Operation[]> {
  const customers = await makeCustomers(bench.shop, connections, { paise: 1e12 });
  const old = await makeCustomers(bench.shop, 1, { paise: 1e12, postings });
  for (const all of [customers, old]) {
    await askEach(bench, all, [buy, buy, buy, ...cartOf.map((link) => addToCart(link))]);
  }
  const ofOld = `with ${longHistory.toLocaleString("en")} postings`;
  const operations: [name: string, who: Customer[], asked: (customer: Customer) => string][] = [
    ["service page", customers, page("/service/premium/cover-letter/")],
    ["price", customers, call("get_amount", { links: ["cover-letter"], currency: "INR" })],
    ["cart", customers, call("get_cart_data", { type: "get_cart_data" })],
    ["dashboard", customers, page("/account/dashboard/")],
    [`dashboard ${ofOld}`, old, page("/account/dashboard/")],
    ["purchase", customers, buy],
    [`purchase ${ofOld}`, old, buy],
  ];
  return operations.map(([name, who, asked]) => ({
    name,
    requests: who.map((customer) => [asked(customer)]),
  }));
}

async function askEach(bench: Bench, customers: Customer[], asked: ((customer: Customer) => string)[]) {
  const requests = customers.map((customer) => asked.map((ask) => ask(customer)));
  await bench.load.run({ port: bench.shop.port, seconds: 30, requests, once: true, status: 200 });
  await bench.shop.finishJobs();
}

function page(path: string) {
  return ({ cookie }: Customer) =>
    getRequest(path, { cookie, headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
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
