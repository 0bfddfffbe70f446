import { beforeAll, expect, test } from "vitest";

import { findCustomerRecord } from "#app/accounts/desk/find-customer-record.server.ts";
import { loadCustomerTimeline } from "#app/accounts/desk/load-customer-timeline.server.ts";
import { signInSessions } from "#app/accounts/tables.server.ts";
import { bookingChanges, bookings } from "#app/bookings/tables.server.ts";
import { caseNotes } from "#app/cases/notes/tables.server.ts";
import { caseMessages } from "#app/cases/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { enquiries } from "#app/enquiries/tables.server.ts";
import { payments } from "#app/payments/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { EnquiryReference, newId, PaymentId, type UserId } from "#app/platform/ids.ts";
import { fund, minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import { asId } from "#tests/setup/as-id.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";

let manager: Member;
let one: Bought;
let other: Bought;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
  [one, other] = [await buyServices(), await buyServices()];
  await fund(one.user.id, 10_000n);
  await live(one, "Mine.");
  await live(other, "Of somebody else.");
  await runJobs();
});

/** Something of each kind. */
async function live({ user: { id: userId, email }, itemId }: Bought, text: string): Promise<void> {
  const sendKey = () => crypto.randomUUID();
  const written = { itemId, authorId: userId, sendKey: sendKey() };
  await db.insert(caseMessages).values({ ...written, text, fromDesk: false, sentAt: minutesLater(3) });
  await db
    .insert(caseNotes)
    .values({ itemId, authorId: manager.id, text: `Note: ${text}`, sendKey: sendKey(), writtenAt: noon });
  const reference = asId(EnquiryReference, `LF-${userId.slice(0, 8)}`);
  const asked = { reference, userId, name: "Asha", email, kind: "other", replyBy: "2026-10-06" } as const;
  await db
    .insert(enquiries)
    .values({ ...asked, text: `Asked: ${text}`, sendKey: sendKey(), createdAt: minutesLater(4) });
  const chat = { userId, service: "cover-letter", mobile: "9", country: "IN", number: "+919" } as const;
  const [booked] = await db
    .insert(bookings)
    .values({ ...chat, consentedAt: noon, consentText: "Yes." })
    .returning();
  await db
    .insert(bookingChanges)
    .values({ bookingId: booked!.id, state: "requested", changedBy: userId, changedAt: minutesLater(5) });
  const session = {
    userId,
    expiresAt: minutesLater(99),
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0",
  };
  await db
    .insert(signInSessions)
    .values({ ...session, id: sendKey(), token: sendKey(), createdAt: minutesLater(6) });
  const paid = {
    userId,
    purpose: "top_up",
    gateway: "stripe",
    gatewayAccount: "stripe",
    state: "paid",
  } as const;
  const sum = { amount: 5_000n, premium: 250n, currency: "INR", expiresAt: minutesLater(60) } as const;
  await db.insert(payments).values({ id: newId(PaymentId), ...paid, ...sum, settledAt: minutesLater(7) });
}

async function timelineOf(userId: UserId, query = "") {
  const { account } = valueOf(await findCustomerRecord(manager, { userId, now: noon }));
  const asked = { member: manager, account, zone: "Asia/Kolkata", query: new URLSearchParams(query) };
  return loadCustomerTimeline({ ...asked, now: noon });
}

const shownIn = async (query: string) =>
  (await timelineOf(one.user.id, query)).entries.map(({ title, text }) => [title, text ?? null] as const);

test.each<[string, [title: RegExp, text: RegExp | null][]]>([
  ["orders", [[/^Order LF-\d+ paid: ₹1,999\.00$/, null]]],
  ["wallet", [[/^Wallet: A gift to begin with$/, null]]],
  ["cases", [[/^Cover letter.*: Received$/, null]]],
  [
    "messages",
    [
      [/^Cover letter.*: Asha Rao$/, /^Mine\.$/],
      [/^Message LF-/, /^Asked: Mine\.$/],
    ],
  ],
  ["sessions", [[/^Free chat about Cover letter.*: requested$/, null]]],
  ["sign-ins", [[/^Signed in: Firefox/, null]]],
])("?show=%s shows what is theirs, and nothing else", async (show, shown) => {
  const found = await shownIn(`show=${show}`);
  expect(found).toHaveLength(shown.length);
  for (const [at, [title, text]] of shown.entries()) {
    expect(found[at]?.[0]).toMatch(title);
    if (text === null) expect(found[at]?.[1]).toBeNull();
    else expect(found[at]?.[1]).toMatch(text);
  }
});

test("payments are there with what they were for", async () => {
  const found = await shownIn("show=money");
  expect(found.map(([title]) => title)).toContainEqual(
    expect.stringMatching(/^Funds for the wallet by .*: ₹50\.00$/) as string,
  );
});

test("all of it stands in one order, leads to its records, and has no private note and nothing of others", async () => {
  const { entries } = await timelineOf(one.user.id);
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  const all = JSON.stringify(entries);
  expect(all).not.toContain("Of somebody else");
  expect(all).not.toContain("Note: Mine.");
  expect(all).toContain(`/staff/work/${one.itemId}#at-message-`);
  expect(all).toContain(`/staff/orders/${one.orderId}`);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
});
