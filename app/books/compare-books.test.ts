import { expect, test } from "vitest";

import { compareBooks } from "#app/books/compare-books.ts";
import type { MoneyAtGateway } from "#app/payments/gateways/gateway.ts";
import type { BookedMoney } from "#app/payments/list-captures.server.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const halfPastEleven = new Date("2026-11-21T11:30:00Z");

const money = { gatewayPaymentId: "pay_1", captured: 10_500n, refunded: 0n, currency: "USD" as const };
const ours = (change: Partial<BookedMoney> = {}): BookedMoney => ({
  ...money,
  changedAt: new Date("2026-11-20T12:00:00Z"),
  ...change,
});
const theirs = (change: Partial<MoneyAtGateway> = {}): MoneyAtGateway => ({
  ...money,
  gatewayOrderId: null,
  capturedAt: new Date("2026-11-20T11:59:00Z"),
  ...change,
});

const compare = (our: BookedMoney[], their: MoneyAtGateway[]) =>
  compareBooks("stripe", our, their, halfPastEleven);

test("what both know alike agrees", () => {
  expect(compare([ours()], [theirs()])).toEqual({ agreed: 1, inTransit: 0, differences: [] });
});

test.each<[string, BookedMoney[], MoneyAtGateway[], string]>([
  [
    "money we never booked",
    [],
    [theirs()],
    "stripe has held $105.00 as pay_1 since 2026-11-20, which our books do not know.",
  ],
  [
    "money the gateway never had",
    [ours()],
    [],
    "Our books have $105.00 from stripe as pay_1, which it does not know.",
  ],
  [
    "another amount",
    [ours()],
    [theirs({ captured: 10_400n })],
    "stripe has captured $104.00 of pay_1, and our books say $105.00.",
  ],
  [
    "a refund made without us",
    [ours()],
    [theirs({ refunded: 500n })],
    "stripe has sent back $5.00 of pay_1, and our books say $0.00.",
  ],
  [
    "a refund that came back without our noticing",
    [ours({ refunded: 500n })],
    [theirs()],
    "stripe has sent back $0.00 of pay_1, and our books say $5.00.",
  ],
  [
    "another currency",
    [ours()],
    [theirs({ currency: "EUR" })],
    "stripe has captured pay_1 in EUR, and our books have it in USD.",
  ],
])("%s is a difference, said in a sentence", (_, our, their, sentence) => {
  expect(compare(our, their)).toEqual({ agreed: 0, inTransit: 0, differences: [sentence] });
});

test("what has changed within the last half hour, on either side, is on its way and no difference yet", () => {
  expect(compare([], [theirs({ capturedAt: noon })])).toMatchObject({ inTransit: 1, differences: [] });
  expect(compare([ours({ changedAt: noon })], [])).toMatchObject({ inTransit: 1, differences: [] });
  expect(compare([ours({ changedAt: noon, refunded: 1n })], [theirs()])).toMatchObject({ inTransit: 1 });
});

test("money the gateway took and gave back without us has harmed nobody", () => {
  expect(compare([], [theirs({ refunded: 10_500n })])).toMatchObject({ agreed: 1, differences: [] });
});
