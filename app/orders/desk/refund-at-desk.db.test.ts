import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { newId, OrderId, RefundId } from "#app/platform/ids.ts";
import { decideRefundAtDesk } from "#app/refunds/decide-unanswered-at-desk.server.ts";
import { findOrderRecord } from "#app/orders/desk/find-order-record.server.ts";
import { listRefundsAtDesk } from "#app/refunds/desk/list-refunds-at-desk.server.ts";
import { refundsList } from "#app/refunds/desk/refunds-list.ts";
import { firstPage, listAsked } from "#tests/desk/list-asked.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { tryRefundAgain } from "#app/refunds/refund-at-desk-again.server.ts";
import { askedRefundFields } from "#app/orders/desk/refund-fields.ts";
import { previewRefund, refundAtDesk, type AskedRefund } from "#app/orders/desk/refund-at-desk.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { findRefund } from "#app/payments/record-refund.server.ts";
import { paymentRefunds } from "#app/payments/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { buyAt } from "#tests/checkout/pay-at-fake.ts";
import {
  balanceOf,
  checkLedger,
  coverLetter,
  fund,
  ledger,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { hire, makeMember } from "#tests/desk/make-member.ts";
import { configured } from "#tests/pricing/quote-of.ts";

withFakeGateways();

let manager: Member, counsellor: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
  counsellor = await makeMember("counsellor");
});

const input = (user: CurrentUser, configurations = [coverLetter()]) =>
  purchaseOf(user, { useWallet: true, what: { configurations } });

async function bought(user: CurrentUser, configurations = [coverLetter()]): Promise<OrderId> {
  return (await buyAt(fakeRazorpay, input(user, configurations))).orderId;
}

const typed = (orderId: OrderId, change: Partial<AskedRefund> = {}): AskedRefund => ({
  member: manager,
  orderId,
  itemId: null,
  amount: "",
  reason: "The customer asked for it",
  now: minutesLater(60),
  ...change,
});

const confirm = (
  input: AskedRefund,
  shown: { toWallet: bigint; toGateway: bigint; premium: bigint },
  key: string = randomUUID(),
) => refundAtDesk({ ...input, shown, requestKey: key });

test("what goes where is shown before anything is done, and just that is done, once", async () => {
  const user = await makeBuyer();
  await fund(user.id, 50_000n);
  const orderId = await bought(user);
  const before = await ledger();
  const shown = valueOf(await previewRefund(typed(orderId)));
  expect(shown).toEqual({ toWallet: 50_000n, toGateway: 149_900n, premium: 7_495n, currency: "INR" });
  expect(await ledger()).toEqual(before);
  expect((await findOrder(db, orderId))?.state).toBe("paid");
  expect(await auditEventsOn(orderId)).toEqual([]);

  const key = randomUUID();
  const made = await Promise.all(Array.from({ length: 10 }, () => confirm(typed(orderId), shown, key)));
  expect(new Set(made.map((one) => valueOf(one).id)).size).toBe(1);
  expect(await balanceOf(user.id)).toBe(50_000n);
  expect((await findOrder(db, orderId))?.state).toBe("refunded");
  expect(await auditEventsOn(orderId)).toEqual([
    {
      event: "order_refunded",
      actorId: manager.id,
      actorRole: "manager",
      before: { state: "paid", refunded: "0.00", currency: "INR" },
      after: {
        state: "refunded",
        refunded: "1999.00",
        currency: "INR",
        to_wallet: "500.00",
        to_gateway: "1499.00",
        premium: "74.95",
      },
      reason: "The customer asked for it",
    },
  ]);
  await checkLedger();
});

test("an amount and an item are given back as they are typed", async () => {
  const orderId = await bought(await makeBuyer(), [coverLetter(), configured("resume-help")]);
  const record = valueOf(await findOrderRecord(manager, orderId));
  const item = record.items.find(({ configuration }) => configuration.service === "resume-help")!;
  const part = typed(orderId, { amount: "1,000.00" });
  valueOf(await confirm(part, valueOf(await previewRefund(part))));
  const one = typed(orderId, { itemId: item.id });
  const shown = valueOf(await previewRefund(one));
  valueOf(await confirm(one, shown));
  const after = valueOf(await findOrderRecord(manager, orderId));
  expect(after.order.state).toBe("part_refunded");
  expect(after.items.find(({ id }) => id === item.id)).toMatchObject({ state: "refunded", refundable: 0n });
  expect(after.refunds.map(({ refundedBy }) => refundedBy)).toEqual([manager.id, manager.id]);
  expect(after.gatewayRefunds).toHaveLength(2);
  expect(await auditEventsOn(orderId)).toHaveLength(2);
  await checkLedger();
});

test("a refund that is no longer what was shown is not made", async () => {
  const orderId = await bought(await makeBuyer());
  const whole = valueOf(await previewRefund(typed(orderId)));
  const part = typed(orderId, { amount: "500" });
  valueOf(await confirm(part, valueOf(await previewRefund(part))));
  const before = await ledger();
  expect(await confirm(typed(orderId), whole)).toMatchObject({
    refusal: { code: "price_changed", status: 409 },
  });
  expect(await ledger()).toEqual(before);
  expect(await auditEventsOn(orderId)).toHaveLength(1);
});

test("what makes no sense is refused in words", async () => {
  const orderId = await bought(await makeBuyer());
  const nothing = { toWallet: 0n, toGateway: 0n, premium: 0n };
  const cases: [Partial<AskedRefund>, string][] = [
    [{ orderId: "nonsense" }, "unknown_order"],
    [{ orderId: newId(OrderId) }, "unknown_order"],
    [{ amount: "-5" }, "invalid_amount"],
    [{ amount: "99,999,999" }, "invalid_amount"],
    [{ amount: "a lot" }, "invalid_amount"],
    [{ itemId: "nonsense" }, "unknown_item"],
    [{ member: counsellor }, "not_allowed"],
  ];
  for (const [change, code] of cases) {
    const input = typed(orderId, change);
    expect(await previewRefund(input), code).toMatchObject({ ok: false, refusal: { code } });
    expect(await confirm(input, nothing), code).toMatchObject({ ok: false, refusal: { code } });
  }
  expect(await confirm(typed(orderId), nothing, "no key")).toMatchObject({ refusal: { code: "malformed" } });
  expect((await findOrder(db, orderId))?.state).toBe("paid");
  expect(await auditEventsOn(orderId)).toEqual([]);
});

test.each([[" \u202E "], ["x".repeat(501)]])("a reason like “%s” is refused by the form", (reason) => {
  expect(askedRefundFields.safeParse({ reason }).error?.issues).toMatchObject([{ path: ["reason"] }]);
});

test("nobody gives money back to themselves, and the order's page offers it to a colleague alone", async () => {
  const buyer = await makeBuyer();
  const orderId = await bought(buyer);
  const colleague = await hire(buyer.id, "manager");
  const own = typed(orderId, { member: colleague });
  const shown = valueOf(await previewRefund(typed(orderId)));
  expect(await previewRefund(own)).toMatchObject({ refusal: { code: "own_order", status: 409 } });
  expect(await confirm(own, shown)).toMatchObject({ refusal: { code: "own_order", status: 409 } });
  expect((await findOrder(db, orderId))?.state).toBe("paid");
  expect(await auditEventsOn(orderId)).toEqual([]);
  expect(valueOf(await findOrderRecord(colleague, orderId))).toMatchObject({ canRefund: false, isOwn: true });
  expect(valueOf(await findOrderRecord(manager, orderId))).toMatchObject({ canRefund: true, isOwn: false });
  valueOf(await confirm(typed(orderId), shown));
});

test("a refund that came to nothing is listed and tried again, once however often it is pressed", async () => {
  const user = await makeBuyer();
  const orderId = await bought(user);
  const refund = valueOf(await confirm(typed(orderId), valueOf(await previewRefund(typed(orderId)))));
  fakeRazorpay.refuseRefunds = "refund_impossible";
  await sendRefund(RefundId.parse(refund.id), noon);
  fakeRazorpay.refuseRefunds = false;
  const failed = async () =>
    valueOf(await listRefundsAtDesk(manager, listAsked(refundsList, "state=failed"), firstPage)).rows;
  expect(await failed()).toMatchObject([{ id: refund.id, customer: { firstName: "Asha", lastName: "Rao" } }]);
  const again = { member: manager, refundId: refund.id, now: noon };
  const tried = await Promise.all(Array.from({ length: 10 }, () => tryRefundAgain(again)));
  expect(tried.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await findRefund(db, RefundId.parse(refund.id))).toMatchObject({ state: "retried" });
  expect(await failed()).toEqual([]);
  expect(await auditEventsOn(refund.id)).toMatchObject([
    { event: "refund_tried_again", actorId: manager.id },
  ]);
  for (const refundId of ["nonsense", "-".repeat(36), randomUUID()]) {
    expect(await tryRefundAgain({ ...again, refundId })).toMatchObject({ refusal: { code: "not_failed" } });
  }
});

test("nobody sends money to themselves once more, nor says what became of it", async () => {
  const user = await makeBuyer();
  const orderId = await bought(user);
  const refund = valueOf(await confirm(typed(orderId), valueOf(await previewRefund(typed(orderId)))));
  const own = { member: await hire(user.id, "manager"), refundId: refund.id, now: minutesLater(90) };
  await db
    .update(paymentRefunds)
    .set({ askedAt: noon })
    .where(eq(paymentRefunds.id, RefundId.parse(refund.id)));
  expect(await decideRefundAtDesk({ ...own, made: false })).toMatchObject({ refusal: { code: "own_order" } });
  await db
    .update(paymentRefunds)
    .set({ askedAt: null })
    .where(eq(paymentRefunds.id, RefundId.parse(refund.id)));
  fakeRazorpay.refuseRefunds = "refund_impossible";
  await sendRefund(RefundId.parse(refund.id), noon);
  expect(await tryRefundAgain(own)).toMatchObject({ refusal: { code: "own_order" } });
  expect(await auditEventsOn(refund.id)).toEqual([]);
  valueOf(await tryRefundAgain({ ...own, member: manager }));
});

test("a page of unfinished refunds leads to the next", async () => {
  const orderId = await bought(await makeBuyer());
  for (let part = 0; part < 5; part += 1) {
    const input = typed(orderId, { amount: "100" });
    valueOf(await confirm(input, valueOf(await previewRefund(input))));
  }
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: { rows: { id: string }[]; next: string | null } = valueOf(
      await listRefundsAtDesk(manager, listAsked(refundsList, "state=owed"), { after, size: 2 }),
    );
    seen.push(...page.rows.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(5);
});
