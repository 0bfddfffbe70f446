import type { PaymentId, UserId } from "#app/platform/ids.ts";
import type { Browser } from "#tests/chaos/browser.ts";
import type { GatewayName } from "#tests/chaos/market.ts";
import type { Plan } from "#tests/chaos/plan.ts";
import type { PlannedPurchase, PlannedTopUp } from "#tests/chaos/planned-purchase.ts";
import type { DeskStaff } from "#tests/chaos/desk-staff.ts";
import type { Site } from "#tests/chaos/site.ts";
import type { PayfortForm } from "#tests/setup/start-simulator.ts";

export type ChaosCustomer = { id: UserId; country: string; browser: Browser };

/** A payment that the customer can go and make. */
export type Opened = {
  gateway: GatewayName;
  paymentId: PaymentId;
  /** The gateway's name for it. */
  gatewayOrderId: string;
  form?: PayfortForm;
  razorpayKey?: string;
};

/** What somebody was told, and may hold the shop to. */
export type Promised =
  | { what: "order"; customer: number; number: number }
  | { what: "top_up"; customer: number; paymentId: PaymentId }
  | { what: "refund"; customer: number; requestKey: string };

/** One run, as it goes on. */
export type Run = {
  plan: Plan;
  site: Site;
  customers: ChaosCustomer[];
  staff: DeskStaff;
  promised: Promised[];
  /** Who has opened which payment. */
  opened: Map<string, { customer: number; purchaseId: string }>;
  /** Opened, and to be paid only when their time is up. */
  late: { act: PlannedPurchase | PlannedTopUp; opened: Opened }[];
  /** The same, days later. */
  daysLate: { act: PlannedPurchase; opened: Opened }[];
  /** Their orders, as far as nobody had paid them by then. */
  agedOrders: string[];
  /** What customers have seen, by how often. */
  seen: Map<string, number>;
  /** How long acts of each kind took in all. */
  tookMs: Map<string, number>;
  /** What was ordered to go wrong, by how often. */
  ordered: Map<string, number>;
  /** Acts that ended in an error which nobody expected. */
  strange: string[];
  kills: { afterPurchases: number; victim: string; backMs: number }[];
};

export function count(counts: Map<string, number>, name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}
