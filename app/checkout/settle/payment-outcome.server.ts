import { href } from "react-router";

import { retryPaymentHref } from "#app/checkout/pay/retry-payment.ts";
import { toDashboard, toWallet, type NextAction } from "#app/checkout/pay/next-action.ts";
import { formatMoney } from "#app/money/format.ts";
import { findLiveOrder, findOrder, type Order } from "#app/orders/find-order.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OrderId, PaymentId, type UserId } from "#app/platform/ids.ts";

export type PaymentOutcome = {
  tone: "success" | "info" | "warning" | "danger";
  text: string;
  ways: NextAction[];
};

type Asked = {
  userId: UserId;
  paymentId: string | null;
  /** Whether the customer pressed the way back on the gateway's page. */
  cancelled: boolean;
  unclear?: boolean;
  now: Date;
};

/** Null for somebody else's ids, and for anything that is no id. */
export async function paymentOutcome(asked: Asked): Promise<PaymentOutcome | null> {
  const { userId } = asked;
  const named = PaymentId.safeParse(asked.paymentId);
  if (named.success) {
    const payment = await findPayment(db, named.data, userId);
    if (payment?.userId === userId) return ofPayment(payment, asked);
  }
  return asked.unclear ? cameBackUnclear : null;
}

const cameBackUnclear: PaymentOutcome = {
  tone: "info",
  text: "We could not read the answer of the payment page. If you did pay, your order will appear within minutes. Please do not pay again until then.",
  ways: [{ label: "Look again", href: "/account/dashboard/" }],
};

async function ofOrder(orderId: OrderId, userId: UserId): Promise<PaymentOutcome | null> {
  const order = await findOrder(db, orderId, userId);
  if (order?.userId !== userId || order.state === "pending" || order.state === "expired") return null;
  const toOrder = { label: "See what happens next", href: href("/account/orders/:orderId", { orderId }) };
  return {
    tone: "success",
    text: `Thank you. Your order ${orderName(order.number)} is paid.`,
    ways: [toOrder],
  };
}

async function ofPayment(payment: Payment, asked: Asked): Promise<PaymentOutcome> {
  const order = payment.orderId ? await findOrder(db, payment.orderId, payment.userId) : null;
  if (payment.paymentLinkId !== null) return ofPayersPayment(payment, asked);
  if (payment.unapplied !== null) return unappliedOutcome(payment, payment.unapplied, order);
  switch (payment.state) {
    case "paid": {
      const bought = order && (await ofOrder(order.id, order.userId));
      return bought ?? { tone: "success", text: toppedUp(payment), ways: [] };
    }
    case "created":
    case "pending":
      if (payment.expiresAt <= asked.now) return ended(payment, order);
      return asked.cancelled ? cancelled(payment, order) : waiting(payment, order);
    case "failed":
      return failed(payment, order);
    case "expired":
      return (await paidOtherwise(payment, order)) ?? ended(payment, order);
  }
}

/** Two figures where a premium was added. */
function toppedUp({ amount, premium, currency }: Payment): string {
  const money = (hundredths: bigint) => formatMoney(hundredths, currency);
  const arrived = `Thank you. ${money(amount - premium)} has arrived in your wallet.`;
  if (premium === 0n) return arrived;
  return `${arrived} You paid ${money(amount)}, of which ${money(premium)} is the platform premium.`;
}

/** A paid order's is its own page, a top-up's the wallet, any other the dashboard. A payer's order is not theirs. */
export function outcomePath(payment: Payment, more: Record<string, string> = {}): string {
  const { id, purpose, orderId, state, unapplied, paymentLinkId } = payment;
  const isBought = state === "paid" && unapplied === null && paymentLinkId === null;
  if (isBought && orderId !== null) return href("/account/orders/:orderId", { orderId });
  const page = purpose === "top_up" && paymentLinkId === null ? "/service/wallet/" : "/account/dashboard/";
  return `${page}?${new URLSearchParams({ payment: id, ...more })}`;
}

/** A payer's payment is neither the customer's to open nor their money. */
async function ofPayersPayment(payment: Payment, { now, userId }: Asked): Promise<PaymentOutcome> {
  const { orderId, state, unapplied, expiresAt } = payment;
  if (unapplied !== null) return payerUnapplied;
  const bought = state === "paid" && orderId ? await ofOrder(orderId, userId) : null;
  const isOpen = (state === "created" || state === "pending") && expiresAt > now;
  return bought ?? (isOpen ? payerIsPaying : payerHasNotPaid);
}

const payerIsPaying: PaymentOutcome = {
  tone: "info",
  text: "Someone is paying through your link. Your order will appear here once it is paid.",
  ways: [],
};

const payerHasNotPaid: PaymentOutcome = {
  tone: "info",
  text: "Someone started to pay through your link, but the payment was not completed. If their money still arrives and the order can’t be completed, they’ll be refunded.",
  ways: [],
};

const payerUnapplied: PaymentOutcome = {
  tone: "info",
  text: "Someone paid through your link, but the order could not be completed. They’ll be refunded.",
  ways: [],
};

/** Names no amount: it may differ from the one requested. */
async function unappliedOutcome(
  payment: Payment,
  unapplied: NonNullable<Payment["unapplied"]>,
  order: Order | null,
): Promise<PaymentOutcome> {
  const other = order && (await findLiveOrder(db, order));
  const meant = payment.purpose === "top_up" ? "the top-up" : "the order";
  const why = other && other.id !== order.id ? `, because the purchase ${paidAs(other)}` : "";
  return {
    tone: "info",
    text: `Your payment by ${gatewayFacts[payment.gateway].label} arrived, but ${meant} could not be completed${why}. ${whereUnappliedIs[unapplied]}`,
    ways: unapplied === "credited" ? [toWallet] : [],
  };
}

const whereUnappliedIs = {
  credited:
    "The whole amount is in your wallet: spend it on anything here, or send it back to the card or account you paid with.",
  to_refund: "You’ll be refunded to the card or account you paid with. You don’t need to do anything.",
  refunded:
    "You’ve been refunded to the card or account you paid with. Your bank may take some days to show it.",
};

function waiting(payment: Payment, order: Order | null): PaymentOutcome {
  const { id, gateway } = payment;
  return {
    tone: "info",
    text: `We have not heard from ${gatewayFacts[gateway].label} yet. If you did pay, your ${order ? "order" : "money"} will appear within minutes, so please do not pay again. If you did not, nothing was charged.${setAside(order)}`,
    ways: [
      { label: "Look again", href: outcomePath(payment) },
      { label: "Continue to payment", href: href("/service/pay/:paymentId", { paymentId: id }) },
    ],
  };
}

function cancelled(payment: Payment, order: Order | null): PaymentOutcome {
  return {
    tone: "warning",
    text: `You cancelled the payment. Nothing was charged.${setAside(order)}`,
    ways: [
      { label: "Continue to payment", href: href("/service/pay/:paymentId", { paymentId: payment.id }) },
      { label: "Choose another way to pay", href: retryPaymentHref(payment, order) },
    ],
  };
}

function failed(payment: Payment, order: Order | null): PaymentOutcome {
  return {
    tone: "danger",
    text: `Your payment of ${formatMoney(payment.amount, payment.currency)} by ${gatewayFacts[payment.gateway].label} was declined or cancelled. Nothing was charged.${setAside(order)}`,
    ways: [
      { label: "Try again", href: retryPaymentHref(payment, order, payment.gateway) },
      { label: "Choose another way to pay", href: retryPaymentHref(payment, order) },
    ],
  };
}

function ended(payment: Payment, order: Order | null): PaymentOutcome {
  const meant = order ? "it pays for your order, goes to your wallet" : "it goes to your wallet";
  // Until a job has ended it, its gateway has not been asked for the last time.
  const sure = payment.state === "expired";
  const charged = sure
    ? "Nothing was charged."
    : `As far as we know, nothing was charged. We are asking ${gatewayFacts[payment.gateway].label} to be sure.`;
  return {
    tone: "warning",
    text: `The payment was not completed in time, and its page is closed. ${charged}${setAside(order, "within minutes")} If your money still arrives, ${meant} or is refunded.`,
    ways: [{ label: "Start again", href: retryPaymentHref(payment, order) }],
  };
}

/** It was given up for another payment of the same purchase, perhaps in another tab. */
async function paidOtherwise(payment: Payment, order: Order | null): Promise<PaymentOutcome | null> {
  const other = order && (await findLiveOrder(db, order));
  if (!other || other.id === order.id) return null;
  return {
    tone: "info",
    text: `This payment by ${gatewayFacts[payment.gateway].label} is closed, because the purchase ${paidAs(other)}. Nothing was charged here.`,
    ways: [toDashboard],
  };
}

function paidAs({ state, number }: Order): string {
  const how = state === "pending" ? "is being paid in another way" : "was paid in another way";
  return `${how}, as ${orderName(number)}`;
}

function setAside(order: Order | null, freeAgain = "within half an hour"): string {
  if (!order || order.walletShare === 0n) return "";
  const share = formatMoney(order.walletShare, order.currency);
  if (order.state === "expired") return ` The ${share} from your wallet is free again.`;
  if (order.state !== "pending") return "";
  return ` The ${share} from your wallet stays set aside for it. Left unpaid, it is free again ${freeAgain}.`;
}
