import { href } from "react-router";

import { openRequestsOf } from "#app/cases/open-requests.server.ts";
import type { OrderRecord } from "#app/orders/desk/find-order-record.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import { orderName } from "#app/orders/order-number.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { db } from "#app/platform/db.server.ts";
import { describeInFull } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { captureLabels, orderLabels, paymentLabels, refundLabels } from "#app/refunds/state-labels.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { writtenDate } from "#app/platform/dates.ts";

export type OrderView = Awaited<ReturnType<typeof showOrder>>;

export async function showOrder(member: Member, record: OrderRecord) {
  const { order, names, canRefund, items } = record;
  const at = (moment: Date) => shortTime(moment, member.timeZone);
  const money = (amount: bigint) => formatMoney(amount, order.currency);
  const shown = await showItems(record, money);
  const left = items.flatMap(({ id, refundable }, index) =>
    refundable > 0n ? [{ id, label: `${shown[index]?.heading}, ${money(refundable)} left`, refundable }] : [],
  );
  // A free order, paid by coupon or credit alone, can be refunded too, but only whole.
  const anything = left.length > 0 || order.price === 0n;
  return {
    name: orderName(order.number),
    timeZone: member.timeZone,
    currency: order.currency,
    customer: {
      name: fullName(names.get(order.userId)),
      href: href("/staff/customers/:userId", { userId: order.userId }),
    },
    facts: factsOf(record, { at, money }),
    items: shown,
    lines: [
      ...record.lines.map(({ label, amount }) => ({ label, text: money(amount) })),
      { label: "Price", text: money(order.price) },
      ...(order.premium > 0n ? [{ label: "Platform premium", text: money(order.premium) }] : []),
      ...(order.walletShare > 0n
        ? [{ label: "Of this, from the wallet", text: money(order.walletShare) }]
        : []),
      { label: "Charged by the platform", text: money(order.charged) },
    ],
    payments: paymentRows(record, at),
    refunds: record.refunds.map((refund) => ({
      id: refund.id,
      date: at(refund.refundedAt),
      total: money(refund.amount + refund.premium),
      wallet: { text: money(refund.walletPart), note: refund.walletOwed ? "Owed still" : null },
      gateway: money(refund.amount - refund.walletPart + refund.premium),
      reason: { text: refund.reason, note: `By ${who(refund.refundedBy, member, record)}` },
    })),
    gatewayRefunds: record.gatewayRefunds.map((refund) => ({
      id: refund.id,
      begun: at(refund.createdAt),
      amount: formatMoney(refund.amount, refund.currency),
      state: {
        text: refundLabels[refund.state],
        note: refund.refusals > 0 ? `Refused ${refund.refusals} times` : null,
      },
      payment: refund.gatewayPaymentId,
      refund: refund.gatewayRefundId ?? "None yet",
    })),
    isOwn: record.isOwn,
    refundable: canRefund && anything ? left.map(({ id, label }) => ({ id, label })) : null,
  };
}

type Money = (amount: bigint) => string;
type At = (moment: Date) => string;

async function showItems({ items }: OrderRecord, money: Money) {
  const [headings, requests] = await Promise.all([
    nameServices(items.map(({ configuration }) => configuration)),
    openRequestsOf(
      db,
      items.map(({ id }) => id),
    ),
  ]);
  return items.map((item, index) => ({
    id: item.id,
    heading: headings[index] ?? item.configuration.service,
    choices: describeInFull(item.configuration),
    state: `${itemStateLabels[item.state]}${item.dueOn ? `, due ${writtenDate(item.dueOn)}` : ""}`,
    request: requests.get(item.id) ?? null,
    workHref: href("/staff/work/:itemId", { itemId: item.id }),
    lines: item.lines.map(({ label, amount }) => ({ label, text: money(amount) })),
    price: money(item.price),
    refunded: item.refunded > 0n ? money(item.refunded) : null,
  }));
}

function factsOf({ order }: OrderRecord, { at, money }: { at: At; money: Money }) {
  return [
    { label: "State", text: orderLabels[order.state] },
    { label: "Ordered", text: at(order.createdAt) },
    { label: "Paid", text: order.paidAt ? at(order.paidAt) : "Not yet" },
    { label: "In all", text: money(order.price + order.premium) },
    { label: "Coupon", text: order.couponCode ?? "None" },
    { label: "Id", text: order.id },
  ];
}

function paymentRows({ payments, captures }: OrderRecord, at: At) {
  return payments.map((payment) => {
    const came = captures
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(
        ({ amount, currency, became, gatewayPaymentId }) =>
          `${formatMoney(amount, currency)} ${captureLabels[became]} (${gatewayPaymentId})`,
      );
    return {
      id: payment.id,
      begun: { text: at(payment.createdAt), href: `${href("/staff/payments")}?q=${payment.id}` },
      state: paymentLabels[payment.state],
      gateway: gatewayFacts[payment.gateway].label,
      amount: formatMoney(payment.amount, payment.currency),
      came: came.length > 0 ? came.join("; ") : "No money came",
    };
  });
}

function who(id: string, member: Member, { names }: OrderRecord): string {
  if (id === "system") return "a command on the server";
  return id === member.id ? "you" : fullName(names.get(id));
}
