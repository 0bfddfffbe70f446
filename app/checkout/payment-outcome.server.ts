import { z } from "zod";

import { formatMoney } from "#app/money/format.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { orderName } from "#app/orders/listed-order.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";

export type PaymentOutcome = { tone: "success" | "info" | "warning" | "danger"; words: string };

/**
 * What came of the payment or order a customer comes back from, and what happened to their money. Another's is as
 * unknown as one that never was. Ids come from an address, so they may be anything.
 */
export async function paymentOutcome(asked: {
  userId: string;
  paymentId: string | null;
  orderId: string | null;
  cancelled: boolean;
}): Promise<PaymentOutcome | null> {
  const { userId, cancelled } = asked;
  if (isId(asked.paymentId)) {
    const payment = await findPayment(db, asked.paymentId);
    if (payment?.userId === userId) return ofPayment(payment, cancelled);
  }
  return isId(asked.orderId) ? ofOrder(asked.orderId, userId) : null;
}

function isId(text: string | null): text is string {
  return z.uuid().safeParse(text).success;
}

async function ofOrder(orderId: string, userId: string): Promise<PaymentOutcome | null> {
  const order = await findOrder(db, orderId);
  if (order?.userId !== userId || order.state === "pending" || order.state === "expired") return null;
  return { tone: "success", words: `Thank you. Your order ${orderName(order.number)} is paid.` };
}

async function ofPayment(payment: Payment, cancelled: boolean): Promise<PaymentOutcome> {
  // No amount is named: what came may be another than what was asked for.
  if (payment.leftover !== null) {
    const meant = payment.purpose === "top_up" ? "what you asked for" : "the order";
    const words = `Your payment could not become ${meant}. ${whereLeftoverIs[payment.leftover]}`;
    return { tone: "info", words };
  }
  switch (payment.state) {
    case "paid": {
      const bought = payment.orderId ? await ofOrder(payment.orderId, payment.userId) : null;
      const amount = formatMoney(payment.amount, payment.currency);
      return bought ?? { tone: "success", words: `Thank you. ${amount} has arrived.` };
    }
    case "created":
    case "pending":
      return cancelled
        ? {
            tone: "warning",
            words: "You cancelled the payment. Nothing was charged. You can continue it below.",
          }
        : {
            tone: "info",
            words:
              "We are waiting for the payment platform. Reload this page in a minute: your order stands here once it has answered.",
          };
    case "failed":
      return {
        tone: "danger",
        words: "The payment did not go through. Nothing was charged. Please try again.",
      };
    case "expired":
      return {
        tone: "warning",
        words:
          "The payment was not completed in time. If money still arrives, it becomes your order, goes to your wallet or is sent back.",
      };
  }
}

const whereLeftoverIs = {
  credited: "It has been added to your wallet.",
  to_refund: "It will be sent back to you the way it came.",
  refunded: "It has been sent back to you the way it came.",
};
