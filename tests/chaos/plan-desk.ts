import type { Chances } from "#tests/chaos/chances.ts";
import type { GatewayName } from "#tests/chaos/market.ts";
import type { PlannedCustomer } from "#tests/chaos/planned-purchase.ts";
import type { Currency } from "#app/money/currency.ts";

export type PlannedDeskAction =
  /** Above ten percent somebody must accept it. */
  | { what: "rate"; currency: Currency; percent: number }
  | { what: "decide_rates"; accept: boolean }
  | { what: "price"; service: string; choice: string; percent: number }
  | { what: "adjust"; customer: number; direction: "credit" | "debit"; dollars: number; approve: boolean }
  | { what: "cancel"; customer: number; agree: boolean }
  | { what: "delete"; customer: number }
  | {
      what: "leaver";
      country: string;
      currency: Currency;
      amount: number;
      pays: boolean;
      gateway: GatewayName;
    }
  | { what: "overdo"; country: string; currency: Currency; limit: "too_many" | "too_many_open" };

export const changingPrices = [
  ["cover-letter", "unit"],
  ["resume-help", "unit"],
  ["express-entry", "unit"],
  ["counselling-session", "unit"],
  ["mock-interview", "unit"],
  ["plagiarism-check", "unit"],
  ["sop-drafting", "drafts:3"],
  ["job-application", "jobApplications:5"],
  ["complete-application", "universities:12"],
] as const;

const changingRates: Currency[] = ["INR", "EUR", "GBP", "JPY", "AED", "KWD", "KRW", "SAR"];

export function planDeskAction(chances: Chances, customers: readonly PlannedCustomer[]): PlannedDeskAction {
  const customer = chances.below(customers.length);
  const what = chances.weighed({
    rate: 5,
    decide_rates: 3,
    price: 4,
    adjust: 6,
    cancel: 6,
    delete: 2,
    leaver: 2,
    overdo: 3,
  });
  switch (what) {
    case "rate":
      return {
        what,
        currency: chances.pick(changingRates),
        percent: chances.pick([-14, -6, -2, 1, 3, 7, 15]),
      };
    case "decide_rates":
      return { what, accept: chances.happens(0.5) };
    case "price": {
      const [service, choice] = chances.pick(changingPrices);
      return { what, service, choice, percent: chances.pick([-20, -10, 5, 10, 25]) };
    }
    case "adjust": {
      const direction = chances.happens(0.7) ? "credit" : "debit";
      const dollars = chances.pick([2, 10, 40, 250]);
      return { what, customer, direction, dollars, approve: chances.happens(0.8) };
    }
    case "cancel":
      return { what, customer, agree: chances.happens(0.8) };
    case "delete":
      return { what, customer };
    case "leaver": {
      const { country, currencies } = customers[customer]!;
      // Stripe's page has closed by then, Razorpay's has not.
      const gateway = chances.pick(["razorpay", "stripe"] as const);
      const amount = 5_000 * (1 + chances.below(9));
      return { what, country, currency: currencies[0]!, amount, pays: chances.happens(0.7), gateway };
    }
    case "overdo": {
      const { country, currencies } = customers[customer]!;
      const limit = chances.pick(["too_many", "too_many_open"] as const);
      return { what, country, currency: currencies[0]!, limit };
    }
  }
}

/** Chance alone leaves these out of some plans. */
export function planRareDeskActions(
  chances: Chances,
  customers: readonly PlannedCustomer[],
): PlannedDeskAction[] {
  const customer = () => chances.below(customers.length);
  const leaver = (pays: boolean): PlannedDeskAction => {
    const { country, currencies } = customers[customer()]!;
    return { what: "leaver", country, currency: currencies[0]!, amount: 5_000, pays, gateway: "razorpay" };
  };
  return [
    { what: "adjust", customer: customer(), direction: "credit", dollars: 10, approve: true },
    { what: "adjust", customer: customer(), direction: "credit", dollars: 250, approve: true },
    { what: "adjust", customer: customer(), direction: "credit", dollars: 250, approve: false },
    { what: "adjust", customer: customer(), direction: "debit", dollars: 2, approve: true },
    { what: "cancel", customer: customer(), agree: false },
    leaver(true),
    leaver(false),
  ];
}
