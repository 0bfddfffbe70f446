import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { withdrawClaim } from "#app/cases/guarantee/claim-guarantee.server.ts";
import { acceptClaim } from "#app/cases/guarantee/decide-claim-at-desk.server.ts";
import { listClaims } from "#app/cases/guarantee/list-claims.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { readCounsellingCredit } from "#app/orders/counselling-credit.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { claim, completedApplication, guaranteeDue } from "#tests/cases/claims.ts";
import { fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { buyAt } from "#tests/checkout/pay-at-fake.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  makeBuyer,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import type { Bought } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

withFakeGateways();

let manager: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
});

const application = configured("complete-application", { universities: 5, visaHelp: true });

/** The first item of an order, with its work done. */
async function finished(user: CurrentUser, orderId: OrderId): Promise<Bought> {
  const items = await db
    .update(orderItems)
    .set({ state: "completed" })
    .where(eq(orderItems.orderId, orderId))
    .returning({ id: orderItems.id });
  const itemIds = items.map(({ id }) => id);
  return { user, orderId, itemIds, itemId: itemIds[0]! };
}

test("paid from the wallet and by a gateway, each guarantee goes back to both, with its premium in proportion", async () => {
  const user = await makeBuyer();
  await fund(user.id, 1_000_000n);
  const what = { configurations: [application] };
  const { orderId } = await buyAt(fakeRazorpay, purchaseOf(user, { what, useWallet: true }));
  const { price, walletShare, premium } = (await findOrder(db, orderId))!;
  expect([walletShare, premium > 0n]).toEqual([1_000_000n, true]);
  const bought = await finished(user, orderId);
  const paid = { toWallet: 0n, toGateway: 0n, premium: 0n };
  for (const guarantee of ["admissions", "visa"] as const) {
    const { id: claimId } = valueOf(await claim(bought, guarantee));
    const shown = await guaranteeDue(bought, guarantee);
    expect([shown.toWallet > 0n, shown.toGateway > 0n, shown.premium > 0n]).toEqual([true, true, true]);
    const decider = guarantee === "visa" ? await makeMember("manager") : manager;
    expect(valueOf(await acceptClaim({ member: decider, claimId, shown, now: noon }))).toBe("accepted");
    const kept = (await listClaims(db, bought.itemId)).find(({ id }) => id === claimId)!;
    expect(kept).toMatchObject({
      paidToWallet: shown.toWallet,
      paidToGateway: shown.toGateway,
      paidPremium: shown.premium,
    });
    paid.toWallet += shown.toWallet;
    paid.toGateway += shown.toGateway;
    paid.premium += shown.premium;
  }
  expect(paid).toEqual({ toWallet: walletShare, toGateway: price - walletShare, premium });
  expect(await balanceOf(user.id)).toBe(walletShare);
  expect((await findOrder(db, orderId))?.state).toBe("refunded");
  await checkLedger();
});

test("a counselling fee taken off the application is free again once the guarantee has given it all back", async () => {
  const user = await makeBuyer();
  const sessions = { configurations: [configured("counselling-session", { sessions: 1 })] };
  await buyAt(fakeStripe, purchaseOf(user, { what: sessions }));
  const credit = async () => (await readCounsellingCredit(user.id, "INR", noon)).amount;
  const fee = await credit();
  expect(fee).toBeGreaterThan(0n);
  const what = { configurations: [configured("complete-application", { universities: 5 })] };
  const { orderId } = await buyAt(fakeStripe, purchaseOf(user, { what }));
  expect(await credit()).toBe(0n);
  const bought = await finished(user, orderId);
  const { id: claimId } = valueOf(await claim(bought));
  const shown = await guaranteeDue(bought);
  expect(shown.toGateway).toBe(3_999_900n - fee);
  valueOf(await acceptClaim({ member: manager, claimId, shown, now: noon }));
  expect(await credit()).toBe(fee);
  await checkLedger();
});

test("withdrawing a claim while it is accepted: one of the two happens, and neither waits for ever", async () => {
  for (let round = 0; round < 5; round += 1) {
    const bought = await completedApplication();
    const { id: claimId } = valueOf(await claim(bought));
    const shown = await guaranteeDue(bought);
    const own = { itemId: bought.itemId, userId: bought.user.id, claimId, now: noon };
    const [withdrawn, accepted] = await Promise.all([
      withdrawClaim(own),
      acceptClaim({ member: await makeMember("manager"), claimId, shown, now: noon }),
    ]);
    expect(withdrawn.ok).toBe(!accepted.ok);
    const [kept] = await listClaims(db, bought.itemId);
    expect(kept?.state).toBe(accepted.ok ? "accepted" : "withdrawn");
    expect(await balanceOf(bought.user.id)).toBe(accepted.ok ? 3_999_900n : 0n);
  }
});
