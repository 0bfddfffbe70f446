import { beforeAll, expect, test, vi } from "vitest";

import { pool } from "#app/platform/db.server.ts";
import { groupSizes, quoteShares, readGroupSize } from "#app/research-groups/pages/quote-shares.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";

beforeAll(openShop);

test("each size of group has its share, and a larger group costs each member less", async () => {
  const shares = valueOf(await quoteShares(groupSizes(), "INR", noon));
  expect(shares.map(({ coAuthors, members, quote }) => [coAuthors, members, quote.price])).toEqual([
    [1, 2, 8_249_945n],
    [2, 3, 5_999_960n],
    [3, 4, 4_874_968n],
    [4, 5, 4_199_972n],
    [5, 6, 3_749_975n],
  ]);
});

test("five sizes ask the database no more than one does", async () => {
  const asked = vi.spyOn(pool, "query");
  const countFor = async (sizes: number[]) => {
    asked.mockClear();
    valueOf(await quoteShares(sizes, "USD", noon));
    return asked.mock.calls.length;
  };
  await countFor([1]);
  const [one, five] = [await countFor([1]), await countFor(groupSizes())];
  asked.mockRestore();
  expect(one).toBeGreaterThan(0);
  expect(five).toBe(one);
});

test("an address may ask for any size a group can have, and for no other", () => {
  expect(["1", "3", "5", "0", "6", "-1", "3.0", "many", null].map(readGroupSize)).toEqual([
    1,
    3,
    5,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
