import { makeCustomers } from "#bench/customers.ts";
import { type Bench, connections, measure } from "#bench/measure.ts";
import { getRequest, postRequest } from "#bench/requests.ts";
import type { Measured } from "#bench/results.ts";

const purchase = {
  services: [{ service_link_list: ["cover-letter"], currency: "INR" }],
  make_payment_with_wallet: true,
};
const ordersEach = 3;
const pages = [
  { name: "signed-in service page", path: "/service/premium/cover-letter/" },
  { name: `dashboard, ${ordersEach} orders`, path: "/account/dashboard/" },
];

/** Pages that are made for one customer, so that none is kept. */
export async function* measureSignedIn(bench: Bench): AsyncGenerator<Measured> {
  const { shop, load } = bench;
  const customers = await makeCustomers(shop, connections, { paise: 1e9 });
  const buying = customers.map(({ cookie }) =>
    Array.from({ length: ordersEach }, () =>
      postRequest("/service/cart_purchase_api/", purchase, { cookie }),
    ),
  );
  await load.run({ port: shop.port, seconds: 10, requests: buying, once: true, status: 200 });
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  for (const { name, path } of pages) {
    const requests = customers.map(({ cookie }) => [getRequest(path, { cookie, headers })]);
    const limits = { perSecond: 200, p99: 150 };
    yield await measure(bench, { name, requests: async () => requests, limits });
  }
}
