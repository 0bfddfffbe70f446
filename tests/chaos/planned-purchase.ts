import type { Goods, GatewayName } from "#tests/chaos/market.ts";
import type { PlannedFault } from "#tests/chaos/plan-faults.ts";
import type { Currency } from "#app/money/currency.ts";

/** How a customer goes about buying. */
export type Story =
  | "plain"
  | "pressed_twice"
  | "two_tabs"
  | "changed_mind"
  | "declined_then_paid"
  | "declined"
  | "cancelled"
  | "cancelled_then_paid"
  | "left"
  | "late"
  | "days_late"
  | "paid_twice"
  | "wallet";

export type PlannedPurchase = {
  what: "purchase";
  /** Made with the page, as a browser does. */
  purchaseId: string;
  customer: number;
  story: Story;
  currency: Currency;
  goods: Goods[];
  fromCart: boolean;
  gateway: GatewayName;
  /** For a second tab, or a change of mind. */
  otherGateway: GatewayName;
  useWallet: boolean;
  coupon: string | null;
  /** Whether the browser goes back to the shop after paying. */
  comesBack: boolean;
  /** Whether the customer tries again when something did not work. */
  patient: boolean;
  faults: PlannedFault[];
};

export type PlannedTopUp = Pick<
  PlannedPurchase,
  "purchaseId" | "customer" | "currency" | "gateway" | "comesBack" | "patient" | "faults"
> & { what: "top_up"; /** Hundredths. */ amount: number };

/** Where somebody comes from, and what they pay in: their own currency first. */
export type PlannedCustomer = { country: string; currencies: Currency[] };
