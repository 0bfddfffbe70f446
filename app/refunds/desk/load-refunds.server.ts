import { randomUUID } from "node:crypto";
import { href } from "react-router";

import { fullName } from "#app/accounts/profile/person-name.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { listView } from "#app/desk/list/list-view.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { orderName } from "#app/orders/order-number.ts";
import { gatewayLabel } from "#app/payments/gateways/gateway-options.ts";
import type { RefundState } from "#app/payments/refund-state.ts";
import { listRefundsAtDesk, type RefundAtDesk } from "#app/refunds/desk/list-refunds-at-desk.server.ts";
import { type RefundList, refundListLabels, refundsList } from "#app/refunds/desk/refunds-list.ts";
import { listOwedToWallets } from "#app/refunds/list-owed-to-wallets.server.ts";
import { causeLabels } from "#app/refunds/state-labels.ts";
import type { Cell, Tone } from "#app/ui/data-table.tsx";

export type ShownRefund = {
  id: string;
  since: string;
  customer: Cell;
  amount: Cell;
  gateway: string;
  reason: Cell;
  state: Cell;
  origin: Cell;
  /** What somebody may do about it, with the key of a form for a bank transfer. */
  act: { as: "failed"; key: string } | { as: "unanswered" } | { as: "said_paid" } | null;
};

export async function loadRefunds(member: Member, url: URL, now: Date) {
  const query = readListQuery(refundsList, url.searchParams);
  const isWallet = query.filters.state === "wallet";
  const { rows, previous, next } = isWallet
    ? { rows: await owedToWallets(member, now), previous: null, next: null }
    : await throughGateways(member, query);
  const list = await listView(refundsList, query, { member, previous, next });
  return {
    list: isWallet ? { ...list, fileHref: null } : list,
    state: query.filters.state as RefundList | null,
    rows,
  };
}

async function throughGateways(member: Member, query: Parameters<typeof listRefundsAtDesk>[1]) {
  const turn = { after: query.after, before: query.before, size: 50 };
  const page = valueOrStatus(await listRefundsAtDesk(member, query, turn));
  return { ...page, rows: page.rows.map((refund) => shown(refund, member)) };
}

function shown(refund: RefundAtDesk, { timeZone }: Member): ShownRefund {
  const { id, userId, state, askedAt, gatewayPaymentId, refusals } = refund;
  const isUnanswered = state === "owed" && askedAt !== null;
  return {
    id,
    since: shortTime(refund.changedAt, timeZone),
    customer: { text: fullName(refund.customer), href: href("/staff/customers/:userId", { userId }) },
    amount: formatMoney(refund.amount, refund.currency),
    gateway: gatewayLabel(refund.gateway),
    reason: {
      text: causeLabels[refund.cause],
      note: refusals > 0 ? `Refused ${refusals} times` : null,
    },
    state: { text: refundListLabels[isUnanswered ? "unanswered" : state], tone: tones[state] },
    origin: {
      text: gatewayPaymentId,
      href: `${href("/staff/payments")}?q=${encodeURIComponent(gatewayPaymentId)}`,
    },
    act: isUnanswered ? { as: "unanswered" } : state === "failed" ? actOnFailed(refund) : null,
  };
}

function actOnFailed({ saidPaid }: RefundAtDesk): ShownRefund["act"] {
  return saidPaid ? { as: "said_paid" } : { as: "failed", key: randomUUID() };
}

const tones: Record<RefundState, Tone | null> = {
  owed: "warning",
  sent: "harbour",
  done: "success",
  failed: "danger",
  credited: "muted",
  retried: "muted",
  disputed: "muted",
  by_hand: "success",
};

async function owedToWallets(member: Member, now: Date): Promise<ShownRefund[]> {
  const owed = valueOrStatus(await listOwedToWallets(member, now));
  return owed.map(({ id, order, customer, amount, currency, held, since, waitsFor }) => ({
    id,
    since: shortTime(since, member.timeZone),
    customer: {
      text: fullName(customer.name),
      href: href("/staff/customers/:userId", { userId: customer.id }),
    },
    amount: { text: formatMoney(amount, currency), note: `The wallet is in ${held}` },
    gateway: "",
    reason: waitsFor ?? (held === currency ? "Nothing: it is paid within the hour." : settledSoon),
    state: { text: refundListLabels.wallet, tone: "warning" },
    origin: { text: orderName(order.number), href: href("/staff/orders/:orderId", { orderId: order.id }) },
    act: null,
  }));
}

const settledSoon =
  "Paid within the hour, unless it is too little for one step of the wallet’s currency: then once the wallet is empty.";
