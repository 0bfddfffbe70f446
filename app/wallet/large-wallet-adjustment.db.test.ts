import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";

import { blockNewPurchases } from "#app/accounts/erase-account.server.ts";
import { adjustWallet } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import { approveAdjustment, declineRequest } from "#app/wallet/decide-adjustment.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listWalletRequests } from "#app/wallet/list-wallet-requests.server.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { db } from "#app/platform/db.server.ts";
import { findAdjustment, eraseAdjustments } from "#app/wallet/adjustments.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { balanceOf, fund, spendAll, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";
import {
  now,
  refusal,
  manager,
  owner,
  input,
  eventsOf,
  withAdjusters,
} from "#tests/desk/wallet-adjustments.ts";

withAdjusters();

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
