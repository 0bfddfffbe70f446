import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { askToCancel } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { findRefundDue } from "#app/cases/cancelling/find-refund-due.server.ts";
import { listWork } from "#app/cases/desk/list-work.server.ts";
import { readWorkFilter } from "#app/cases/desk/work-filter.ts";
import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { claimGuarantee, withdrawClaim } from "#app/cases/guarantee/claim-guarantee.server.ts";
import { acceptClaim, refuseClaim } from "#app/cases/guarantee/decide-claim-at-desk.server.ts";
import { listClaims } from "#app/cases/guarantee/list-claims.server.ts";
import { sendCaseNote } from "#app/cases/send-case-note.server.ts";
import { loadOrders } from "#app/dashboard/load-orders.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { countAwaiting } from "#app/desk/pages/count-awaiting.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { whyNotDeleted } from "#app/personal-data/why-not-deleted.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { ask } from "#tests/cases/cancelling.ts";
import { claim, completedApplication, guaranteeDue } from "#tests/cases/claims.ts";
import { mailsTo } from "#tests/cases/intake-of-letter.ts";
import { paper } from "#tests/cases/send-intake.ts";
import { balanceOf, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";

let [manager, second]: Member[] = [];

beforeAll(async () => {
  await openShop();
  [manager, second] = [await makeMember("manager"), await makeMember("manager")];
});

const accept = async (bought: Bought, claimId: string, member = manager!) =>
  acceptClaim({ member, claimId, shown: await guaranteeDue(bought), now: noon });
const refuse = (claimId: string, member = manager!, text = "Delft has admitted you.") =>
  refuseClaim({ member, claimId, text, now: noon });
const stateOf = async ({ itemId }: Bought) => (await findItem(db, itemId))?.state;
const move = ({ itemId }: Bought, state: "received" | "in_progress") =>
  db.update(orderItems).set({ state }).where(eq(orderItems.id, itemId));

test("a claim keeps its letters, and accepted by ten presses at once it is refunded once", async () => {
  const bought = await completedApplication();
  const { id, state } = valueOf(await claim(bought));
  expect(state).toBe("asked");
  const letters = (await listCaseFiles(db, bought.itemId)).filter(({ claimId }) => claimId === id);
  expect(letters.map(({ name }) => name)).toEqual(["refusal-bremen.txt", "refusal-delft.txt"]);
  const shown = await guaranteeDue(bought);
  const press = () => acceptClaim({ member: manager!, claimId: id, shown, now: noon });
  const accepted = await Promise.all(Array.from({ length: 10 }, press));
  expect(accepted.map((one) => valueOf(one))).toEqual(Array.from({ length: 10 }, () => "accepted"));
  expect([await balanceOf(bought.user.id), await stateOf(bought)]).toEqual([3_999_900n, "refunded"]);
  const events = (await auditEventsOn(bought.itemId)).map(({ event }) => event);
  expect(events).toEqual(["guarantee_claimed", "guarantee_accepted"]);
  expect(JSON.stringify(await auditEventsOn(bought.itemId))).not.toContain("Bremen");
});

test("two who decide at once decide once: one accepts and pays, or one refuses and nothing is paid", async () => {
  for (let round = 0; round < 5; round += 1) {
    const bought = await completedApplication();
    const { id } = valueOf(await claim(bought));
    const decided = await Promise.all([
      accept(bought, id, manager),
      refuse(id, second),
      accept(bought, id, second),
    ]);
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = decided.flatMap((one) => (one.ok ? [] : [one.refusal.code]));
    expect(refused).toEqual(["decided", "decided"]);
    const [kept] = await listClaims(db, bought.itemId);
    expect(await balanceOf(bought.user.id)).toBe(kept?.state === "accepted" ? 3_999_900n : 0n);
  }
});

test("above the limit it takes two who saw the same figures", async () => {
  const bought = await completedApplication({ universities: 12 });
  const { id } = valueOf(await claim(bought));
  expect(valueOf(await accept(bought, id))).toBe("waits");
  expect(valueOf(await accept(bought, id))).toBe("waits");
  expect(await balanceOf(bought.user.id)).toBe(0n);
  const other = { ...(await guaranteeDue(bought)), toWallet: 1n };
  expect(await acceptClaim({ member: second!, claimId: id, shown: other, now: noon })).toMatchObject({
    refusal: { code: "price_changed" },
  });
  expect(valueOf(await accept(bought, id, second))).toBe("accepted");
  const { price } = (await findItem(db, bought.itemId))!;
  expect(await balanceOf(bought.user.id)).toBe(price);
  const events = (await auditEventsOn(bought.itemId)).map(({ event, actorId }) => [event, actorId]);
  expect(events).toEqual([
    ["guarantee_claimed", bought.user.id],
    ["guarantee_accepted_first", manager!.id],
    ["guarantee_accepted", second!.id],
  ]);
});

test("admissions and visa are claimed apart, and together give back what was paid", async () => {
  const bought = await completedApplication({ universities: 5, visaHelp: true });
  const [admissions, visa] = [valueOf(await claim(bought)), valueOf(await claim(bought, "visa"))];
  valueOf(await accept(bought, admissions.id));
  expect(await balanceOf(bought.user.id)).toBe(3_999_900n);
  expect(await stateOf(bought)).toBe("completed");
  const shown = await guaranteeDue(bought, "visa");
  const decision = { claimId: visa.id, shown, now: noon };
  // What one person gave back alone to one customer counts together.
  expect(valueOf(await acceptClaim({ member: second!, ...decision }))).toBe("accepted");
  const { price } = (await findItem(db, bought.itemId))!;
  expect([await balanceOf(bought.user.id), await stateOf(bought)]).toEqual([price, "refunded"]);
  expect(await claim(bought)).toMatchObject({ refusal: { code: "claimed_already" } });
});

test("figures that were overtaken by another refund are refused, and shown anew", async () => {
  const bought = await completedApplication();
  const { id } = valueOf(await claim(bought));
  const shown = await guaranteeDue(bought);
  const part = { orderId: bought.orderId, itemId: bought.itemId, amount: 100_000n, reason: "Goodwill" };
  valueOf(await refundOrder({ ...part, requestKey: "goodwill", refundedBy: manager!.id, now: noon }));
  expect(await acceptClaim({ member: manager!, claimId: id, shown, now: noon })).toMatchObject({
    refusal: { code: "price_changed" },
  });
  valueOf(await accept(bought, id));
  expect(await balanceOf(bought.user.id)).toBe(3_999_900n);
});

test("refused with a reason the customer reads, it can be claimed again; refused without one, nothing changes", async () => {
  const bought = await completedApplication();
  const { id } = valueOf(await claim(bought));
  expect(await refuse(id, manager, "  ")).toMatchObject({ refusal: { code: "words_missing" } });
  valueOf(await refuse(id));
  valueOf(await refuse(id));
  expect(await refuse(id, second)).toMatchObject({ refusal: { code: "decided" } });
  expect(await accept(bought, id, second)).toMatchObject({ refusal: { code: "decided" } });
  expect(await balanceOf(bought.user.id)).toBe(0n);
  expect((await listClaims(db, bought.itemId))[0]).toMatchObject({ answerText: "Delft has admitted you." });
  expect(valueOf(await claim(bought)).id).not.toBe(id);
});

test("a claim pressed ten times is one, with its letters kept once", async () => {
  const bought = await completedApplication();
  const claimed = await Promise.all(Array.from({ length: 10 }, () => claim(bought)));
  expect(new Set(claimed.map((one) => valueOf(one).id)).size).toBe(1);
  expect(await listCaseFiles(db, bought.itemId)).toHaveLength(2);
});

test("a claim without a letter, of another's service, before work or without the guarantee is refused", async () => {
  const bought = await completedApplication();
  const typed = { itemId: bought.itemId, userId: bought.user.id, guarantee: "admissions", now: noon };
  const text = "Both refused.";
  expect(await claimGuarantee({ ...typed, text, files: [] })).toMatchObject({
    refusal: { code: "letters_missing", field: "files" },
  });
  expect(await claimGuarantee({ ...typed, text: " ", files: [paper()] })).toMatchObject({
    refusal: { code: "words_missing" },
  });
  expect(await claimGuarantee({ ...typed, text, userId: manager!.id, files: [paper()] })).toMatchObject({
    refusal: { code: "unknown_item" },
  });
  expect(await claim(bought, "visa")).toMatchObject({ refusal: { code: "not_guaranteed" } });
  await move(bought, "received");
  expect(await claim(bought)).toMatchObject({ refusal: { code: "not_claimable" } });
  expect(await claim(await buyServices())).toMatchObject({ refusal: { code: "not_guaranteed" } });
  expect(await listClaims(db, bought.itemId)).toEqual([]);
  expect(await listCaseFiles(db, bought.itemId)).toEqual([]);
});

test("a claim and a cancellation do not wait side by side", async () => {
  const bought = await completedApplication();
  await move(bought, "in_progress");
  const { id } = valueOf(await claim(bought));
  expect(await ask(bought)).toMatchObject({ refusal: { code: "guarantee_claimed" } });
  const own = { itemId: bought.itemId, userId: bought.user.id, now: noon };
  valueOf(await withdrawClaim({ ...own, claimId: id }));
  expect(await accept(bought, id)).toMatchObject({ refusal: { code: "decided" } });
  const shown = await findRefundDue(db, (await findItem(db, bought.itemId))!, noon);
  valueOf(await askToCancel({ ...own, text: "My plans have changed.", shown }));
  expect(await claim(bought)).toMatchObject({ refusal: { code: "cancellation_requested" } });
});

test("an open claim shows on the dashboard, in the queue and on the desk's first page", async () => {
  const bought = await completedApplication();
  const waiting = async () => (await countAwaiting(manager!, noon)).guaranteeClaims ?? 0;
  const before = await waiting();
  const { id } = valueOf(await claim(bought));
  const item = async () => (await loadOrders(bought.user.id, { timeZone: "UTC", now: noon }))[0]?.items[0];
  expect(await item()).toMatchObject({ claimsGuarantee: true });
  expect(await waiting()).toBe(before + 1);
  const filter = readWorkFilter(new URLSearchParams({ state: "completed" }));
  const { items } = valueOf(await listWork({ member: manager!, filter, now: noon }));
  expect(items.find((one) => one.id === bought.itemId)).toMatchObject({ request: "Guarantee claimed" });
  valueOf(await accept(bought, id));
  expect(await item()).toMatchObject({ claimsGuarantee: false });
  expect(await waiting()).toBe(before);
});

test("an account is not deleted while a claim of its customer is open", async () => {
  const bought = await completedApplication();
  const hindrances = async () => (await whyNotDeleted(db, bought.user.id)).map(({ code }) => code);
  const { id } = valueOf(await claim(bought));
  expect(await hindrances()).toEqual(["guarantee_claimed"]);
  valueOf(await refuse(id));
  expect(await hindrances()).toEqual([]);
});

test("each step is told by mail, without what was written", async () => {
  const bought = await completedApplication();
  await db.update(orderItems).set({ assignedTo: second!.id }).where(eq(orderItems.id, bought.itemId));
  const { id } = valueOf(await claim(bought));
  const abouts = ["guarantee_received", "guarantee_accepted", "guarantee_refused"] as const;
  for (const about of abouts) await sendCaseNote({ about, id });
  const mails = await mailsTo(bought.user.email);
  expect(mails.map(({ subject }) => subject.split(": ")[1])).toEqual([
    "guarantee claimed",
    "guarantee accepted",
    "guarantee not accepted",
  ]);
  const path = `/account/services/${bought.itemId}#guarantee`;
  expect(mails.every(({ body }) => body.includes(path) && !body.includes("Bremen"))).toBe(true);
});
