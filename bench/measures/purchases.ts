import { makeCustomers } from "#bench/customers.ts";
import { type Bench, connections, measure } from "#bench/measure.ts";
import { postRequest, shareOut } from "#bench/requests.ts";
import type { Measured } from "#bench/results.ts";

const letter = { service_link_list: ["cover-letter"], currency: "INR" };
const fullWallet = 1e14;
/** A customer may have five payments open. */
const startsEach = 5;
const startsPerSecond = 800;

/** The receipt, the mail and every other job are part of a purchase. */
export async function* measurePurchases(bench: Bench): AsyncGenerator<Measured> {
  const buyers = await makeCustomers(bench.shop, connections, fullWallet);
  const purchase = { services: [letter], make_payment_with_wallet: true };
  const buying = buyers.map((cookie) => [postRequest("/service/cart_purchase_api/", purchase, { cookie })]);
  yield await measure(bench, {
    name: "wallet purchase, with its jobs",
    requests: async () => buying,
    limits: { perSecond: 200, siteMs: 8, statements: 20 },
  });
  yield await measure(bench, {
    name: "started gateway payment",
    requests: (round) => starts(bench, round === 0 ? 1 : bench.seconds),
    once: true,
    limits: { perSecond: 250 },
  });
}

async function starts({ shop }: Bench, seconds: number): Promise<string[][]> {
  const cookies = await makeCustomers(shop, Math.ceil((seconds * startsPerSecond) / startsEach));
  const body = { services: [letter], payment_platform: "stripe" };
  return shareOut(cookies, connections).map((mine) =>
    mine.flatMap((cookie) =>
      Array.from({ length: startsEach }, () => postRequest("/service/start_payment/", body, { cookie })),
    ),
  );
}
