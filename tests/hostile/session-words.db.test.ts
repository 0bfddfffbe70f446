import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { appointments } from "#app/cases/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { findItem } from "#app/orders/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import { markupOf } from "#tests/hostile/escaped.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { standOnGround } from "#tests/hostile/stand-on-ground.ts";
import type { Browser } from "#tests/setup/visit-site.ts";

let serve: Serve;
let owner: Browser;
let customer: Browser;
let member: Member;
let itemId: string;
let customerId: string;

beforeAll(async () => {
  await openShop();
  const [served, stood, manager] = await Promise.all([serveSite(), standOnGround(), makeMember("manager")]);
  [serve, member] = [served, manager];
  ({ owner, browser: customer } = stood);
  itemId = stood.ground.caseItemId;
  customerId = (await findItem(db, itemId))!.userId;
});

async function read(browser: Browser, path: string): Promise<string> {
  const answer = await serve(browser.request(path));
  expect(answer.status, path).toBe(200);
  return answer.text();
}

const pages = () =>
  Promise.all([read(customer, `/account/services/${itemId}`), read(owner, `/staff/work/${itemId}`)]);

/** A session on a day of its own, with what was written about its time. */
async function keep(position: number, words: string): Promise<void> {
  const startsAt = new Date(Date.now() + position * 86_400_000);
  await db.insert(appointments).values({
    id: randomUUID(),
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
    otherTimeWords: words,
    deskWords: words,
    createdAt: new Date(),
  });
}

test("what both sides write about a session’s time is drawn as the text it is", async () => {
  await keep(1, "After six, please.");
  await keep(2, "After six, please.");
  const usual = await pages();
  const texts = hostileTexts.filter(({ text }, index) => index % 12 === 0 && !text.includes("\0"));
  for (const [index, { text }] of texts.entries()) await keep(index + 3, text);
  const drawn = await pages();
  for (const [at, page] of drawn.entries()) {
    expect(/&lt;\w[^<]*__hacked/.test(page), `page ${at + 1} shows what was written`).toBe(true);
    for (const { name, text } of texts) expect(markupOf(text, page, usual[at]), name).toEqual([]);
  }
}, 60_000);

test("the calendar has each session on its day, with who asked for another time above the week", async () => {
  const today = await read(owner, "/staff/calendar");
  expect(today).toContain("Asked for another time: ");
  expect(today).toContain(">Today<");
  const named = await read(owner, "/staff/calendar?week=2026-W53&person=me");
  expect(named).toContain("28 December 2026 to 3 January 2027");
  expect((await serve(customer.request("/staff/calendar"))).status).toBe(404);
});
