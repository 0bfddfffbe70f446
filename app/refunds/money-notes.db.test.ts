import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import type { Money } from "#app/money/money.ts";
import { db } from "#app/platform/db.server.ts";
import { pollRefund } from "#app/refunds/poll-refunds.server.ts";
import { sendMoneyNote, sendMoneyNoteJob } from "#app/refunds/send-money-note.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { fund, makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import type { RefundId } from "#app/platform/ids.ts";

withFakeGateways();

beforeAll(openShop);

async function paidTwice(held?: Money) {
  const user = await makeBuyer();
  if (held) await fund(user.id, held.amount, held.currency);
  const { started } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  const { gatewayOrderId } = started;
  fakeRazorpay.capture(gatewayOrderId);
  fakeRazorpay.capture(gatewayOrderId);
  for (let told = 0; told < 3; told += 1)
    valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon }));
  return { user, second: `pay_${gatewayOrderId}_2` };
}

async function noteAbout(name: string) {
  const { rows } = await db.execute<{ payload: unknown }>(sql`
    select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${sendMoneyNoteJob.name} and payload::text like ${`%${name}%`}`);
  expect(rows).toHaveLength(1);
  await sendMoneyNote(sendMoneyNoteJob.parse(rows[0]?.payload));
  return (await listMailbox(1))[0]!;
}

test("a second payment that went to the wallet is told once, with its amount and how to get it back", async () => {
  const { user, second } = await paidTwice();
  const mail = await noteAbout(second);
  expect(mail).toMatchObject({ recipient: user.email, subject: "₹2,098.95 has been added to your wallet" });
  expect(mail.body).toContain("reached us late or a second time");
  expect(mail.body).toContain("send it back from your wallet’s page");
});

test("one that the wallet could not take is told to be on its way back", async () => {
  const { second } = await paidTwice({ amount: 1_000n, currency: "USD" });
  const mail = await noteAbout(second);
  expect(mail.subject).toBe("₹2,098.95 is on its way back to you");
});

test("a refund that could not be delivered says where the money is instead", async () => {
  const { second } = await paidTwice({ amount: 1_000n, currency: "USD" });
  const { rows } = await db.execute<{ id: RefundId }>(
    sql`select id from payment_refunds where gateway_payment_id = ${second}`,
  );
  const refundId = rows[0]!.id;
  await sendRefund(refundId, noon);
  fakeRazorpay.failRefund(refundId);
  await pollRefund(refundId, noon);
  const mail = await noteAbout(refundId);
  expect(mail.subject).toBe("A refund of ₹2,098.95 could not be delivered");
  expect(mail.body).toContain("We still owe you this money. Please answer this mail");
});
