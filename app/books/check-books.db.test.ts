import { sql, type SQL } from "drizzle-orm";
import { expect, test } from "vitest";

import { checkBooks } from "#app/books/check-books.server.ts";
import { reconcile } from "#app/books/reconcile.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { minutesLater, noon } from "#tests/checkout/shop.ts";
import { fakeRazorpay, gatewayOrderId, withBusyShop } from "#tests/books/busy-shop.ts";

withBusyShop();

const brokenLaws = async (tx: Transaction | typeof db = db) =>
  (await checkBooks(tx)).filter(({ violations }) => violations.length > 0).map(({ law }) => law);

test("in a shop where everything has happened, every law holds", async () => {
  expect(await brokenLaws()).toEqual([]);
});

const anyHeld = sql`(select source from postings where source like 'wallet:%' limit 1)`;
const move = (source: SQL, destination: SQL, amount = 100) => sql`
  with t as (insert into transfers (kind, reference, text) values ('fault', gen_random_uuid()::text, 'A fault') returning id)
  insert into postings (transfer_id, source, destination, currency, amount)
  select id, ${source}, ${destination}, 'INR', ${amount} from t`;

const loseOf = (amount: SQL, since: SQL) => sql`
  insert into lost_disputes select gen_random_uuid(), gateway_account, 'dp_1', payment_id, gateway_payment_id, currency,
    ${amount}, 0, '2026-10-02', 'system', now(), ${since} from captures limit 1`;

/** Constraints and guards forbid most of these faults, so they are switched off first. */
test.each<[law: string, fault: SQL]>([
  [
    "moves something",
    sql`insert into transfers (kind, reference, text) values ('fault', 'empty', 'A fault')`,
  ],
  ["cannot be changed", sql`alter table postings disable trigger postings_append_only`],
  ["cannot be changed", sql`alter table postings disable trigger postings_keep_wallet_balances`],
  ["what their postings add up to", sql`update wallet_balances set free = free + 1`],
  [
    "what their postings add up to",
    sql`update wallet_balances set held = held - 1 where (user_id, currency) in (
      select user_id, currency from wallet_balances where held > 0 limit 1)`,
  ],
  ["what their postings add up to", sql`delete from wallet_balances where free > 0`],
  ["what their postings add up to", sql`insert into wallet_balances values ('nobody', 'INR', 1, 0)`],
  ["what their postings add up to", move(sql`'sales'`, anyHeld)],
  ["is below zero", move(anyHeld, sql`'sales'`, 900_000_000)],
  ["of its own currency only", sql`update wallets set currency = 'EUR'`],
  ["have set aside", move(sql`'sales'`, sql`(select 'held:' || user_id from wallets limit 1)`)],
  ["at most once", sql`update wallet_holds set state = 'voided' where state = 'held'`],
  ["open only while", sql`update orders set state = 'expired' where state = 'pending'`],
  ["Net sales", move(sql`'sales'`, sql`'exchange'`)],
  ["Net sales", sql`update orders set price = price + 1 where state = 'part_refunded'`],
  ["Premiums taken", sql`update payments set premium = premium + 1 where purpose = 'top_up'`],
  ["Premiums taken", move(sql`'sales'`, sql`'premium'`)],
  ["What a refund put into a wallet", sql`update order_refunds set wallet_part = wallet_part + 1`],
  [
    "What a refund put into a wallet",
    sql`update transfers set reference = gen_random_uuid()::text where kind = 'order_refund'`,
  ],
  ["A top-up is split", sql`update payments set premium = premium + 1 where purpose = 'top_up'`],
  [
    "Money is changed at rates",
    sql`update postings set amount = amount + 100 where source = 'exchange' and currency = 'JPY'`,
  ],
  [
    "Money is changed at rates",
    sql`update exchange_rates set per_usd = per_usd * 1.01 where currency = 'JPY'`,
  ],
  ["Money is changed at rates", move(sql`'sales'`, sql`'exchange'`)],
  [
    "Money is changed at rates",
    sql`update postings set amount = amount + 1000 where destination = 'exchange' and source like 'held:%'`,
  ],
  [
    "Money is changed at rates",
    sql`update postings set amount = amount - 1000 where destination = 'exchange' and source like 'held:%'`,
  ],
  ["account of margins", move(sql`'exchange_spread'`, sql`'sales'`)],
  ["Each wallet holds", move(sql`'sales'`, anyHeld)],
  ["Each wallet holds", sql`update wallet_holds set amount = amount + 1 where state = 'posted'`],
  ["clearing account", move(sql`'clearing:razorpay_domestic'`, sql`'sales'`)],
  ["came into the books once", sql`update captures set amount = amount + 1`],
  ["exactly one thing", sql`update captures set became = 'top_up' where became = 'order'`],
  ["its money is written down", sql`update payments set state = 'expired' where state = 'paid'`],
  ["than was captured", sql`update payment_refunds set amount = amount * 1000`],
  [
    "than was captured",
    sql`insert into lost_disputes select gen_random_uuid(), gateway_account, 'dp_1', payment_id, gateway_payment_id,
      currency, amount, 0, '2026-10-02', 'system', now() from captures
      where gateway_payment_id in (select gateway_payment_id from payment_refunds)`,
  ],
  ["Each payout and each lost dispute", move(sql`'bank'`, sql`'clearing:razorpay_domestic'`)],
  [
    "Each payout and each lost dispute",
    sql`insert into gateway_payouts values (gen_random_uuid(), 'stripe', 'po_1', 'INR', 100, 1, '2026-10-02', 'system', now())`,
  ],
  ["Each payout and each lost dispute", move(sql`'sales'`, sql`'disputes'`)],
  ["What a lost dispute took out of a wallet", loseOf(sql`0`, sql`1`)],
  ["What a lost dispute took out of a wallet", loseOf(sql`0`, sql`0, '2026-10-03'`)],
  ["A refund paid by bank transfer", sql`update payment_refunds set state = 'by_hand'`],
  ["No more of a lost dispute", loseOf(sql`1`, sql`2`)],
  ["account of refunds", move(sql`'sales'`, sql`'refunds'`)],
  ["sum of its services", sql`update order_items set price = price + 1`],
  ["exactly one settlement", sql`update payments set order_id = null where order_id is not null`],
  ["price less wallet, and premium", sql`update orders set charged = charged + 1, premium = premium + 1`],
  [
    "however often it was pressed",
    sql`drop index orders_one_live_per_purchase; update orders set purchase_id = gen_random_uuid();
      update orders set purchase_id = (select purchase_id from orders limit 1)`,
  ],
  ["more than they paid", sql`update order_refunds set amount = 100000000`],
  ["exactly when money of it", sql`update orders set state = 'refunded' where state = 'part_refunded'`],
  ["coupon is used more often", sql`update coupons set total_limit = 0`],
  ["A counselling fee", sql`update order_items set refunded = price where service = 'counselling-session'`],
  ["has the order that paid it", sql`update research_group_members set order_id = null`],
  ["has its place", sql`update research_group_members set left_at = now() where paid_at is not null`],
  [
    "within the hour",
    sql`update order_items set state = 'refunded' where configuration->>'groupId' is not null`,
  ],
  [
    "only as a share",
    sql`update order_items set configuration = configuration - 'groupId' where service = 'research-paper'`,
  ],
  ["more members than places", sql`update research_groups set required_members = 1`],
  ["waits for its money", sql`update research_group_members set paid_at = null where paid_at is not null`],
  ["which gateway", sql`update orders set gateway = null where gateway is not null`],
  [
    "its orders and refunds say",
    sql`insert into sales_days values ('UTC', '2026-10-02', 'day', '', 0, 0, 0, 0, 0, 0)`,
  ],
  [
    "comes to the same",
    sql`insert into sales_days values ('UTC', '2020-01-01', 'day', '', 0, 1, 5, 0, 0, 0)`,
  ],
  ["its postings say", sql`insert into wallet_days values ('UTC', '2026-10-02', 'INR', 1)`],
  ["one receipt", sql`update receipt_counters set last = last + 1`],
])("a fault against the law “%s” is found", async (law, fault) => {
  const rolledBack = new Error("rolled back");
  const work = db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statementsOf(fault)) await tx.execute(statement);
    const broken = await brokenLaws(tx);
    expect(
      broken.some((one) => one.includes(law)),
      broken.join("\n"),
    ).toBe(true);
    throw rolledBack;
  });
  await expect(work).rejects.toBe(rolledBack);
});

test("whose share was refunded just now may still be in the group: the job that takes them out comes next", async () => {
  const rolledBack = new Error("rolled back");
  const work = db.transaction(async (tx) => {
    await tx.execute(
      sql`update order_items set state = 'refunded' where configuration->>'groupId' is not null`,
    );
    await tx.execute(sql`insert into order_refunds
      (id, order_id, request_key, amount, wallet_part, premium, items, reason, refunded_by)
      select gen_random_uuid(), order_id, 'late', 0, 0, 0, '[]', 'A fault', 'system'
      from research_group_members where paid_at is not null`);
    expect((await brokenLaws(tx)).filter((law) => law.includes("within the hour"))).toEqual([]);
    throw rolledBack;
  });
  await expect(work).rejects.toBe(rolledBack);
});

/** A statement with values cannot be followed by another, so only those without are split. */
function statementsOf(fault: SQL): SQL[] {
  const [only] = fault.queryChunks as { value?: string[] }[];
  if (fault.queryChunks.length > 1 || !only?.value) return [fault];
  return only.value
    .join("")
    .split(";")
    .map((statement) => sql.raw(statement));
}

test("the books agree with what the gateway says, piece by piece, and a payment nobody booked is named", async () => {
  const since = new Date(0);
  const settledBefore = new Date(Date.now() + 3_600_000);
  const differences = async () =>
    (await reconcile({ since, settledBefore })).flatMap((account) => account.differences);
  expect(await differences()).toEqual([]);
  const agreed = await reconcile({ since, settledBefore });
  expect(agreed.find(({ account }) => account === "razorpay_domestic")).toMatchObject({ agreed: 3 });
  fakeRazorpay.capture(gatewayOrderId, { amount: 4_200n });
  expect(await differences()).toEqual([expect.stringContaining("₹42.00")]);
  await settlePayment({ gateway: "razorpay", gatewayOrderId, now: minutesLater(1) });
  expect(await differences()).toEqual([]);
});

test("a gateway that does not answer is said, and keeps no other from being compared", async () => {
  fakeRazorpay.unreachable = true;
  const accounts = await reconcile({ since: new Date(0), settledBefore: noon });
  fakeRazorpay.unreachable = false;
  expect(accounts.map(({ account, problem }) => [account, problem])).toEqual([
    ["razorpay_domestic", "razorpay did not answer"],
    ["razorpay_international", "razorpay did not answer"],
    ["payfort", null],
  ]);
});
