import { createHash } from "node:crypto";

import type { Fault } from "#simulator/faults.ts";
import { chancesOf, type Chances } from "#tests/chaos/chances.ts";
import { currenciesOf, goodsOnSale, homes, type GatewayName } from "#tests/chaos/market.ts";
import { planDeskAction, planRareDeskActions, type PlannedDeskAction } from "#tests/chaos/plan-desk.ts";
import { planFaults } from "#tests/chaos/plan-faults.ts";
import { type KillOptions, type PlannedKill, planKills } from "#tests/chaos/plan-kills.ts";
import { type PlannedLink, type PlannedShares, planLink, planShares } from "#tests/chaos/plan-together.ts";
import type { PlannedCustomer, PlannedPurchase, PlannedTopUp, Story } from "#tests/chaos/planned-purchase.ts";
import type { Currency } from "#app/money/currency.ts";

export type PlanOptions = KillOptions & { seed: number; customers: number };

export type RefundFault = {
  fault: Fault;
  match: { gateway?: "stripe" | "razorpay" | "payfort"; path?: string; body?: string };
};

export type PlannedAction =
  | { what: "convert"; customer: number; currency: Currency }
  | {
      what: "refund";
      customer: number;
      part: number;
      fault: RefundFault | null;
    }
  | { what: "send_back"; customer: number }
  | { what: "half_hour_later" };

export type Act =
  | PlannedPurchase
  | PlannedTopUp
  | PlannedAction
  | PlannedDeskAction
  | PlannedLink
  | PlannedShares;

export type Plan = {
  customers: PlannedCustomer[];
  acts: Act[];
  kills: PlannedKill[];
  /** Same options, same hash: covers the plan, not its interleaving. */
  hash: string;
};

/** How often each is tried. Limits: none, twice per customer, 25 times, once. */
const chaosCoupons = { CHAOS10: 6, TWICE20: 4, FEW25: 3, ONCE50: 2, ONCE30: 2, ONCE15: 2 };

export function makePlan(options: PlanOptions): Plan {
  const chances = chancesOf(options.seed);
  const customers = Array.from({ length: options.customers }, (_, index) => {
    const country = homes[index % homes.length]!;
    return { country, currencies: currenciesOf(country) };
  });
  const acts = planActs(chances, options, customers);
  const kills = planKills(chances, options);
  const hash = createHash("sha256").update(JSON.stringify({ customers, acts, kills })).digest("hex");
  return { customers, acts, kills, hash: hash.slice(0, 16) };
}

function planActs(chances: Chances, options: PlanOptions, customers: Plan["customers"]): Act[] {
  // Later everybody has money or open work, and nobody may leave.
  const acts: Act[] = [{ what: "delete", customer: chances.below(customers.length) }];
  // Funds the wallets first, if the gateways let it through.
  for (const customer of customers.keys())
    if (chances.happens(0.6)) acts.push(planTopUp(chances, customers, customer));
  const jumpEvery = Math.max(30, Math.floor(options.purchases / 12));
  const rareEvery = Math.ceil(options.purchases / rareRounds);
  const rushEvery = Math.max(rushSize * 2, Math.ceil(options.purchases / (couponRushes + 1)));
  for (let index = 1; index <= options.purchases; index += 1) {
    const purchase = planPurchase(chances, customers, chances.below(customers.length));
    const rush = Math.floor(index / rushEvery);
    const isRush = rush >= 1 && rush <= couponRushes && index % rushEvery < rushSize;
    acts.push(isRush ? { ...purchase, story: "plain", coupon: `RUSH${rush}` } : purchase);
    if (chances.happens(0.12)) acts.push(planTopUp(chances, customers, chances.below(customers.length)));
    if (chances.happens(0.2)) acts.push(planAction(chances, customers));
    if (chances.happens(0.15)) acts.push(planDeskAction(chances, customers));
    const another = () => planPurchase(chances, customers, chances.below(customers.length));
    if (chances.happens(0.06)) acts.push(planLink(chances, another()));
    if (chances.happens(0.03))
      acts.push(planShares(chances, Array.from({ length: 2 + chances.below(2) }, another)));
    if (index % rareEvery === 0) acts.push(...planRareDeskActions(chances, customers));
    if (index % jumpEvery === 0) acts.push({ what: "half_hour_later" });
  }
  return acts;
}

const rareRounds = 5;

/** So many customers in a row try a coupon that works once. */
const rushSize = 12;
export const couponRushes = 8;

const stories: Record<Story, number> = {
  plain: 42,
  pressed_twice: 7,
  two_tabs: 7,
  changed_mind: 5,
  declined_then_paid: 7,
  declined: 4,
  cancelled: 3,
  cancelled_then_paid: 3,
  left: 4,
  late: 4,
  days_late: 3,
  paid_twice: 4,
  wallet: 10,
};

function planPurchase(chances: Chances, customers: Plan["customers"], customer: number): PlannedPurchase {
  const currency = currencyFor(chances, customers, customer);
  const story = chances.weighed(stories);
  const [gateway, otherGateway] = gatewaysFor(chances, currency, story);
  const fromCart = chances.happens(0.15);
  const goods = Array.from({ length: fromCart ? 1 + chances.below(3) : 1 }, () => chances.pick(goodsOnSale));
  return {
    what: "purchase",
    purchaseId: chances.uuid(),
    customer,
    story,
    currency,
    goods,
    fromCart,
    gateway,
    otherGateway,
    useWallet: chances.happens(0.45),
    coupon: chances.happens(0.25) ? chances.weighed(chaosCoupons) : null,
    comesBack: chances.happens(0.75),
    patient: chances.happens(0.8),
    faults: planFaults(chances, gateway, story === "paid_twice"),
  };
}

function planTopUp(chances: Chances, customers: Plan["customers"], customer: number): PlannedTopUp {
  const currency = currencyFor(chances, customers, customer);
  const [gateway] = gatewaysFor(chances, currency, "plain");
  const units = (1 + chances.below(20)) * (50 * (scale[currency] ?? 1));
  return {
    what: "top_up",
    purchaseId: chances.uuid(),
    customer,
    currency,
    amount: Math.round(units * 100),
    gateway,
    comesBack: chances.happens(0.75),
    patient: chances.happens(0.8),
    faults: planFaults(chances, gateway, false),
  };
}

/** Rough units per dollar, so wallets hold sensible sums. */
const scale: Record<string, number> = { INR: 80, JPY: 150, AED: 4, SAR: 4, KRW: 1_300, BHD: 0.5, KWD: 0.5 };

function planAction(chances: Chances, customers: Plan["customers"]): PlannedAction {
  const customer = chances.below(customers.length);
  const what = chances.weighed({ refund: 9, send_back: 3, convert: 3 });
  if (what === "convert") return { what, customer, currency: chances.pick(customers[customer]!.currencies) };
  if (what === "send_back") return { what, customer };
  const fault = chances.happens(0.6) ? planRefundFault(chances) : null;
  return { what, customer, part: chances.pick([1, 1, 0.5, 0.25, 0.1]), fault };
}

function planRefundFault(chances: Chances): RefundFault {
  const fault = chances.weighed({
    refund_refused: 2,
    refund_pending: 2,
    refund_fails_later: 2,
    refund_unanswered: 3,
    close_connection: 3,
    answer_500: 1,
    time_out: 1,
  });
  if (fault.startsWith("refund")) return { fault, match: {} };
  const match = chances.pick([
    { gateway: "stripe", path: "POST /v1/refunds" },
    { gateway: "razorpay", path: "POST /v1/payments/" },
    { gateway: "payfort", body: '"command":"REFUND"' },
  ] as const);
  return { fault, match };
}

/** Mostly their own currency, so wallets fill up; sometimes another, to force conversions. */
function currencyFor(chances: Chances, customers: Plan["customers"], customer: number): Currency {
  const [home, ...others] = customers[customer]!.currencies;
  return chances.happens(0.8) ? home! : chances.pick(others);
}

function gatewaysFor(
  chances: Chances,
  currency: Currency,
  story: Story,
): [gateway: GatewayName, other: GatewayName] {
  const offered = offeredIn(currency);
  const gateway = chances.pick(offered.filter((one) => canDo(one, story)));
  return [gateway, chances.pick(offered.filter((one) => one !== gateway))];
}

/** Only Razorpay takes money twice, and Stripe's page closes at its deadline. */
function canDo(gateway: GatewayName, story: Story): boolean {
  if (story === "paid_twice") return gateway === "razorpay";
  return story !== "days_late" || gateway !== "stripe";
}

const amazons = new Set(["AED", "SAR", "BHD", "KWD", "USD", "EUR", "GBP"]);

function offeredIn(currency: Currency): GatewayName[] {
  return amazons.has(currency) ? ["stripe", "razorpay", "amazon payfort"] : ["stripe", "razorpay"];
}
