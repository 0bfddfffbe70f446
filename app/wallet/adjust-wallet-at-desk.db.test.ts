import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { adjustmentLaws } from "#app/books/adjustment-laws.server.ts";
import { newId, OrderId } from "#app/platform/ids.ts";
import { adjustWallet } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import { adjustmentFields } from "#app/wallet/adjustment-fields.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { exportWallet } from "#app/wallet/export-wallet.server.ts";
import { holdFunds } from "#app/wallet/hold-funds.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { sendAdjustmentMail, sendAdjustmentMailJob } from "#app/wallet/send-adjustment-mail.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { walletLog } from "#app/wallet/wallet-log.server.ts";
import { balanceOf, fund, valueOf } from "#tests/checkout/shop.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";
import {
  now,
  refusal,
  manager,
  typed,
  input,
  eventsOf,
  withAdjusters,
} from "#tests/desk/wallet-adjustments.ts";

withAdjusters();

describe("a small change of a wallet", () => {
  test("is made once however often it is pressed, read in the log by the customer, and mailed", async () => {
    const { id, email } = await makeCustomer();
    const asked = input(id);
    const made = await Promise.all(Array.from({ length: 10 }, () => adjustWallet(asked)));
    expect(made.map((one) => valueOf(one).state)).toEqual(Array.from({ length: 10 }, () => "made"));
    expect(await walletBalance(db, id)).toEqual({ amount: 50_000n, currency: "INR" });
    expect((await walletLog(id)).map(({ text }) => text)).toEqual([
      "Added by Landfall: A gesture for the long wait",
    ]);
    expect(await eventsOf(id)).toEqual(["wallet_adjusted"]);
    const { rows } = await db.execute<{ payload: unknown }>(
      sql`select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = ${sendAdjustmentMailJob.name} and payload->>'adjustmentId' = ${asked.requestKey}`,
    );
    for (const { payload } of rows) await sendAdjustmentMail(sendAdjustmentMailJob.parse(payload));
    const mails = (await db.select().from(mailboxMessages)).filter(({ recipient }) => recipient === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: "₹500.00 has been added to your wallet" });
    expect(mails[0]?.body).toContain("The reason: A gesture for the long wait");
    expect((await exportWallet(id)).changed_by_hand).toEqual([
      expect.objectContaining({ direction: "credit", amount: "500.00", state: "made" }),
    ]);
  });

  test("takes no more than is free: what is set aside stays", async () => {
    const { id } = await makeCustomer();
    await fund(id, 80_000n);
    const hold = { orderId: newId(OrderId), userId: id, currency: "INR" as const, amount: 20_000n, now };
    valueOf(await db.transaction((tx) => holdFunds(tx, hold)));
    expect(await adjustWallet(input(id, { direction: "debit", amount: "600.01" }))).toMatchObject(
      refusal("wallet_too_small"),
    );
    const debits = Array.from({ length: 10 }, () =>
      adjustWallet(input(id, { direction: "debit", amount: "150" })),
    );
    const taken = (await Promise.all(debits)).filter(({ ok }) => ok);
    expect(taken).toHaveLength(4);
    expect(await balanceOf(id)).toBe(0n);
  });

  test.each([
    ["no direction", { direction: "sideways" }, "direction"],
    ["no amount", { amount: "" }, "amount"],
    ["less than nothing", { amount: "-5" }, "amount"],
    ["decimals of a currency that has none", { amount: "5.50", currency: "JPY" }, "amount"],
    ["no currency of ours", { currency: "XAU" }, "currency"],
    ["no reason", { reason: "  " }, "reason"],
  ])("is refused by its form with %s", (_what, change, field) => {
    const read = adjustmentFields.safeParse({ ...typed, ...change });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  test("everything that is wrong with its form is said at once", () => {
    const read = adjustmentFields.safeParse({ direction: "sideways", currency: "XAU" });
    const wrong = read.error?.issues.map(({ path: [field] }) => String(field));
    expect(wrong?.toSorted()).toEqual(["amount", "currency", "direction", "reason"]);
  });

  test.each([
    ["no key", { requestKey: "again" }, "malformed"],
    ["money from an empty wallet", { direction: "debit" }, "wallet_too_small"],
  ])("is refused with %s, and nothing is changed", async (_what, change, code) => {
    const { id } = await makeCustomer();
    expect(await adjustWallet(input(id, change))).toMatchObject(refusal(code));
    expect(await walletBalance(db, id)).toBeNull();
    expect(await eventsOf(id)).toEqual([]);
  });

  test("is in the wallet's own currency, is nobody's own, and not a deleted account's", async () => {
    const { id } = await makeCustomer();
    await fund(id, 1_000n, "EUR");
    expect(await adjustWallet(input(id))).toMatchObject(refusal("wallet_other_currency"));
    expect(await adjustWallet(input(manager.id))).toMatchObject(refusal("own_wallet"));
    const gone = await makeCustomer({ deletedAt: now });
    expect(await adjustWallet(input(gone.id))).toMatchObject(refusal("unknown_customer"));
  });
});

test("the books notice an adjustment without its movement, and a movement without its adjustment", async () => {
  const { id: userId } = await makeCustomer();
  const unmoved = await brokenBy((tx) =>
    tx.execute(sql`insert into wallet_adjustments
      (id, user_id, direction, currency, amount, reason, state, asked_by, asked_at)
      values (gen_random_uuid(), ${userId}, 'credit', 'INR', 100, 'None', 'made', 'somebody', now())`),
  );
  expect(unmoved).toEqual([expect.stringContaining("has its movement")]);
  const posting = { source: "adjustments", destination: "sales", currency: "INR", amount: 100n } as const;
  const movement = { kind: "adjustment", reference: randomUUID(), text: "Nobody asked", now };
  const unasked = await brokenBy((tx) => moveFunds(tx, { ...movement, postings: [posting] }));
  expect(unasked).toEqual([expect.stringContaining("has its movement")]);
  const elsewhere = await brokenBy((tx) =>
    moveFunds(tx, { ...movement, kind: "something_else", postings: [posting] }),
  );
  expect(elsewhere).toEqual([expect.stringContaining("for adjustments alone")]);
});

async function brokenBy(work: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  const undone = new Error("only looked at");
  const broken: string[] = [];
  const looked = db.transaction(async (tx) => {
    await work(tx);
    for (const { law, violations } of adjustmentLaws)
      if ((await tx.execute(violations)).rows.length > 0) broken.push(law);
    throw undone;
  });
  await expect(looked).rejects.toBe(undone);
  return broken;
}
