import fc from "fast-check";
import { expect, test } from "vitest";

import { sumOf } from "#app/money/money.ts";
import { shareOverItems, splitRefund } from "#app/refunds/refund-split.ts";
import { OrderItemId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";

const minorUnit = 1n;

test.each([
  ["paid by card alone", { price: 10_000n, walletShare: 0n, premium: 500n }, 10_000n, [0n, 10_000n, 500n]],
  ["paid by wallet alone", { price: 10_000n, walletShare: 10_000n, premium: 0n }, 10_000n, [10_000n, 0n, 0n]],
  [
    "paid by both, whole",
    { price: 10_000n, walletShare: 4_000n, premium: 300n },
    10_000n,
    [4_000n, 6_000n, 300n],
  ],
  [
    "paid by both, half",
    { price: 10_000n, walletShare: 4_000n, premium: 300n },
    5_000n,
    [2_000n, 3_000n, 150n],
  ],
  ["a hundredth", { price: 10_000n, walletShare: 4_000n, premium: 300n }, 1n, [0n, 1n, 0n]],
])("an order %s goes back as it was paid", (_, order, amount, [walletPart, gatewayPart, premium]) => {
  expect(splitRefund(order, { refundedBefore: 0n, amount, minorUnit })).toEqual({
    walletPart,
    gatewayPart,
    premium,
  });
});

test("refunds in any number of pieces give back exactly what was paid, and never less than nothing at once", () => {
  const order = fc
    .record({
      minorUnit: fc.constantFrom(1n, 100n),
      price: fc.bigInt(1n, 2_000_000n),
      cuts: fc.array(fc.nat(99)),
    })
    .chain(({ minorUnit: one, price, cuts }) =>
      fc.record({
        minorUnit: fc.constant(one),
        price: fc.constant(price * one),
        walletShare: fc.bigInt(0n, price).map((share) => share * one),
        premium: fc.bigInt(0n, price / 20n + 1n).map((premium) => premium * one),
        pieces: fc.constant(cuts.map((cut) => (price * BigInt(cut)) / 100n)),
      }),
    );
  fc.assert(
    fc.property(order, ({ pieces, minorUnit: one, ...paid }) => {
      const ends = [...pieces.map((piece) => piece * one).toSorted((a, b) => Number(a - b)), paid.price];
      let refundedBefore = 0n;
      const splits = ends.flatMap((end) => {
        const amount = end - refundedBefore;
        if (amount === 0n) return [];
        const split = splitRefund(paid, { refundedBefore, amount, minorUnit: one });
        refundedBefore = end;
        expect(split.walletPart + split.gatewayPart).toBe(amount);
        return [split];
      });
      for (const split of splits) {
        for (const part of Object.values(split)) {
          expect(part).toBeGreaterThanOrEqual(0n);
          expect(part % one).toBe(0n);
        }
      }
      expect(sumOf(splits.map(({ walletPart }) => walletPart))).toBe(paid.walletShare);
      expect(sumOf(splits.map(({ gatewayPart }) => gatewayPart))).toBe(paid.price - paid.walletShare);
      expect(sumOf(splits.map(({ premium }) => premium))).toBe(paid.premium);
    }),
  );
});

const items = [
  { id: asId(OrderItemId, "letter"), price: 2_000n, refundable: 2_000n },
  { id: asId(OrderItemId, "essay"), price: 4_000n, refundable: 1_000n },
  { id: asId(OrderItemId, "chat"), price: 1_000n, refundable: 0n },
];

test.each([
  [
    "everything that is left",
    {},
    [
      ["letter", 2_000n],
      ["essay", 1_000n],
    ],
  ],
  [
    "a part, shared by what is left",
    { amount: 1_500n },
    [
      ["letter", 1_000n],
      ["essay", 500n],
    ],
  ],
  ["one item, all of it", { itemId: "essay" }, [["essay", 1_000n]]],
  ["one item, a part", { itemId: "letter", amount: 1n }, [["letter", 1n]]],
])("%s is shared over the items", (_, input, shares) => {
  expect(shareOverItems(items, input, minorUnit)).toEqual({
    ok: true,
    value: shares.map(([itemId, amount]) => ({ itemId, amount })),
  });
});

test.each([
  ["another order's item", { itemId: "stranger" }, 1n, "unknown_item"],
  ["an item of which nothing is left", { itemId: "chat" }, 1n, "nothing_to_refund"],
  ["more than is left", { amount: 3_001n }, 1n, "invalid_amount"],
  ["nothing", { amount: 0n }, 1n, "invalid_amount"],
  ["less than nothing", { amount: -1n }, 1n, "invalid_amount"],
  ["a part of a yen", { amount: 150n }, 100n, "invalid_amount"],
])("%s is refused", (_, input, one, code) => {
  expect(shareOverItems(items, input, one)).toMatchObject({ refusal: { code } });
});
