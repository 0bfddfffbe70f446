import { persist, type Answer, type Fields } from "#tests/chaos/browser.ts";
import type { GatewayName } from "#tests/chaos/market.ts";
import { captureAtRazorpay, comeBack, open, press, type Seen } from "#tests/chaos/pay.ts";
import type { PlannedPurchase, PlannedTopUp } from "#tests/chaos/planned-purchase.ts";
import type { Opened, Run } from "#tests/chaos/run.ts";

export async function buy(run: Run, act: PlannedPurchase): Promise<string> {
  if (act.fromCart && !(await fillCart(run, act))) return "gave up";
  if (act.story === "wallet") return buyWithWallet(run, act);
  const begun = await begin(run, act, act.gateway);
  if ("said" in begun) return begun.said;
  return act.story === "plain"
    ? payAndReturn(run, act, begun.opened)
    : stories[act.story](run, act, begun.opened);
}

type Telling = (run: Run, act: PlannedPurchase, opened: Opened) => Promise<string>;

const stories: Record<Exclude<PlannedPurchase["story"], "plain" | "wallet">, Telling> = {
  async pressed_twice(run, act) {
    const both = await Promise.all([begin(run, act, act.gateway), begin(run, act, act.gateway)]);
    const opened = both.flatMap((one) => ("opened" in one ? [one.opened] : []));
    return opened[0] ? payAndReturn(run, act, opened[0]) : "gave up";
  },
  async two_tabs(run, act, opened) {
    const other = await begin(run, act, act.otherGateway);
    const tabs = "opened" in other ? [opened, other.opened] : [opened];
    return (await Promise.all(tabs.map((tab) => payAndReturn(run, act, tab)))).join(" and ");
  },
  async changed_mind(run, act, opened) {
    const [first, other] = await Promise.all([
      payAndReturn(run, act, opened),
      begin(run, act, act.otherGateway),
    ]);
    return "opened" in other ? `${first} and ${await payAndReturn(run, act, other.opened)}` : first;
  },
  async declined_then_paid(run, act, opened) {
    await goBack(run, act, opened, await press(run, opened, "decline"));
    // Amazon's attempt ends at the first refusal; other gateways' pages stay open.
    const again = opened.form ? await begin(run, act, act.gateway) : { opened };
    return "opened" in again ? payAndReturn(run, act, again.opened) : again.said;
  },
  declined: async (run, act, opened) => goBack(run, act, opened, await press(run, opened, "decline")),
  cancelled: async (run, act, opened) => goBack(run, act, opened, await press(run, opened, "cancel")),
  async cancelled_then_paid(run, act, opened) {
    await goBack(run, act, opened, await press(run, opened, "cancel"));
    const again = await begin(run, act, act.gateway);
    return "opened" in again ? payAndReturn(run, act, again.opened) : again.said;
  },
  left: async () => "left",
  async late(run, act, opened) {
    run.late.push({ act, opened });
    return "left";
  },
  async days_late(run, act, opened) {
    run.daysLate.push({ act, opened });
    return "left";
  },
  async paid_twice(run, act, opened) {
    const presses = [press(run, opened, "pay"), press(run, opened, "pay")];
    const ways = (await Promise.all(presses)).filter((way) => way !== null);
    // Both are authorised only, and Razorpay captures both, as some accounts do.
    await Promise.all(ways.map((way) => captureAtRazorpay(run, way)));
    return goBack(run, act, opened, ways[0] ?? null);
  },
};

type Paying = Pick<PlannedTopUp, "purchaseId" | "customer" | "patient" | "faults" | "comesBack"> & {
  what: string;
};

export async function payAndReturn(run: Run, act: Paying, opened: Opened): Promise<string> {
  const way = await press(run, opened, "pay");
  return act.comesBack ? goBack(run, act, opened, way) : "did not come back";
}

function goBack(
  run: Run,
  act: Paying,
  opened: Opened,
  way: Awaited<ReturnType<typeof press>>,
): Promise<Seen> {
  const byCall = act.what === "purchase" && act.purchaseId < "8";
  return comeBack(run, { ...act, byCall }, opened, way);
}

type Begun = { opened: Opened } | { said: string };

/** The wallet cannot pay now; the whole amount can be paid another way. */
const walletCannot = new Set([
  "hold_open",
  "conversion_failed",
  "rate_waiting",
  "rate_too_old",
  "insufficient_funds",
]);

/** Retries without the coupon or wallet that the shop refuses. */
async function begin(run: Run, act: PlannedPurchase, gateway: GatewayName): Promise<Begun> {
  let [input, refused] = [act, ""];
  for (let tries = 0; tries < 3; tries += 1) {
    const result = await open(run, act, gateway, () => askToStart(run, input, gateway));
    if ("opened" in result) return result;
    refused = result.refused;
    if (refused === "nothing_to_pay") return { said: await buyWithWallet(run, input) };
    if (refused === "wrong_coupon" && input.coupon) input = { ...input, coupon: null };
    else if (walletCannot.has(refused) && input.useWallet) input = { ...input, useWallet: false };
    else break;
  }
  return { said: refused === "no answer" ? "gave up" : `refused: ${refused}` };
}

type BuyInput = Pick<
  PlannedPurchase,
  "customer" | "fromCart" | "goods" | "currency" | "coupon" | "useWallet" | "purchaseId"
>;

export function askToStart(run: Run, act: BuyInput, gateway: GatewayName): Promise<Answer> {
  const { browser } = run.customers[act.customer]!;
  if (gateway === "razorpay" && !act.fromCart)
    return browser.call("/service/get_razorpay_offers/", purchaseFields(act));
  return browser.call("/service/start_payment/", { ...purchaseFields(act), payment_platform: gateway });
}

function purchaseFields({ fromCart, goods, currency, coupon, useWallet, purchaseId }: BuyInput): Fields {
  const common = { currency, is_wallet: useWallet, purchase_id: purchaseId };
  if (fromCart) return { ...common, is_cart: true, discount_code: coupon };
  const [one] = goods;
  const service = { ...one!.choices, service_link_list: [one!.link], currency, discount_code: coupon };
  return { ...common, services: [service] };
}

async function buyWithWallet(run: Run, act: PlannedPurchase): Promise<string> {
  const { browser } = run.customers[act.customer]!;
  const answer = await persist(act.patient, () =>
    browser.call("/service/cart_purchase_api/", { ...purchaseFields(act), make_payment_with_wallet: true }),
  );
  if (answer === null) return "gave up";
  if (answer.status !== 200) return `refused: ${String(answer.body["code"] ?? answer.status)}`;
  const number = Number(answer.body["order_number"]);
  run.promised.push({ what: "order", customer: act.customer, number });
  return "paid by wallet";
}

async function fillCart(run: Run, act: PlannedPurchase): Promise<boolean> {
  const { browser } = run.customers[act.customer]!;
  const add = (goods: PlannedPurchase["goods"][number]) =>
    persist(act.patient, () =>
      browser.call("/service/add_to_cart/", { ...goods.choices, link: goods.link, currency: act.currency }),
    );
  for (const goods of act.goods) {
    let added = await add(goods);
    if (added?.body["code"] === "currency_clash") {
      await persist(act.patient, () => browser.call("/service/get_cart_data/", { type: "empty_cart" }));
      added = await add(goods);
    }
    if (added === null) return false;
  }
  return true;
}

export async function topUp(run: Run, act: PlannedTopUp): Promise<string> {
  const { browser } = run.customers[act.customer]!;
  const { amount, currency, gateway, purchaseId } = act;
  const fields = { amount, currency, payment_platform: gateway, purchase_id: purchaseId };
  const result = await open(run, act, gateway, () => browser.call("/service/wallet/top_up/", fields));
  if ("refused" in result) return `refused: ${result.refused}`;
  return payAndReturn(run, act, result.opened);
}
