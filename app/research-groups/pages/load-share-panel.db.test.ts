import { beforeAll, expect, test } from "vitest";

import { loadSharePanel } from "#app/research-groups/pages/load-share-panel.server.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { makeBuyer, noon, openShop } from "#tests/checkout/shop.ts";

withFakeGateways();
beforeAll(openShop);

const url = new URL("http://127.0.0.1:3000/service/research_groups/");

async function sharesIn(currency: string, country: string | null) {
  const request = new Request(url, { headers: { cookie: `landfall_currency=${currency}` } });
  const user = country === null ? null : await makeBuyer(country);
  const panel = await loadSharePanel({ request, url, user, coAuthors: 3, sizes: [3], now: noon });
  return panel.shares.map(({ quote, total }) => [quote.price, total]);
}

test.each<[who: string, currency: string, country: string | null, price: bigint, total: bigint | null]>([
  ["a visitor in rupees pays the premium", "INR", null, 4_874_968n, 5_118_716n],
  ["and so does a customer in India", "INR", "IN", 4_874_968n, 5_118_716n],
  ["a customer in Germany pays none, in rupees either", "INR", "DE", 4_874_968n, null],
])("%s", async (_who, currency, country, price, total) => {
  expect(await sharesIn(currency, country)).toEqual([[price, total]]);
});

test("nothing is added in pounds and euros for visitors", async () => {
  for (const currency of ["GBP", "EUR"]) {
    const shares = await sharesIn(currency, null);
    expect(shares).toHaveLength(1);
    expect(shares[0]?.[1]).toBeNull();
  }
});
