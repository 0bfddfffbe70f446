import { type Customer, makeCustomers } from "#bench/customers.ts";
import { type Bench, connections, measure } from "#bench/measure.ts";
import { postRequest, shareOut } from "#bench/requests.ts";
import type { Measured } from "#bench/results.ts";
import { rowsOfLastOrder, type Template, writeRows } from "#bench/yardsticks/plain-rows.ts";

const letter = { service_link_list: ["cover-letter"], currency: "INR" };
const fullWallet = 1e14;
/** A customer may have five payments open. */
const startsEach = 5;
const startsPerSecond = 800;

/** The receipt, the mail and every other job are part of a purchase. */
export async function* measurePurchases(bench: Bench): AsyncGenerator<Measured> {
  const { shop } = bench;
  const buyers = await makeCustomers(shop, connections, { paise: fullWallet });
  const purchase = { services: [letter], make_payment_with_wallet: true };
  const buying = buyers.map(({ cookie }) => [
    postRequest("/service/cart_purchase_api/", purchase, { cookie }),
  ]);
  await once(bench, buying[0]);
  const bought = await rowsOfLastOrder(shop, buyers[0]!.id);
  yield await measure(bench, {
    name: "wallet purchase, with its jobs",
    requests: async () => buying,
    yardstick: rowsAlone(bench, bought),
    limits: { perSecond: 200, siteMs: 8, statements: 20 },
  });
  const [payer] = await makeCustomers(shop, 1);
  await once(bench, [startRequest(payer!)]);
  const started = await rowsOfLastOrder(shop, payer!.id);
  yield await measure(bench, {
    name: "started gateway payment",
    requests: (round) => starts(bench, round === 0 ? 1 : bench.seconds),
    once: true,
    yardstick: rowsAlone(bench, started),
    limits: { perSecond: 250 },
  });
}

async function once({ shop, load }: Bench, requests: string[] = []): Promise<void> {
  const one = requests.slice(0, 1);
  await load.run({ port: shop.port, seconds: 10, requests: [one], once: true, status: 200 });
  await shop.finishJobs();
}

/** For customers of their own, so that nobody's wallet grows but theirs. */
function rowsAlone({ shop, seconds }: Bench, template: Template) {
  const perSecond = async () => {
    const writers = await makeCustomers(shop, connections, { paise: fullWallet });
    return writeRows(
      template,
      writers.map(({ id }) => id),
      seconds,
    );
  };
  return { name: "its rows alone", perSecond };
}

async function starts({ shop }: Bench, seconds: number): Promise<string[][]> {
  const payers = await makeCustomers(shop, Math.ceil((seconds * startsPerSecond) / startsEach));
  return shareOut(payers, connections).map((mine) =>
    mine.flatMap((payer) => Array.from({ length: startsEach }, () => startRequest(payer))),
  );
}

function startRequest({ cookie }: Customer): string {
  return postRequest(
    "/service/start_payment/",
    { services: [letter], payment_platform: "stripe" },
    { cookie },
  );
}
