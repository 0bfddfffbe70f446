import type { Chances } from "#tests/chaos/chances.ts";
import type { PlannedPurchase } from "#tests/chaos/planned-purchase.ts";

type Paying = Pick<
  PlannedPurchase,
  "purchaseId" | "customer" | "currency" | "gateway" | "patient" | "faults"
>;

export type PlannedLink = Paying & {
  what: "link";
  goods: PlannedPurchase["goods"];
  coupon: string | null;
  comesBack: boolean;
  besides: "nothing" | "customer_pays" | "taken_back";
};

/** Not all members pay. */
export type PlannedShares = {
  what: "shares";
  members: (Paying & { comesBack: boolean; pays: boolean })[];
};

export function planLink(chances: Chances, purchase: PlannedPurchase): PlannedLink {
  const { purchaseId, customer, currency, gateway, patient, faults, goods, coupon, comesBack } = purchase;
  const besides = chances.weighed({ nothing: 6, customer_pays: 2, taken_back: 2 });
  const paying = { purchaseId, customer, currency, gateway, patient, faults };
  return { what: "link", ...paying, goods: goods.slice(0, 1), coupon, comesBack, besides };
}

export function planShares(chances: Chances, purchases: PlannedPurchase[]): PlannedShares {
  const different = purchases.filter(
    ({ customer }, at) => purchases.findIndex((one) => one.customer === customer) === at,
  );
  return {
    what: "shares",
    members: different.map(({ purchaseId, customer, currency, gateway, patient, faults, comesBack }) => {
      const pays = chances.happens(0.75);
      return { purchaseId, customer, currency, gateway, patient, faults, comesBack, pays };
    }),
  };
}
