import type { PaymentId, UserId } from "#app/platform/ids.ts";
import type { Browser } from "#tests/chaos/browser.ts";
import type { GatewayName } from "#tests/chaos/market.ts";
import type { Plan } from "#tests/chaos/plan.ts";
import type { PlannedPurchase, PlannedTopUp } from "#tests/chaos/planned-purchase.ts";
import type { DeskStaff } from "#tests/chaos/desk-staff.ts";
import type { Site } from "#tests/chaos/site.ts";
import type { PayfortForm } from "#tests/setup/start-simulator.ts";

export type ChaosCustomer = { id: UserId; country: string; browser: Browser };

export type Opened = {
  gateway: GatewayName;
  paymentId: PaymentId;
  gatewayOrderId: string;
  form?: PayfortForm;
  razorpayKey?: string;
};

export type Promised =
  | { what: "order"; customer: number; number: number }
  | { what: "top_up"; customer: number; paymentId: PaymentId }
  | { what: "refund"; customer: number; requestKey: string };

export type Run = {
  plan: Plan;
  site: Site;
  customers: ChaosCustomer[];
  staff: DeskStaff;
  promised: Promised[];
  opened: Map<string, { customer: number; purchaseId: string }>;
  /** To be paid only after the deadline. */
  late: { act: PlannedPurchase | PlannedTopUp; opened: Opened }[];
  daysLate: { act: PlannedPurchase; opened: Opened }[];
  agedOrders: string[];
  seen: Map<string, number>;
  tookMs: Map<string, number>;
  ordered: Map<string, number>;
  strange: string[];
  kills: { afterPurchases: number; victim: string; backMs: number }[];
};

export function count(counts: Map<string, number>, name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}
