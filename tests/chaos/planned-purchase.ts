import type { Goods, GatewayName } from "#tests/chaos/market.ts";
import type { PlannedFault } from "#tests/chaos/plan-faults.ts";
import type { Currency } from "#app/money/currency.ts";

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
  purchaseId: string;
  customer: number;
  story: Story;
  currency: Currency;
  goods: Goods[];
  fromCart: boolean;
  gateway: GatewayName;
  otherGateway: GatewayName;
  useWallet: boolean;
  coupon: string | null;
  comesBack: boolean;
  patient: boolean;
  faults: PlannedFault[];
};

export type PlannedTopUp = Pick<
  PlannedPurchase,
  "purchaseId" | "customer" | "currency" | "gateway" | "comesBack" | "patient" | "faults"
> & { what: "top_up"; /** Hundredths. */ amount: number };

export type PlannedCustomer = { country: string; currencies: Currency[] };
