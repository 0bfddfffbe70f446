import { type Bench, connections, measure } from "#bench/measure.ts";
import { getRequest } from "#bench/requests.ts";
import type { Measured } from "#bench/results.ts";

const pages = [
  { name: "home page", path: "/" },
  { name: "a service's page", path: "/service/premium/o-1-visa/" },
];
const visitor = { "accept-encoding": "gzip, deflate, br, zstd", cookie: "landfall_currency=INR" };

/** Pages as a signed-out visitor gets them, and as a browser that holds them already. */
export async function* measurePages(bench: Bench): AsyncGenerator<Measured> {
  const { shop, plain, load, seconds } = bench;
  for (const { name, path } of pages) {
    const port = await plain.copy(shop.url, [path], { headers: visitor });
    const tag = (await fetch(shop.url + path, { headers: visitor })).headers.get("etag") ?? "";
    const ways = [
      { name, headers: visitor, status: 200, ratio: 0.55 },
      { name: `${name}, 304`, headers: { ...visitor, "if-none-match": tag }, status: 304, ratio: 0.7 },
    ];
    for (const { name: way, headers, status, ratio } of ways) {
      const requests = Array.from({ length: connections }, () => [getRequest(path, { headers })]);
      const perSecond = async () => {
        const loaded = await load.run({ port, seconds, requests, once: false, status });
        return loaded.count / loaded.seconds;
      };
      const yardstick = { name: "node:http", perSecond };
      yield await measure(bench, {
        name: way,
        status,
        requests: async () => requests,
        yardstick,
        limits: { ratio },
      });
    }
  }
}
