import { randomUUID } from "node:crypto";

import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { pollLatePayments } from "#app/checkout/settle/poll-payments.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { listSendable, sendBack } from "#app/refunds/send-back.server.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { findOrderByNumber } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import { persist } from "#tests/chaos/browser.ts";
import { orderFault } from "#tests/chaos/pay.ts";
import type { PlannedAction } from "#tests/chaos/plan.ts";
import type { Run } from "#tests/chaos/run.ts";
import { whileDatabaseReturns } from "#tests/chaos/shop-database.ts";

export async function doAction(run: Run, action: PlannedAction): Promise<string> {
  switch (action.what) {
    case "convert": {
      const { browser } = run.customers[action.customer]!;
      const fields = { new_currency: action.currency, confirm: true };
      const answer = await persist(true, () => browser.call("/service/change_wallet_curr/", fields));
      return answer?.status === 200 ? "converted" : `refused: ${String(answer?.body["code"] ?? "no answer")}`;
    }
    case "send_back":
      return whileDatabaseReturns(() => sendSomethingBack(run.customers[action.customer]!.id));
    case "refund":
      return refundSomething(run, action);
    case "half_hour_later":
      return halfAnHourLater();
  }
}

async function sendSomethingBack(userId: UserId): Promise<string> {
  const [newest] = await listSendable(userId);
  if (!newest) return "nothing to send back";
  const sent = await sendBack({ userId, reference: newest.reference, now: new Date() });
  return sent.ok ? "sent back" : `refused: ${sent.refusal.code}`;
}

/** Once, however often the database goes away. */
async function refundSomething(run: Run, action: PlannedAction & { what: "refund" }): Promise<string> {
  const { customer, part, fault } = action;
  const promised = run.promised.findLast((one) => one.what === "order" && one.customer === customer);
  if (promised?.what !== "order") return "nothing to refund";
  if (fault) await orderFault(run, fault.fault, fault.match, { delayMs: 1_500 });
  const requestKey = randomUUID();
  const refunded = await whileDatabaseReturns(async () => {
    const order = await findOrderByNumber(db, promised.number);
    if (!order) return null;
    const minorUnit = minorUnitOf(order.currency);
    const amount = (order.price * BigInt(part * 100)) / 100n;
    return refundOrder({
      orderId: order.id,
      amount: part === 1 ? null : amount - (amount % minorUnit),
      requestKey,
      reason: "Not needed any more",
      refundedBy: "system",
      now: new Date(),
    });
  });
  if (!refunded?.ok) return `refused: ${refunded?.refusal.code ?? "no order"}`;
  run.promised.push({ what: "refund", customer, requestKey });
  return part === 1 ? "refunded" : "refunded in part";
}

const halfAnHourMs = 31 * 60_000;

/** Moves the clock in the middle of everything: open payments expire while being paid. */
async function halfAnHourLater(): Promise<string> {
  try {
    await expirePayments(new Date(Date.now() + halfAnHourMs));
    await pollLatePayments(new Date());
    return "passed";
  } catch {
    return "cut short";
  }
}
