import { bookings } from "#app/bookings/tables.server.ts";
import { caseMessages } from "#app/cases/tables.server.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { enquiries, enquiryReplies } from "#app/enquiries/tables.server.ts";
import { orderItemChanges, orderItems, orderLines, orders } from "#app/orders/tables.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { db } from "#app/platform/db.server.ts";

type Counted = { events: number; among: number; amount: bigint; usd: bigint };

/** All of a report, counted row by row from what the shop holds: the slow way, to hold against the fast one. */
export async function countReports(span: DaySpan, timeZone: string): Promise<Map<string, Counted>> {
  const sums = new Map<string, Counted>();
  const dayOf = (at: Date) => clockIn(at, timeZone).day;
  const count = (
    at: Date,
    name: string,
    { among = false, amount = 0n, usd = 0n }: Partial<{ among: boolean; amount: bigint; usd: bigint }>,
  ) => {
    const day = dayOf(at);
    if (day < span.first || day > span.last) return;
    const sum = sums.get(name) ?? { events: 0, among: 0, amount: 0n, usd: 0n };
    sums.set(name, {
      events: sum.events + 1,
      among: sum.among + (among ? 1 : 0),
      amount: sum.amount + amount,
      usd: sum.usd + usd,
    });
  };
  const [allOrders, allItems, allChanges, allLines, chats] = [
    await db.select().from(orders),
    await db.select().from(orderItems),
    await db.select().from(orderItemChanges),
    await db.select().from(orderLines),
    await db.select().from(bookings),
  ];
  const orderOf = new Map(allOrders.map((order) => [order.id, order]));
  for (const item of allItems) {
    const first = allChanges
      .filter(({ itemId, state }) => itemId === item.id && state === "delivered")
      .toSorted((one, other) => one.id - other.id)[0];
    const order = orderOf.get(item.orderId);
    if (!first || !order) continue;
    const late = first.dueOn !== null && first.changedAt.toISOString().slice(0, 10) > first.dueOn;
    const key = `delivery: ${first.assignedTo ?? ""} ${order.currency}`;
    count(first.changedAt, key, {
      among: late,
      amount: item.price,
      usd: inUsd(item.price, order.ratePerUsd),
    });
  }
  const paid = allOrders.flatMap((order) => (order.paidAt ? [{ ...order, paidAt: order.paidAt }] : []));
  for (const order of paid) {
    const own = paid
      .filter(({ userId }) => userId === order.userId)
      .toSorted(
        (one, other) => one.paidAt.getTime() - other.paidAt.getTime() || (one.id < other.id ? -1 : 1),
      );
    const nth = own.findIndex(({ id }) => id === order.id);
    const [first, month] = [dayOf(own[0]!.paidAt).slice(0, 7), dayOf(order.paidAt).slice(0, 7)];
    const usd = inUsd(order.price, order.ratePerUsd);
    const off = allLines
      .filter((line) => line.orderId === order.id && line.kind === "coupon")
      .reduce((sum, line) => sum - line.amount, 0n);
    const takenOff = order.couponCode === null ? 0n : inUsd(off, order.ratePerUsd);
    const isNew = { among: nth === 0, amount: takenOff, usd };
    count(order.paidAt, `cohort: ${first} ${monthsFrom(first, month)}`, isNew);
    if (nth === 1) count(order.paidAt, `cohort_again: ${first}`, { amount: takenOff, usd });
    count(order.paidAt, `coupon_use: ${order.couponCode ?? ""}`, isNew);
    const last = chats
      .filter(
        ({ userId, state, startsAt }) =>
          userId === order.userId &&
          state === "completed" &&
          startsAt &&
          startsAt <= order.paidAt &&
          startsAt.getTime() > order.paidAt.getTime() - 30 * 86_400_000,
      )
      .toSorted((one, other) => other.startsAt!.getTime() - one.startsAt!.getTime())[0];
    const between = own.some(({ paidAt }) => last && paidAt >= last.startsAt! && paidAt < order.paidAt);
    if (last && !between) count(order.paidAt, `chat_sale: ${last.service}`, { usd });
  }
  for (const { startsAt, state, service } of chats) {
    if (startsAt && (state === "completed" || state === "no_show")) {
      count(startsAt, `chat: ${service}`, { among: state === "no_show" });
    }
  }
  for (const { what, authorId, at, minutes } of await firstAnswers()) {
    const rank = [60, 240, 1440, 2880].filter((limit) => minutes > limit).length + 1;
    const answer = { among: minutes <= 1440, amount: BigInt(Math.round(minutes)) };
    count(at, `answer: ${authorId}`, answer);
    count(at, `answer_time: ${what} ${rank}`, answer);
  }
  return sums;
}

async function firstAnswers() {
  const messages = await db.select().from(caseMessages).orderBy(caseMessages.id);
  const ofServices = [...Map.groupBy(messages, ({ itemId }) => itemId).values()].flatMap((of) => {
    const asked = of.find(({ fromDesk }) => !fromDesk);
    const answer = asked && of.find(({ id, fromDesk }) => fromDesk && id > asked.id);
    return answer ? [{ what: "service", asked: asked.sentAt, answer }] : [];
  });
  const replies = await db.select().from(enquiryReplies).orderBy(enquiryReplies.id);
  const ofEnquiries = (await db.select().from(enquiries)).flatMap(({ reference, createdAt }) => {
    const answer = replies.find((reply) => reply.reference === reference && reply.fromDesk);
    return answer ? [{ what: "enquiry", asked: createdAt, answer }] : [];
  });
  return [...ofServices, ...ofEnquiries].map(({ what, asked, answer }) => ({
    what,
    authorId: answer.authorId,
    at: answer.sentAt,
    minutes: (answer.sentAt.getTime() - asked.getTime()) / 60_000,
  }));
}

/** Half up, as PostgreSQL rounds. */
function inUsd(amount: bigint, ratePerUsd: string): bigint {
  const [whole = "", decimals = ""] = ratePerUsd.split(".");
  const [rate, scale] = [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
  return (2n * amount * scale + rate) / (2n * rate);
}

function monthsFrom(first: string, month: string): number {
  const [from, to] = [first, month].map((one) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5))) as [
    number,
    number,
  ];
  return to - from;
}
