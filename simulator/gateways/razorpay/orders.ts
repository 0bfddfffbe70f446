import { isWhole } from "#simulator/gateways/currencies.ts";
import { leastCharge } from "#simulator/gateways/razorpay/currencies.ts";
import type { RazorpayAccount } from "#simulator/gateways/razorpay/accounts.ts";
import { makeId, type Simulation } from "#simulator/simulation.ts";
import { refused } from "#simulator/gateways/razorpay/refusal.ts";

export type Order = {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  notes: Record<string, string>;
  created_at: number;
};

/** The API never shows the account. */
export type OrderRecord = Order & { account: RazorpayAccount["name"] };

type Body = Record<string, unknown>;

export function createOrder(simulation: Simulation, account: RazorpayAccount, body: Body): Order {
  const { amount, currency } = readAmount(account, body);
  const receipt = readReceipt(body);
  if (receipt && body["unique_receipt"] === true) {
    const [earlier] = ordersOf(simulation, account, receipt);
    if (earlier && earlier.amount === amount && earlier.currency === currency) return shownOrder(earlier);
    if (earlier) throw refused("Order receipt should be unique.", "receipt");
  }
  const record: OrderRecord = {
    id: makeId("order_", 14),
    entity: "order",
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    status: "created",
    attempts: 0,
    notes: readNotes(body["notes"]),
    created_at: simulation.now(),
    account: account.name,
  };
  simulation.store.put("order", record.id, record);
  return shownOrder(record);
}

export function listOrders(simulation: Simulation, account: RazorpayAccount, receipt: string | null): object {
  const items = ordersOf(simulation, account, receipt).map(shownOrder);
  return { entity: "collection", count: items.length, items };
}

export function findOrder(simulation: Simulation, account: RazorpayAccount, id: string): OrderRecord {
  const order = simulation.store.get<OrderRecord>("order", id);
  if (!order || order.account !== account.name) throw refused("The id provided does not exist");
  return order;
}

export function shownOrder({ account: _, ...order }: OrderRecord): Order {
  return order;
}

function ordersOf(simulation: Simulation, account: RazorpayAccount, receipt: string | null): OrderRecord[] {
  return simulation.store
    .list<OrderRecord>("order", receipt === null ? undefined : { field: "receipt", value: receipt })
    .filter((order) => order.account === account.name);
}

function readAmount(account: RazorpayAccount, body: Body): { amount: number; currency: string } {
  const { amount, currency } = body;
  if (typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency))
    throw refused("The currency is invalid.", "currency");
  // Domestic charges rupees only, so a mixed-up key shows at once.
  if (account.name === "domestic" && currency !== "INR")
    throw refused("Currency is not supported", "currency");
  if (typeof amount !== "number" || !isWhole(amount, currency)) {
    throw refused("The amount must be an integer.", "amount");
  }
  if (amount < leastCharge(currency)) {
    throw refused("Order amount less than minimum amount allowed", "amount");
  }
  return { amount, currency };
}

function readReceipt(body: Body): string | null {
  const { receipt = null } = body;
  if (receipt === null) return null;
  if (typeof receipt === "string" && receipt.length <= 40) return receipt;
  throw refused("The receipt may not be greater than 40 characters.", "receipt");
}

function readNotes(notes: unknown): Record<string, string> {
  const entries = Object.entries((notes ?? {}) as object);
  if (entries.length > 15) throw refused("The notes may not have more than 15 fields.", "notes");
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value).slice(0, 256)]));
}
