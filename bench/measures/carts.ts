import { makeCustomers } from "#bench/customers.ts";
import { type Bench, connections, measure } from "#bench/measure.ts";
import { postRequest, shareOut } from "#bench/requests.ts";
import type { Measured } from "#bench/results.ts";

const addPath = "/service/add_to_cart/";
const readPath = "/service/get_cart_data/";

/** All of them fit into a cart, and none joins another. */
const goods = [
  "profile-evaluation",
  "history-draft",
  "resume-help",
  "university-finalising",
  "scholarship-help",
  "visa-sop",
  "linkedin-profile-building",
  "cover-letter",
  "portfolio-building",
].flatMap((link) => [
  { link, currency: "INR" },
  { link, currency: "INR", lightning_speed: true },
]);
const itemsRead = 3;
/** More than are asked for, so that none writes nothing. */
const addsPerSecond = 3_000;

export async function* measureCarts(bench: Bench): AsyncGenerator<Measured> {
  yield await measure(bench, {
    name: "add to cart",
    requests: (round) => adds(bench, round === 0 ? 1 : bench.seconds),
    once: true,
    limits: { perSecond: 900 },
  });
  const readers = await makeCustomers(bench.shop, connections);
  const filling = readers.map(({ cookie }) =>
    goods.slice(0, itemsRead).map((body) => postRequest(addPath, body, { cookie })),
  );
  await bench.load.run({ port: bench.shop.port, seconds: 10, requests: filling, once: true, status: 200 });
  const reads = readers.map(({ cookie }) => [postRequest(readPath, { type: "get_cart_data" }, { cookie })]);
  yield await measure(bench, {
    name: `cart read, ${itemsRead} services`,
    requests: async () => reads,
    limits: { perSecond: 1_500 },
  });
}

async function adds({ shop }: Bench, seconds: number): Promise<string[][]> {
  const customers = await makeCustomers(shop, Math.ceil((seconds * addsPerSecond) / goods.length));
  return shareOut(customers, connections).map((mine) =>
    mine.flatMap(({ cookie }) => goods.map((body) => postRequest(addPath, body, { cookie }))),
  );
}
