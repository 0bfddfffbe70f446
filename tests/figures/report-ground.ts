import { randomUUID } from "node:crypto";

import { bookings } from "#app/bookings/tables.server.ts";
import { caseMessages } from "#app/cases/tables.server.ts";
import { enquiries, enquiryReplies } from "#app/enquiries/tables.server.ts";
import { orderItemChanges, orderItems, orderLines, orderRefunds, orders } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { EnquiryReference, newId, OrderId, OrderItemId, RefundId, type UserId } from "#app/platform/ids.ts";
import { configured } from "#tests/pricing/quote-of.ts";

export const below = (limit: number) => Math.floor(Math.random() * limit);
export const oneOf = <One>(all: readonly One[]): One => all[below(all.length)]!;

const [hourMs, dayMs] = [3_600_000, 86_400_000];
const rates = { INR: "96.08534228", USD: "1", JPY: "157.47729333" } as const;
const services = ["cover-letter", "express-entry", "eb2-niw"] as const;
export const reasons = ["It was asked for", "Bought twice", "=1+1"];

export const someTime = (daysBack = 35) => new Date(Date.now() - below(daysBack * 24) * hourMs - hourMs * 3);
const soon = (at: Date, hoursMax: number) =>
  new Date(Math.min(at.getTime() + below(hoursMax * 60) * 60_000, Date.now()));

/** An order with one or two items, some of them delivered once or twice, and its conversation. */
export async function makeReportOrder(
  userId: UserId,
  staffIds: readonly UserId[],
  paidAt: Date,
): Promise<void> {
  const currency = oneOf(Object.keys(rates) as (keyof typeof rates)[]);
  const orderId = newId(OrderId);
  const coupon = oneOf(["TEN", "SPRING", null]);
  const items = Array.from({ length: 1 + below(2) }, (_, position) => ({
    id: newId(OrderItemId),
    position,
    service: oneOf(services),
    configuration: configured("cover-letter"),
    price: BigInt(1 + below(9_999)) * 100n,
    assignedTo: below(4) === 0 ? null : oneOf(staffIds),
  }));
  const price = items.reduce((sum, item) => sum + item.price, 0n);
  const paid = below(6) > 0;
  await db.transaction(async (tx) => {
    await tx.insert(orders).values({
      id: orderId,
      userId,
      purchaseId: randomUUID(),
      state: paid ? "paid" : "expired",
      fromCart: false,
      currency,
      price,
      walletShare: 0n,
      premium: 0n,
      charged: price,
      gateway: null,
      couponCode: coupon,
      ratePerUsd: rates[currency],
      rateDate: "2026-09-29",
      createdAt: paidAt,
      paidAt: paid ? paidAt : null,
    });
    await tx.insert(orderItems).values(items.map((item) => ({ ...item, orderId, orderNumber: 0 })));
    if (coupon) {
      const line = { orderId, kind: "coupon", label: `Coupon ${coupon}` };
      await tx.insert(orderLines).values(items.map(({ id }) => ({ ...line, itemId: id, amount: -777n })));
    }
  });
  if (!paid) return;
  for (const item of items) await workOn(item, staffIds, paidAt);
  if (below(3) === 0) {
    await db.insert(orderRefunds).values({
      id: newId(RefundId),
      orderId,
      requestKey: randomUUID(),
      amount: price,
      walletPart: 0n,
      premium: 700n,
      items: items.map((item) => ({ itemId: item.id, amount: String(item.price) })),
      reason: oneOf(reasons),
      refundedBy: "system",
      refundedAt: soon(paidAt, 72),
    });
  }
}

async function workOn(
  { id, assignedTo }: { id: OrderItemId; assignedTo: UserId | null },
  staffIds: readonly UserId[],
  paidAt: Date,
): Promise<void> {
  for (let deliveries = below(3); deliveries > 0; deliveries -= 1) {
    const changedAt = soon(paidAt, 200);
    const dueOn = oneOf([
      null,
      ...[0, 3, 6].map((days) => new Date(paidAt.getTime() + days * dayMs).toISOString().slice(0, 10)),
    ]);
    const change = { itemId: id, changedBy: "system", dueOn, assignedTo, changedAt };
    await db.insert(orderItemChanges).values({ ...change, state: "delivered" });
  }
  const [customer, counsellor] = [{ fromDesk: false }, { fromDesk: true }];
  let sentAt = paidAt;
  for (let messages = below(5); messages > 0; messages -= 1) {
    sentAt = soon(sentAt, 40);
    const side = oneOf([customer, counsellor]);
    const message = { itemId: id, authorId: oneOf(staffIds), text: "Words", sendKey: randomUUID(), sentAt };
    await db.insert(caseMessages).values({ ...message, ...side });
  }
}

export async function makeReportChat(userId: UserId, startsAt: Date): Promise<void> {
  await db.insert(bookings).values({
    userId,
    service: oneOf(services),
    mobile: "7000000000",
    country: "IN",
    number: "+917000000000",
    state: oneOf(["completed", "completed", "no_show", "cancelled"] as const),
    startsAt,
    consentedAt: startsAt,
    consentText: "I agree.",
  });
}

export async function makeReportEnquiry(staffIds: readonly UserId[], createdAt: Date): Promise<void> {
  const letters = Array.from({ length: 8 }, () => oneOf("23456789ABCDEFGH".split(""))).join("");
  const reference = EnquiryReference.parse(`LF-${letters.slice(0, 4)}-${letters.slice(4)}`);
  await db.insert(enquiries).values({
    reference,
    name: "Asha",
    email: "asha@example.org",
    kind: "other",
    text: "Words",
    replyBy: "2026-12-01",
    sendKey: randomUUID(),
    createdAt,
  });
  let sentAt = createdAt;
  for (let replies = below(3); replies > 0; replies -= 1) {
    sentAt = soon(sentAt, 60);
    const reply = { reference, authorId: oneOf(staffIds), text: "Words", sendKey: randomUUID(), sentAt };
    await db.insert(enquiryReplies).values({ ...reply, fromDesk: below(3) > 0 });
  }
}
