import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { acceptRate, listWaitingRates, refuseRates } from "#app/currencies/accept-rate.server.ts";
import { snapshotDate } from "#app/currencies/currency-table.ts";
import { appendEnteredRate } from "#app/currencies/enter-rate.server.ts";
import { clearRates, freshRate, rateInForce } from "#app/currencies/exchange-rates.server.ts";
import { listRates } from "#app/currencies/list-rates.server.ts";
import { refreshRates } from "#app/currencies/refresh-rates.server.ts";
import { seedExchangeRates } from "#app/currencies/seed.server.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { Currency } from "#app/money/currency.ts";
import { readCurrency } from "#app/currencies/rate-rules.ts";

const now = new Date("2026-10-02T12:00:00Z");
const later = new Date("2026-10-02T12:10:00Z");

const answers = new Map<string, string>();
let meanwhile = (): Promise<unknown> => Promise.resolve();
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers.get(request.url ?? "");
    void meanwhile().then(() => response.writeHead(answer === undefined ? 500 : 200).end(answer));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

beforeEach(async () => {
  answers.clear();
  meanwhile = () => Promise.resolve();
  await db.delete(exchangeRates);
  clearRates();
  await seedExchangeRates(now);
});

test("seeding twice seeds once, and the shipped rates are in force from their day", async () => {
  await seedExchangeRates(later);
  expect(await db.$count(exchangeRates)).toBe(118);
  expect(await rateInForce("INR", new Date("2026-09-29T00:00:00Z"))).toEqual({
    perUsd: "96.08534228",
    asOf: snapshotDate,
  });
  expect(await rateInForce("INR", new Date("2026-09-28T00:00:00Z"))).toBeNull();
  expect(await rateInForce("XAU" as Currency, now)).toBeNull();
});

test("a newer rate is in force from its acceptance, and an earlier instant keeps the rate it had", async () => {
  answers.set("/first", '{"date":"2026-10-02","usd":{"inr":97.5,"usd":1,"btc":0.00001}}');
  expect(await refreshRates(now, [`${origin}/first`])).toEqual({ accepted: ["INR"], waiting: [] });
  expect(await rateInForce("INR", later)).toEqual({ perUsd: "97.5", asOf: "2026-10-02" });
  expect((await rateInForce("INR", new Date(now.getTime() - 1)))?.perUsd).toBe("96.08534228");
  expect((await db.transaction((tx) => rateInForce("INR", later, tx)))?.perUsd).toBe("97.5");
});

test("the second source answers for what the first does not have, or when it fails", async () => {
  answers.set("/second", '{"base":"USD","date":"2026-10-01","rates":{"EUR":0.89,"GBP":0.76}}');
  const sources = ["first", "second"].map((path) => `${origin}/${path}`);
  answers.set("/first", '{"date":"2026-10-02","usd":{"gbp":0.75}}');
  expect(await refreshRates(now, sources)).toEqual({ accepted: ["GBP", "EUR"], waiting: [] });
  answers.delete("/first");
  answers.set("/second", '{"base":"USD","date":"2026-10-02","rates":{"EUR":0.9}}');
  expect(await refreshRates(later, sources)).toEqual({ accepted: ["EUR"], waiting: [] });
  expect(await rateInForce("GBP", later)).toEqual({ perUsd: "0.75", asOf: "2026-10-02" });
});

test("what is not newer is not appended again", async () => {
  answers.set("/first", `{"date":"${snapshotDate}","usd":{"inr":97}}`);
  expect(await refreshRates(now, [`${origin}/first`])).toEqual({ accepted: [], waiting: [] });
  expect(await db.$count(exchangeRates)).toBe(118);
});

test("a jump of more than 10% waits until staff accept it", async () => {
  answers.set("/first", '{"date":"2026-10-02","usd":{"inr":120.5,"eur":0.89}}');
  expect(await refreshRates(now, [`${origin}/first`])).toEqual({ accepted: ["EUR"], waiting: ["INR"] });
  expect(await refreshRates(later, [`${origin}/first`])).toEqual({ accepted: [], waiting: [] });
  expect((await rateInForce("INR", later))?.perUsd).toBe("96.08534228");

  const [waiting] = await listWaitingRates();
  expect(waiting).toMatchObject({ currency: "INR", perUsd: "120.5", asOf: "2026-10-02" });
  await db.transaction((tx) => acceptRate(tx, waiting!, { by: "an-owner", now: later }));
  clearRates();
  expect(await listWaitingRates()).toEqual([]);
  expect((await rateInForce("INR", later))?.perUsd).toBe("120.5");
  expect((await rateInForce("INR", now))?.perUsd).toBe("96.08534228");
});

test("what was entered by hand keeps a published rate out only once it is accepted", async () => {
  answers.set("/first", '{"date":"2026-10-02","usd":{"eur":0.89,"gbp":0.76}}');
  const entered = { asOf: "2026-10-02", enteredBy: "an-owner", reason: "The source is late", now };
  await db.transaction(async (tx) => {
    const waits = { currency: "EUR" as const, perUsd: "1.2", acceptedAt: null, ...entered };
    const { id } = await appendEnteredRate(tx, waits);
    await refuseRates(tx, [id], { by: "another", now });
    await appendEnteredRate(tx, { currency: "GBP", perUsd: "0.77", acceptedAt: now, ...entered });
  });
  expect(await refreshRates(later, [`${origin}/first`])).toEqual({ accepted: ["EUR"], waiting: [] });
});

test("what is entered by hand while a source is asked stays in force", async () => {
  answers.set("/first", '{"date":"2026-10-02","usd":{"eur":0.89,"gbp":0.76}}');
  const entered = { asOf: "2026-10-02", enteredBy: "an-owner", reason: "The source is late" };
  meanwhile = () =>
    db.transaction((tx) =>
      appendEnteredRate(tx, { currency: "EUR", perUsd: "0.9", acceptedAt: now, ...entered, now }),
    );
  expect(await refreshRates(now, [`${origin}/first`])).toEqual({ accepted: ["GBP"], waiting: [] });
  expect((await rateInForce("EUR", later))?.perUsd).toBe("0.9");
});

test("of two who ask the sources at once, one appends what they say", async () => {
  answers.set("/first", '{"date":"2026-10-02","usd":{"eur":0.89,"gbp":0.76}}');
  const asked = await Promise.all([now, now].map((at) => refreshRates(at, [`${origin}/first`])));
  expect(asked.flatMap(({ accepted }) => accepted).toSorted()).toEqual(["EUR", "GBP"]);
  expect(await db.$count(exchangeRates)).toBe(120);
});

test("the database lets nobody edit a rate, decide about it twice, or accept what they entered", async () => {
  const entered = { asOf: "2026-10-02", enteredBy: "an-owner", reason: "The source is late", now };
  const rate = await db.transaction((tx) =>
    appendEnteredRate(tx, { currency: "EUR", perUsd: "1.2", acceptedAt: null, ...entered }),
  );
  const changed = (set: Partial<typeof exchangeRates.$inferInsert>) =>
    db.update(exchangeRates).set(set).where(eq(exchangeRates.id, rate.id));
  await expect(changed({ perUsd: "1.3" })).rejects.toThrow();
  await expect(changed({ acceptedAt: now, reason: "Another" })).rejects.toThrow();
  await expect(changed({ acceptedAt: now, acceptedBy: "an-owner" })).rejects.toThrow();
  await expect(changed({ acceptedAt: now, refusedAt: now })).rejects.toThrow();
  await changed({ refusedAt: now, refusedBy: "an-owner" });
  await expect(changed({ refusedAt: null, acceptedAt: now })).rejects.toThrow();
  expect(await listWaitingRates()).toEqual([]);
});

test("every currency is listed with its rate in force, also one that has none", async () => {
  await db.delete(exchangeRates).where(eq(exchangeRates.currency, "ZAR"));
  const rates = await listRates(db, now);
  expect(rates).toHaveLength(118);
  expect(rates[0]).toEqual({
    currency: "AED",
    name: "United Arab Emirates Dirham",
    rate: { perUsd: "3.6725", asOf: snapshotDate, source: "shipped" },
    paused: false,
  });
  expect(rates.at(-1)).toMatchObject({ currency: "ZAR", rate: null, paused: true });
});

test("a source dated in the future, or that talks nonsense, changes nothing", async () => {
  answers.set("/first", '{"date":"2027-01-01","usd":{"inr":97}}');
  answers.set("/second", "<html>come back later</html>");
  const sources = ["first", "second", "third"].map((path) => `${origin}/${path}`);
  expect(await refreshRates(now, sources)).toEqual({ accepted: [], waiting: [] });
  expect(await db.$count(exchangeRates)).toBe(118);
});

test("selling needs a currency we sell in, and a rate", async () => {
  expect(await freshRate("EUR", now)).toMatchObject({ ok: true, value: { perUsd: "0.88022588" } });
  expect(readCurrency("XAU")).toMatchObject({
    ok: false,
    refusal: { code: "unknown_currency", status: 422 },
  });
  expect(await freshRate("EUR", new Date("2026-01-01"))).toMatchObject({
    ok: false,
    refusal: {
      code: "currency_paused",
      message: "Prices in EUR are paused. Choose INR or USD.",
      status: 422,
    },
  });
});
