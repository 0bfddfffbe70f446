import { type Bench, connections, measure } from "#bench/measure.ts";
import { postRequest, shareOut } from "#bench/requests.ts";
import type { Measured } from "#bench/results.ts";
import { everyChoice } from "#tests/pricing/every-choice.ts";

const path = "/service/get_amount/";
const currencies = ["INR", "USD", "EUR", "AED", "GBP", "JPY"];
const oneIn = 7;

/** Many configurations, each in another currency than the one before. */
export async function* measurePrices(bench: Bench): AsyncGenerator<Measured> {
  const { shop, plain, load, seconds } = bench;
  const bodies = [...everyChoice()]
    .filter((_payload, at) => at % oneIn === 0)
    .map((payload, at) => ({ ...payload, currency: currencies[at % currencies.length] }));
  const requests = shareOut(
    bodies.map((body) => postRequest(path, body)),
    connections,
  );
  const port = await plain.copy(shop.url, [path], {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(bodies[Math.floor(bodies.length / 2)]),
  });
  const perSecond = async () => {
    const loaded = await load.run({ port, seconds, requests, once: false, status: 200 });
    return loaded.count / loaded.seconds;
  };
  yield await measure(bench, {
    name: "get_amount",
    requests: async () => requests,
    yardstick: { name: "node:http", perSecond },
    limits: { ratio: 0.15, p99: 10 },
  });
}
