import { beforeAll, expect, test } from "vitest";

import { exchangeRates } from "#app/currencies/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { tellOfRates } from "#app/notifications/tell-of-rates.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, openShop } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { kindsTold, noticesOf } from "#tests/desk/notices.ts";

let owner: Member, other: Member, manager: Member;

beforeAll(async () => {
  await openShop();
  [owner, other, manager] = [
    await makeMember("owner"),
    await makeMember("owner"),
    await makeMember("manager"),
  ];
});

test("a rate that waits is told once to those who may accept it, and not to whoever entered it", async () => {
  await tellOfRates(noon);
  expect(await kindsTold(owner)).toEqual([]);
  const waiting = { currency: "EUR", perUsd: "2", asOf: "2026-10-02", source: "by hand" } as const;
  await db.insert(exchangeRates).values({ ...waiting, enteredBy: other.id, reason: "A jump." });
  await Promise.all([tellOfRates(noon), tellOfRates(noon)]);
  await tellOfRates(noon);
  expect(await noticesOf(owner)).toMatchObject([{ kind: "rate_waits", facts: { currency: "EUR" } }]);
  expect([await kindsTold(other), await kindsTold(manager)]).toEqual([[], []]);
});
