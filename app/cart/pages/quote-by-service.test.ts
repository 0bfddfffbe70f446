import { expect, test } from "vitest";

import { sumOf } from "#app/money/money.ts";
import { quoteByService } from "#app/cart/pages/quote-by-service.ts";
import { configured, landfall20, quoteOf } from "#tests/pricing/quote-of.ts";

const application = configured("complete-application", { universities: 12, lightning: true });
const letter = configured("cover-letter");

test("a cart adds up from one line for each service, then coupon and credit, to the same price", () => {
  const quote = quoteOf([application, letter], "INR", { coupon: landfall20, credit: 199_900n });
  const lines = quoteByService(quote, ["Complete application", "Cover letter"]).items.flatMap(
    (item) => item.lines,
  );
  expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
    ["Complete application", 9_249_875n],
    ["Cover letter", 199_900n],
    ["Coupon LANDFALL20, 20% off", -500_000n],
    ["Counselling fee already paid", -199_900n],
  ]);
  expect(sumOf(lines.map((line) => line.amount))).toBe(quote.price);
});

test("without coupon and credit there are the services alone", () => {
  const quote = quoteOf([letter], "USD");
  const [item] = quoteByService(quote, ["Cover letter"]).items;
  expect(item?.lines).toEqual([{ kind: "base", label: "Cover letter", amount: 2_900n }]);
});
