import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { serviceRules, workingDays } from "#app/catalog/service-rules.ts";
import { itemStateWords } from "#app/orders/item-state-words.ts";
import { type ItemChange, listItemChanges } from "#app/orders/list-item-changes.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { orderName } from "#app/orders/listed-order.ts";
import { openPaymentsOfOrders } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type Configuration, describe } from "#app/pricing/configuration.ts";
import { receiptNames } from "#app/receipts/find-receipt.server.ts";
import type { ShownChange, ShownOrder } from "#app/routes/pages/dashboard/order-view.ts";

/** The customer's orders, newest first, with where each service stands and what happened to it. */
export async function loadOrders(userId: string, now: Date): Promise<ShownOrder[]> {
  const orders = await listOrders(userId);
  const items = orders.flatMap((order) => order.items);
  const waiting = orders.filter((order) => order.state === "pending").map((order) => order.id);
  const [openPayments, receipts, headings, changes] = await Promise.all([
    openPaymentsOfOrders(db, waiting, now),
    receiptNames(
      db,
      orders.map((order) => order.id),
    ),
    findHeadings(items.map(({ configuration }) => configuration.service)),
    listItemChanges(
      db,
      items.map(({ id }) => id),
    ),
  ]);
  const headingOf = new Map(items.map(({ id }, at) => [id, headings[at]]));
  return orders.map((order) => ({
    id: order.id,
    name: orderName(order.number),
    state: order.state,
    at: (order.paidAt ?? order.createdAt).toISOString(),
    currency: order.currency,
    price: order.price,
    walletShare: order.walletShare,
    premium: order.premium,
    paid: order.price + order.premium,
    openPaymentId: openPayments.get(order.id) ?? null,
    receipt: receipts.get(order.id) ?? null,
    items: order.items.map((item) => ({
      id: item.id,
      heading: headingOf.get(item.id) ?? item.configuration.service,
      words: describe(item.configuration),
      state: item.state,
      dueOn: item.dueOn,
      delivery: deliveryWords(item.configuration),
      lines: item.lines,
      changes: (changes.get(item.id) ?? []).map((change) => shownChange(change, userId)).toReversed(),
    })),
  }));
}

/** What the desk keeps to itself is not sent along. */
function shownChange(
  { state, changedBy, note, noteTold, changedAt }: ItemChange,
  userId: string,
): ShownChange {
  const by = changedBy === userId ? "customer" : "counsellor";
  const asked = by === "customer" && state === "in_progress";
  return {
    at: changedAt.toISOString(),
    words: asked ? "Changes asked for" : itemStateWords[state],
    said: note !== null && noteTold ? { by, words: note } : null,
  };
}

function deliveryWords({ service, choices }: Configuration): string {
  const { days, lightningDays, inSessions } = serviceRules[service].delivery;
  if (inSessions) return `${workingDays(days)} to the first session`;
  return workingDays(choices.lightning === true && lightningDays !== null ? lightningDays : days);
}
