import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";

import { utcDay } from "#app/platform/dates.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { decideUnanswered } from "#app/refunds/decide-unanswered.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { retryRefund } from "#app/refunds/retry-refund.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { findOrderByNumber } from "#app/orders/find-order.server.ts";
import { readOrderNumber } from "#app/orders/order-number.ts";
import { refundableItems } from "#app/orders/refundable-items.server.ts";
import { unfinishedRefunds } from "#app/payments/record-refund.server.ts";
import { db } from "#app/platform/db.server.ts";
import { withShop } from "#scripts/commands/with-shop.ts";

const help = `Gives an order, or a part of it, back to its customer.

  npm run refund -- LF-1042 --reason "why"                  all that is left of the order
  npm run refund -- LF-1042 --amount 500.00 --reason "why"  so much of its price; the premium's part comes on top
  npm run refund -- LF-1042 --item 2 --reason "why"         all that is left of its second service
  npm run refund -- list                                    refunds that are owed, under way or came to nothing
  npm run refund -- again <refund id>                       tries once more what came to nothing
  npm run refund -- made <refund id>                        a platform that never answered has made it
  npm run refund -- not-made <refund id>                    it has not, so it is asked for again

  --key <text>   the same key is one refund, however often the command is run
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    amount: { type: "string" },
    item: { type: "string" },
    reason: { type: "string" },
    key: { type: "string" },
    help: { type: "boolean" },
  },
});

try {
  const [what, id] = positionals;
  if (values.help || !what) console.log(help);
  else if (what === "list") await withShop({ gateways: false }, list);
  else if (what === "again") await withShop({ gateways: false }, () => again(id ?? ""));
  else if (what === "made" || what === "not-made")
    await withShop({ gateways: false }, () => decide(id ?? "", what === "made"));
  else await withShop({ gateways: false }, () => refund(what));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function refund(name: string): Promise<void> {
  const number = readOrderNumber(name);
  const order = number === null ? null : await findOrderByNumber(db, number);
  if (!order) throw new Error(`There is no order ${name}.`);
  if (!values.reason?.trim()) throw new Error('Say why: --reason "…"');
  const amount = values.amount === undefined ? null : parseAmount(values.amount, order.currency);
  if (amount && !amount.ok) throw new Error(amount.refusal.message);
  const outcome = await refundOrder({
    orderId: order.id,
    itemId: await itemAt(order.id, values.item),
    amount: amount?.value ?? null,
    requestKey: values.key ?? randomUUID(),
    reason: values.reason,
    refundedBy: "system",
    now: new Date(),
  });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { amount: given, walletPart, premium } = outcome.value;
  const money = (hundredths: bigint) => formatMoney(hundredths, order.currency);
  console.log(
    `${money(given + premium)} of ${name} are given back, a premium of ${money(premium)} included:`,
  );
  console.log(`  ${money(walletPart)} to the wallet, at once`);
  console.log(`  ${money(given - walletPart + premium)} to where it was paid from, by a job of the server`);
}

async function itemAt(orderId: OrderId, place: string | undefined): Promise<string | null> {
  if (place === undefined) return null;
  const item = (await refundableItems(db, orderId))[Number(place) - 1];
  if (!item) throw new Error(`The order has no service ${place}.`);
  return item.id;
}

async function list(): Promise<void> {
  const refunds = await unfinishedRefunds(db);
  for (const { id, state, askedAt, amount, currency, cause, refusals, createdAt } of refunds) {
    const stands = state === "owed" && askedAt ? "unanswered" : state;
    const since = utcDay(createdAt);
    console.log(
      `${id}  ${stands}  ${formatMoney(amount, currency)}  ${cause}, since ${since}, refusals: ${refusals}`,
    );
  }
  console.log(refunds.length === 0 ? "No refund is unfinished." : `Unfinished refunds: ${refunds.length}.`);
}

async function decide(refundId: string, made: boolean): Promise<void> {
  const outcome = await decideUnanswered(refundId, { made, now: new Date() });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  console.log(made ? "It is written down as made." : "It is asked for again.");
}

async function again(refundId: string): Promise<void> {
  const outcome = await retryRefund(refundId, new Date());
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  console.log(`It is tried once more, as ${outcome.value.refundId}.`);
}
