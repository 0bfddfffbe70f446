import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { blockNewPurchases } from "#app/accounts/erase-account.server.ts";
import { adjustmentLaws } from "#app/books/adjustment-laws.server.ts";
import { newId, OrderId, type UserId } from "#app/platform/ids.ts";
import { adjustWallet, type WalletChange } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import { adjustmentFields } from "#app/wallet/adjustment-fields.ts";
import { approveAdjustment, declineRequest } from "#app/wallet/decide-adjustment.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listWalletRequests } from "#app/wallet/list-wallet-requests.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { findAdjustment, eraseAdjustments } from "#app/wallet/adjustments.server.ts";
import { exportWallet } from "#app/wallet/export-wallet.server.ts";
import { holdFunds } from "#app/wallet/hold-funds.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { sendAdjustmentMail, sendAdjustmentMailJob } from "#app/wallet/send-adjustment-mail.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { walletLog } from "#app/wallet/wallet-log.server.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  minutesLater,
  openShop,
  spendAll,
  valueOf,
} from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

const now = minutesLater(60);
const refusal = (code: string) => ({ ok: false, refusal: { code } });

let manager: Member, owner: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
  owner = await makeMember("owner");
});

afterEach(checkLedger);

const typed = { direction: "credit", amount: "500", currency: "INR", reason: "A gesture for the long wait" };
type Typed = Partial<typeof typed>;

/** A change as the form's fields are read. */
function input(
  userId: UserId,
  { member = manager, now: at = now, requestKey = randomUUID(), ...change }: Typed & Partial<Said> = {},
): WalletChange {
  const { direction, currency, reason, amount } = adjustmentFields.parse({ ...typed, ...change });
  const read = { direction, currency, reason, amount: valueOf(parseAmount(amount, currency)) };
  return { member, userId, ...read, requestKey, now: at };
}
type Said = Pick<WalletChange, "member" | "now" | "requestKey">;

const eventsOf = async (id: string) => (await auditEventsOn(id)).map(({ event }) => event);

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

describe("a change above the limit", () => {
  // More than a hundred dollars, in rupees.
  const large = { amount: "50000" };

  test("waits for a second person, and is made once by however many", async () => {
    const { id: userId } = await makeCustomer();
    const { id: adjustmentId, state } = valueOf(await adjustWallet(input(userId, large)));
    expect(state).toBe("waiting");
    expect(await walletBalance(db, userId)).toBeNull();
    const listedFor = async (member: Member) =>
      valueOf(await listWalletRequests(member)).find(({ id }) => id === adjustmentId)?.decidable;
    expect([await listedFor(manager), await listedFor(owner)]).toEqual([false, true]);
    const approve = (member: Member) => approveAdjustment({ member, adjustmentId, now });
    expect(await approve(manager)).toMatchObject(refusal("own_request"));
    const deciders = [owner, owner, owner, await makeMember("manager"), await makeMember("owner")];
    const approved = await Promise.all([...deciders, ...deciders].map(approve));
    expect(approved.some(({ ok }) => ok)).toBe(true);
    expect(approved.every((one) => one.ok || one.refusal.code === "decided")).toBe(true);
    expect(await balanceOf(userId)).toBe(5_000_000n);
    expect(await eventsOf(userId)).toEqual(["adjustment_asked", "adjustment_approved"]);
  });

  test("is reached by many small ones of one person in a day, and not by those of two", async () => {
    const { id } = await makeCustomer();
    const small = { amount: "4000", member: await makeMember("manager") };
    const many = await Promise.all(Array.from({ length: 5 }, () => adjustWallet(input(id, small))));
    const states = many.map((one) => valueOf(one).state);
    expect(states.toSorted()).toEqual(["made", "made", "waiting", "waiting", "waiting"]);
    expect(valueOf(await adjustWallet(input(id, { ...small, member: owner }))).state).toBe("made");
    const nextDay = new Date(now.getTime() + 25 * 3_600_000);
    expect(valueOf(await adjustWallet(input(id, { ...small, now: nextDay }))).state).toBe("made");
  });

  test("is reached in one sitting over many wallets and currencies, one after the other or at once", async () => {
    const gifts = [
      ["3000", "INR"],
      ["30", "EUR"],
      ["35", "USD"],
      ["25", "GBP"],
      ["3000", "INR"],
      ["10", "KWD"],
    ];
    const give = async (member: Member, [amount, currency]: string[], at = now) => {
      const { id } = await makeCustomer();
      return valueOf(await adjustWallet(input(id, { member, amount: amount!, currency: currency!, now: at })))
        .state;
    };
    const alone = await makeMember("manager");
    expect(await give(alone, gifts[0]!)).toBe("made");
    expect(await give(alone, gifts[1]!)).toBe("made");
    expect(await give(alone, gifts[2]!)).toBe("waiting");
    const nextDay = new Date(now.getTime() + 25 * 3_600_000);
    expect(await give(alone, gifts[2]!, nextDay)).toBe("made");

    const hurried = await makeMember("manager");
    const states = await Promise.all(gifts.map((gift) => give(hurried, gift)));
    expect(states.filter((state) => state === "made").length).toBeLessThanOrEqual(3);
    const { rows } = await db.execute<{ usd: string }>(sql`
      select sum(a.amount / r.per_usd)::text as usd from wallet_adjustments a
        join lateral (select per_usd from exchange_rates e where e.currency = a.currency order by id desc limit 1) r on true
      where a.asked_by = ${hurried.id} and a.state = 'made'`);
    expect(Number(rows[0]?.usd)).toBeLessThanOrEqual(10_000);
  });

  test("is nobody's own to decide about", async () => {
    const member = await makeMember("manager");
    const { id: adjustmentId } = valueOf(await adjustWallet(input(member.id, { ...large, member: owner })));
    const asked = { member, adjustmentId, now };
    expect(await approveAdjustment(asked)).toMatchObject(refusal("own_wallet"));
    expect(await declineRequest({ ...asked, reason: "Not now" })).toMatchObject(refusal("own_wallet"));
    expect(await walletBalance(db, member.id)).toBeNull();
  });

  test("is declined with a reason, once, and then not approved", async () => {
    const { id } = await makeCustomer();
    const { id: adjustmentId } = valueOf(await adjustWallet(input(id, large)));
    const decline = (reason: string) => declineRequest({ member: owner, adjustmentId, reason, now });
    expect(await decline("")).toMatchObject(refusal("missing_reason"));
    valueOf(await decline("Too much for this"));
    valueOf(await decline("Too much for this"));
    const approved = await approveAdjustment({ member: await makeMember("owner"), adjustmentId, now });
    expect(approved).toMatchObject(refusal("decided"));
    expect(await eventsOf(id)).toEqual(["adjustment_asked", "adjustment_declined"]);
    expect(await walletBalance(db, id)).toBeNull();
  });

  test("takes nothing that was spent while it waited", async () => {
    const { id } = await makeCustomer();
    await fund(id, 5_000_000n);
    const debit = input(id, { ...large, direction: "debit" });
    const { id: adjustmentId } = valueOf(await adjustWallet(debit));
    await spendAll(id);
    const approved = await approveAdjustment({ member: owner, adjustmentId, now });
    expect(approved).toMatchObject(refusal("wallet_too_small"));
    expect((await findAdjustment(db, adjustmentId))?.state).toBe("waiting");
  });

  test("waits for a deletion without anything that the deletion waits for", async () => {
    const { id } = await makeCustomer();
    const { id: adjustmentId } = valueOf(await adjustWallet(input(id, large)));
    const { approving } = await db.transaction(async (tx) => {
      await blockNewPurchases(tx, id);
      const begun = approveAdjustment({ member: owner, adjustmentId, now });
      await vi.waitFor(async () => {
        const { rows } = await db.execute(sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        expect(rows).toHaveLength(1);
      }, 10_000);
      await tx.execute(sql`set local lock_timeout = '100ms'`);
      await eraseAdjustments(tx, id, now);
      return { approving: begun };
    });
    expect(await approving).toMatchObject(refusal("decided"));
  });

  test("comes to nothing when the account is deleted, whichever is first", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, first_name: firstName, email } = await makeCustomer();
      const { id: adjustmentId } = valueOf(await adjustWallet(input(id, large)));
      const [forgotten, approved] = await Promise.all([
        eraseCustomer({ id, firstName, email }, now),
        approveAdjustment({ member: owner, adjustmentId, now }),
      ]);
      expect([forgotten.ok, approved.ok].filter(Boolean), "one of the two is done").toHaveLength(1);
      expect(await balanceOf(id)).toBe(approved.ok ? 5_000_000n : 0n);
    }
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
