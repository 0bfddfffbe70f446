import { beforeAll, beforeEach, expect, test } from "vitest";

import { eq, ne } from "drizzle-orm";

import { clearRates, rateInForce } from "#app/currencies/exchange-rates.server.ts";
import { seedExchangeRates } from "#app/currencies/seed.server.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { acceptRateAtDesk, refuseRateAtDesk } from "#app/currencies/desk/decide-rate.server.ts";
import { enterRate } from "#app/currencies/desk/enter-rate-at-desk.server.ts";
import { findRateRecord } from "#app/currencies/desk/find-rate-record.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listRatesAtDesk } from "#app/currencies/desk/list-rates-at-desk.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeWaitingRate } from "#tests/desk/offer-use-cases.ts";

let owners: Member[];

beforeAll(async () => {
  owners = await Promise.all(Array.from({ length: 10 }, () => makeMember("owner")));
});

beforeEach(async () => {
  await db.delete(exchangeRates);
  clearRates();
  await seedExchangeRates(noon);
});

const now = minutesLater(5);
const later = minutesLater(10);
const reason = "The source is late";
const euro = "0.88022588";
const codesOf = (outcomes: ({ ok: true } | { ok: false; refusal: { code: string } })[]) =>
  outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code]));
const events = async (currency: string) => (await auditEventsOn(currency)).map(({ event }) => event);
const enter = (member: Member, currency: string, per_usd: string, as_of = "2026-10-02") =>
  enterRate({ member, currency, fields: { per_usd, as_of, reason }, now });
const waitingOf = async (currency: string) =>
  valueOf(await listRatesAtDesk(owners[0]!, now)).waiting.filter((rate) => rate.currency === currency);

test("of ten who accept and refuse a jump at once one wins, and prices follow at once", async () => {
  const { id: rateId } = await makeWaitingRate("EUR");
  const outcomes = await Promise.all(
    owners.map((member, at) =>
      at % 2 === 0
        ? acceptRateAtDesk({ member, rateId, seen: euro, now })
        : refuseRateAtDesk({ member, rateId, now }),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(new Set(codesOf(outcomes))).toEqual(new Set(["decided_meanwhile"]));
  expect(await events("EUR")).toHaveLength(1);
  const accepted = outcomes.findIndex(({ ok }) => ok) % 2 === 0;
  expect((await rateInForce("EUR", later))?.perUsd).toBe(accepted ? "2" : euro);
  expect(await waitingOf("EUR")).toEqual([]);
});

test("the same button twice is one deed", async () => {
  const [member] = owners as [Member];
  const { id: rateId } = await makeWaitingRate("GBP");
  const press = () => acceptRateAtDesk({ member, rateId, seen: "0.75538854", now });
  expect(codesOf(await Promise.all([press(), press(), press()]))).toEqual([]);
  expect(await events("GBP")).toEqual(["rate_accepted"]);
});

test("a jump is accepted against the rate that was seen, and never under a rate of a later day", async () => {
  const [member] = owners as [Member];
  const { id: rateId } = await makeWaitingRate("CAD", { asOf: "2026-10-01" });
  const accept = (seen: string) => acceptRateAtDesk({ member, rateId, seen, now: later });
  expect(codesOf([await accept("1.5"), await accept("nonsense"), await accept("")])).toEqual([
    "rate_moved",
    "rate_moved",
    "rate_moved",
  ]);
  valueOf(await enter(owners[1]!, "CAD", "1.43"));
  expect(codesOf([await accept("1.41883839"), await accept("1.43")])).toEqual([
    "rate_moved",
    "newer_in_force",
  ]);
  valueOf(await refuseRateAtDesk({ member, rateId, now: later }));
  expect(await waitingOf("CAD")).toEqual([]);
});

test("with a rate that is accepted those before it are refused, and a newer one goes on waiting", async () => {
  const [member] = owners as [Member];
  await makeWaitingRate("CHF", { asOf: "2026-09-30" });
  const { id: rateId } = await makeWaitingRate("CHF", { asOf: "2026-10-01", perUsd: "1.9" });
  const newest = await makeWaitingRate("CHF", { asOf: "2026-10-02", perUsd: "3" });
  valueOf(await acceptRateAtDesk({ member, rateId, seen: "0.83337046", now }));
  expect((await waitingOf("CHF")).map(({ id, inForce }) => [id, inForce?.perUsd])).toEqual([
    [newest.id, "1.9"],
  ]);
  expect(await auditEventsOn("CHF")).toMatchObject([
    { before: { per_usd: "0.83337046" }, after: { per_usd: "1.9", refused_with_it: 1 } },
  ]);
});

test("a rate entered by hand is in force at once, however often the button is pressed", async () => {
  const [member] = owners as [Member];
  const entered = await Promise.all(Array.from({ length: 10 }, () => enter(member, "NOK", "10")));
  expect(entered.map(valueOf)).toEqual(Array.from({ length: 10 }, () => "in_force"));
  expect(await rateInForce("NOK", later)).toEqual({ perUsd: "10", asOf: "2026-10-02" });
  expect(await auditEventsOn("NOK")).toMatchObject([
    { event: "rate_entered", reason, after: { waits: false } },
  ]);
  const { history } = valueOf(await findRateRecord(member, { currency: "NOK", before: null, now: later }));
  expect(history).toMatchObject([
    { source: "staff", enteredBy: member.id, acceptedBy: null },
    { source: "shipped" },
  ]);
});

test("a jump entered by hand waits for somebody else, who is not whoever entered it", async () => {
  const [member, another] = owners as [Member, Member];
  expect(valueOf(await enter(member, "SEK", "20"))).toBe("waits");
  expect(valueOf(await enter(member, "SEK", "20"))).toBe("waits");
  const [waiting, ...more] = await waitingOf("SEK");
  expect(more).toEqual([]);
  expect(waiting).toMatchObject({ perUsd: "20", enteredByName: "Dora Desk", reason });
  const asked = { rateId: waiting?.id ?? 0, seen: waiting?.inForce?.perUsd ?? "", now };
  expect(await acceptRateAtDesk({ member, ...asked })).toMatchObject({ refusal: { code: "own_rate" } });
  valueOf(await acceptRateAtDesk({ member: another, ...asked }));
  expect((await rateInForce("SEK", later))?.perUsd).toBe("20");
});

test("whoever is the only owner accepts what they entered a day later, once, and not before", async () => {
  const [member] = owners as [Member];
  await db.update(staff).set({ endedAt: now }).where(ne(staff.userId, member.id));
  try {
    expect(valueOf(await enter(member, "SEK", "20"))).toBe("waits");
    const [waiting] = await waitingOf("SEK");
    const asked = { member, rateId: waiting?.id ?? 0, seen: waiting?.inForce?.perUsd ?? "" };
    const nextDay = new Date(now.getTime() + dayMs);
    const early = new Date(nextDay.getTime() - 1);
    expect(await acceptRateAtDesk({ ...asked, now: early })).toMatchObject({
      refusal: { code: "wait_a_day" },
    });
    const before = (await events("SEK")).length;
    const pressed = await Promise.all(
      Array.from({ length: 5 }, () => acceptRateAtDesk({ ...asked, now: nextDay })),
    );
    expect(pressed.every(({ ok }) => ok)).toBe(true);
    expect((await events("SEK")).slice(before)).toEqual(["rate_accepted"]);
    expect((await rateInForce("SEK", new Date(nextDay.getTime() + 1)))?.perUsd).toBe("20");
  } finally {
    await db.update(staff).set({ endedAt: null });
  }
});

test("the database lets nobody accept what they entered within a day, whoever asks it", async () => {
  const [member] = owners as [Member];
  expect(valueOf(await enter(member, "DKK", "20"))).toBe("waits");
  const [waiting] = await waitingOf("DKK");
  const accepted = { acceptedAt: later, acceptedBy: member.id };
  const write = db
    .update(exchangeRates)
    .set(accepted)
    .where(eq(exchangeRates.id, waiting?.id ?? 0));
  await expect(write).rejects.toThrow();
});

test("many small steps by one pair of hands are a jump within a day, and none after it", async () => {
  const [member, another] = owners as [Member, Member];
  const step = (by: Member, per_usd: string, at = now) =>
    enterRate({ member: by, currency: "NOK", fields: { per_usd, as_of: "2026-10-02", reason }, now: at });
  const first = (await rateInForce("NOK", now))!.perUsd;
  const times = (factor: number) => (Number(first) * factor).toFixed(6);
  expect(valueOf(await step(member, times(1.08)))).toBe("in_force");
  expect(valueOf(await step(member, times(1.16), later))).toBe("waits");
  expect(valueOf(await step(another, times(1.16), later))).toBe("in_force");
  const nextDay = new Date(later.getTime() + 24 * 3_600_000);
  expect(valueOf(await step(another, times(1.24), nextDay))).toBe("in_force");
});

test.each([
  ["a dollar", "USD", "2026-10-02", "unknown_currency"],
  ["a currency that we do not sell in", "XAU", "2026-10-02", "unknown_currency"],
  ["a day before that of the rate in force", "EUR", "2026-01-01", "invalid_rate"],
])("%s is refused, and nothing is entered", async (_sentence, currency, as_of, code) => {
  expect(await enter(owners[0]!, currency, "1", as_of)).toMatchObject({ refusal: { code } });
  expect(await db.$count(exchangeRates)).toBe(118);
});
