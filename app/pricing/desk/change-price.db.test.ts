import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { changePrice, previewPrice } from "#app/pricing/desk/change-price.server.ts";
import { findPrice } from "#app/pricing/desk/find-prices.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { priceSummary, newPriceFields } from "#app/pricing/desk/price-fields.ts";
import { withdrawPrice } from "#app/pricing/desk/withdraw-price.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { db } from "#app/platform/db.server.ts";
import { nextPriceStart, priceBookAt } from "#app/pricing/current-price-book.server.ts";
import { quoteForCustomer } from "#app/orders/quote-for-customer.server.ts";
import { seedPriceBook } from "#app/pricing/seed.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { makePremium } from "#tests/setup/make-premium.ts";

let owner: Member;
// Started prices cannot be withdrawn, so each test uses its own day, at the list price.
let now = noon;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const row = { service: "cover-letter", choice: "unit" };
const reason = "Paper has become dearer";

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});

beforeEach(async () => {
  now = later(24 * 60);
  const sure = priceSummary({ inr: 199_900n, usd: 2_900n, startsAt: null });
  const back = await changePrice(await input({ inr: "1999", usd: "29", sure, now: later(-60) }));
  if (!back.ok) expect(back.refusal.code).toBe("same_price");
});

const found = async () => valueOf(await findPrice(owner, row, now));
const inrAt = async (at: Date) => (await priceBookAt(at)).price("cover-letter", "unit").inr;

type Change = Partial<Record<"inr" | "usd" | "startsAt" | "seen" | "sure", string> & { now: Date }>;

async function input({ now: at = now, ...typed }: Change = {}) {
  const { version: seen } = await found();
  const clock = { timeZone: owner.timeZone, now: at };
  const fields = newPriceFields(clock).parse({ inr: "2199", usd: "31", seen, reason, ...typed });
  return { member: owner, ...row, fields, now: at };
}

test("a price set now begins once every reader can have seen it, and the one before stays in the history", async () => {
  valueOf(await changePrice(await input()));
  expect(await inrAt(now)).toBe(199_900n);
  expect(await inrAt(later(1))).toBe(219_900n);
  const event = (await auditEventsOn("cover-letter/unit")).at(-1);
  expect(event).toMatchObject({ event: "price_set", reason, before: { inr: "1999.00", usd: "29.00" } });
  expect(event?.after).toMatchObject({ inr: "2199.00", usd: "31.00" });
});

test("no price begins within the second that a history in memory may be old", async () => {
  const near = new Date(later(1).getTime() - 400);
  const startsAt = new Date(later(1).getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
  expect(await changePrice(await input({ startsAt, now: near }))).toMatchObject({
    refusal: { code: "moment_passed", field: "startsAt" },
  });
  valueOf(await changePrice(await input({ startsAt, now: new Date(near.getTime() - 600) })));
});

test("of ten different prices set at once one is appended, and the same pressed ten times is one", async () => {
  const inputs = await Promise.all(Array.from({ length: 10 }, (_, at) => input({ inr: String(2_000 + at) })));
  const set = await Promise.all(inputs.map(changePrice));
  expect(set.filter(({ ok }) => ok)).toHaveLength(1);
  const before = (await found()).history.length;
  const same = await input({ inr: "2111", now: later(2) });
  const pressed = await Promise.all(Array.from({ length: 10 }, () => changePrice(same)));
  expect(pressed.every(({ ok }) => ok)).toBe(true);
  expect((await found()).history).toHaveLength(before + 1);
});

test("a quote given before holds for half an hour, an order for ever", async () => {
  const user = await makePremium();
  const [order] = await listOrders(user.id);
  const ask = async (at: Date, quoteId = "") => {
    const configurations = [configured("cover-letter")];
    const asked = { userId: null, configurations, currency: "INR" as const, quoteId, now: at };
    return valueOf(await quoteForCustomer(asked)).quote;
  };
  const given = await ask(now);
  valueOf(await changePrice(await input()));
  expect((await ask(later(29), given.id)).price).toBe(199_900n);
  expect((await ask(later(31), given.id)).price).toBe(219_900n);
  expect(await listOrders(user.id)).toEqual([order]);
});

test("a price to come is known as the next, can be withdrawn once, and then never begins", async () => {
  const startsAt = later(600);
  const local = new Date(startsAt.getTime() + 330 * 60_000).toISOString().slice(0, 16);
  valueOf(await changePrice(await input({ startsAt: local })));
  const { next } = await found();
  expect(next).toMatchObject({ inr: 219_900n, startsAt });
  expect(await nextPriceStart(now)).toEqual(startsAt);
  const taken = await changePrice(await input({ inr: "2200", startsAt: local }));
  expect(taken).toMatchObject({ refusal: { code: "start_taken", status: 409 } });
  const asked = { member: owner, ...row, entry: String(next?.id), reason, now };
  const withdrawn = await Promise.all(Array.from({ length: 10 }, () => withdrawPrice(asked)));
  expect(withdrawn.every(({ ok }) => ok)).toBe(true);
  expect(await inrAt(later(601))).toBe(199_900n);
  expect(await nextPriceStart(now)).toBeNull();
  expect((await found()).history.at(-1)).toMatchObject({ id: next?.id, withdrawnAt: now });
  const events = await auditEventsOn("cover-letter/unit");
  expect(events.filter(({ event }) => event === "price_withdrawn")).toHaveLength(1);
  await seedPriceBook(later(700));
  expect(await inrAt(later(800))).toBe(199_900n);
});

test("what has begun is not withdrawn, at the desk or past it, and the book is never edited", async () => {
  valueOf(await changePrice(await input()));
  const entry = (await found()).history.at(-1)!.id;
  for (const at of [now, later(5)]) {
    const outcome = await withdrawPrice({ member: owner, ...row, entry: String(entry), reason, now: at });
    expect(outcome).toMatchObject({ refusal: { code: "has_begun", status: 409 } });
  }
  const statements = [
    sql`insert into price_withdrawals values (${entry}, ${later(5).toISOString()})`,
    sql`update price_book_entries set inr = 1 where id = ${entry}`,
    sql`delete from price_book_entries where id = ${entry}`,
    sql`delete from price_withdrawals`,
  ];
  for (const statement of statements) await expect(db.execute(statement)).rejects.toThrow();
});

test("a large change is made only when it is meant, and no change is refused", async () => {
  expect(await changePrice(await input({ inr: "2999" }))).toMatchObject({
    refusal: { code: "large_change", field: "sure" },
  });
  expect(await inrAt(later(1))).toBe(199_900n);
  const meant = priceSummary({ inr: 299_900n, usd: 3_100n, startsAt: null });
  const another = await input({ inr: "29990", sure: meant });
  expect(await changePrice(another)).toMatchObject({ refusal: { code: "large_change", field: "sure" } });
  expect(await inrAt(later(1))).toBe(199_900n);
  valueOf(await changePrice(await input({ inr: "2999", sure: meant })));
  expect(await inrAt(later(1))).toBe(299_900n);
  const again = await input({ inr: "2999", now: later(2) });
  expect(await changePrice(again)).toMatchObject({ refusal: { code: "same_price" } });
  expect(await changePrice({ ...again, choice: "drafts:9" })).toMatchObject({ refusal: { status: 404 } });
});

test("what customers would pay is said by the quote, before anything is set", async () => {
  const shown = valueOf(await previewPrice(await input()));
  expect(shown).toMatchObject([
    { currency: "INR", price: 219_900n },
    { currency: "USD", price: 3_100n },
    { currency: "EUR" },
  ]);
  expect(await inrAt(later(1))).toBe(199_900n);
});

test("a price that somebody has set for later since the page was opened is not taken for one that begins at once", async () => {
  const mine = await input();
  const local = new Date(later(600).getTime() + 330 * 60_000).toISOString().slice(0, 16);
  valueOf(await changePrice(await input({ startsAt: local })));
  expect(await changePrice(mine)).toMatchObject({ refusal: { code: "changed_meanwhile", status: 409 } });
  expect(await inrAt(later(1))).toBe(199_900n);
  const entry = String((await found()).next?.id);
  valueOf(await withdrawPrice({ member: owner, ...row, entry, reason, now }));
});
