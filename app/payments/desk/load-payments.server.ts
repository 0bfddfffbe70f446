import { href } from "react-router";

import { randomUUID } from "node:crypto";

import { gatewayStatusText } from "#app/payments/desk/ask-gateway-text.ts";
import {
  findPayments,
  findUnfinishedRefunds,
  type FoundPayment,
} from "#app/payments/desk/find-payments.server.ts";
import { listOwedToWallets } from "#app/refunds/list-owed-to-wallets.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { orderName } from "#app/orders/order-number.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { unfinishedStates } from "#app/payments/desk/payments-view.ts";
import { captureLabels, causeLabels, paymentLabels } from "#app/refunds/state-labels.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type ShownPayment = ReturnType<typeof showPayment>;
export type UnfinishedRefundsView = NonNullable<Awaited<ReturnType<typeof loadRefunds>>>;

export async function loadPayments(member: Member, text: string) {
  const found = await findPayments(member, text);
  return found.ok ? found.value.map((payment) => showPayment(member, payment)) : [];
}

function showPayment(member: Member, payment: FoundPayment) {
  const { id, userId, orderId, orderName, gateway, gatewayPaymentId, gatewayOrderId } = payment;
  const label = gatewayFacts[gateway].label;
  const came = payment.captures.map(
    ({ amount, currency, became, gatewayPaymentId: name }) =>
      `${formatMoney(amount, currency)} ${captureLabels[became]} (${name}).`,
  );
  return {
    id,
    canAsk: gatewayOrderId !== null,
    status: gatewayStatusText(payment, { gateway: label, orderName }),
    begun: shortTime(payment.createdAt, member.timeZone),
    customer: { text: fullName(payment.customer), href: href("/staff/customers/:userId", { userId }) },
    purpose: orderId
      ? { text: orderName ?? "An order", href: href("/staff/orders/:orderId", { orderId }) }
      : "Funds for the wallet",
    amount: { text: formatMoney(payment.amount, payment.currency), note: `by ${label}` },
    state: {
      text: paymentLabels[payment.state],
      note: [gatewayStatusText(payment, { gateway: label, orderName }), ...came].join(" "),
    },
    gateway: {
      text: gatewayPaymentId ?? gatewayOrderId ?? "Not opened",
      note: gatewayPaymentId && gatewayOrderId,
    },
  };
}

export async function loadRefunds(member: Member, url: URL) {
  const state = unfinishedStates.find((one) => one === url.searchParams.get("refunds")) ?? "failed";
  if (state === "wallet") return loadOwedToWallets(member);
  const page = await findUnfinishedRefunds(member, { state, after: url.searchParams.get("after") });
  if (!page.ok) return null;
  const { refunds, names, saidPaid, next } = page.value;
  return {
    state,
    moreHref: next && `?${new URLSearchParams({ refunds: state, after: next })}`,
    rows: refunds.map((refund) => ({
      id: refund.id,
      hand: saidPaid.has(refund.id) ? null : { key: randomUUID() },
      since: shortTime(refund.changedAt, member.timeZone),
      customer: {
        text: fullName(names.get(refund.userId)),
        href: href("/staff/customers/:userId", { userId: refund.userId }),
      },
      amount: formatMoney(refund.amount, refund.currency),
      reason: {
        text: causeLabels[refund.cause],
        note: refund.refusals > 0 ? `Refused ${refund.refusals} times` : null,
      },
      origin: {
        text: refund.gatewayPaymentId,
        href: `${href("/staff/payments")}?q=${encodeURIComponent(refund.gatewayPaymentId)}`,
      },
    })),
  };
}

async function loadOwedToWallets(member: Member) {
  const owed = await listOwedToWallets(member, new Date());
  if (!owed.ok) return null;
  return {
    state: "wallet" as const,
    moreHref: null,
    rows: owed.value.map(({ id, order, customer, amount, currency, held, since, waitsFor }) => ({
      id,
      hand: null,
      since: shortTime(since, member.timeZone),
      customer: {
        text: fullName(customer.name),
        href: href("/staff/customers/:userId", { userId: customer.id }),
      },
      amount: { text: formatMoney(amount, currency), note: `The wallet is in ${held}` },
      reason: waitsFor ?? (held === currency ? "Nothing: it is paid within the hour." : settledSoon),
      origin: { text: orderName(order.number), href: href("/staff/orders/:orderId", { orderId: order.id }) },
    })),
  };
}

const settledSoon =
  "Paid within the hour, unless it is too little for one step of the wallet’s currency: then once the wallet is empty.";
