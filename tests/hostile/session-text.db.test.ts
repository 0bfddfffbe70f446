import { beforeAll, expect, test } from "vitest";

import { caseSessions } from "#app/cases/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OrderItemId, type UserId, newId, SessionId } from "#app/platform/ids.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { expectDrawnAsTexts, fewTexts, openSite, type Site } from "#tests/hostile/read-pages.ts";
import { configured } from "#tests/pricing/quote-of.ts";

let site: Site;
let member: Member;
let itemId: OrderItemId;
let customerId: UserId;

beforeAll(async () => {
  site = await openSite();
  member = site.manager;
  customerId = site.user.id;
  ({ itemId } = await buyServices([configured("cover-letter")], { user: site.user }));
});

function pages(): Promise<string[]> {
  const { read, customer, owner } = site;
  return Promise.all([read(customer, `/account/services/${itemId}`), read(owner, `/staff/work/${itemId}`)]);
}

async function keep(position: number, words: string): Promise<void> {
  const startsAt = new Date(Date.now() + position * 86_400_000);
  await db.insert(caseSessions).values({
    id: newId(SessionId),
    itemId,
    kind: "counselling",
    position,
    customerId,
    counsellorId: member.id,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
    state: position % 2 === 0 ? "cancelled" : "booked",
    meetingLink: "https://meet.example.org/room",
    otherTimeAskedAt: new Date(),
    otherTimeReason: words,
    deskReason: words,
    createdAt: new Date(),
  });
}

test("what both sides write about a session’s time is drawn as the text it is", async () => {
  await keep(1, "After six, please.");
  await keep(2, "After six, please.");
  const usual = await pages();
  const texts = fewTexts(12).filter(({ text }) => !text.includes("\0"));
  for (const [index, { text }] of texts.entries()) await keep(index + 3, text);
  const drawn = await pages();
  expectDrawnAsTexts(drawn, usual, texts);
}, 60_000);

test("the calendar has each session on its day, with who asked for another time above the week", async () => {
  const { serve, read, customer, owner } = site;
  const today = await read(owner, "/staff/calendar");
  expect(today).toContain("Asked for another time: ");
  expect(today).toContain(">Today<");
  const named = await read(owner, "/staff/calendar?view=week&from=2026-12-31");
  expect(named).toContain("28 December 2026 to 3 January 2027");
  expect((await serve(customer.request("/staff/calendar"))).status).toBe(404);
});
