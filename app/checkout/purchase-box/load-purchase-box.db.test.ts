import { beforeAll, expect, test, vi } from "vitest";

import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { findService } from "#app/catalog/find-service.server.ts";
import { pool } from "#app/platform/db.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { loadPurchaseBox } from "#app/checkout/purchase-box/load-purchase-box.server.ts";
import { makeBuyer, noon, noShares, openShop, valueOf } from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import type { Currency } from "#app/money/currency.ts";

beforeAll(openShop);

async function boxOf(user: CurrentUser | null, currency: Currency, slug: ServiceSlug = "cover-letter") {
  const service = await findService(slug);
  if (!service) throw new Error(`there is no ${slug}`);
  const url = new URL(`http://site.invalid/service/premium/${slug}/?currency=${currency}`);
  return loadPurchaseBox({ service, request: new Request(url), url, user, address: "192.0.2.9", now: noon });
}

test("the box knows whether the cart holds its very service, without pricing the cart", async () => {
  // It takes counselling credit, which each pricing reads.
  const slug = "express-entry";
  const user = await makeBuyer();
  valueOf(
    await addToCart({
      userId: user.id,
      configurations: [configured(slug)],
      currency: "INR",
      now: noon,
      mayBuyShare: noShares,
    }),
  );
  const queries = vi.spyOn(pool, "query");
  const box = await boxOf(user, "INR", slug);
  const creditReads = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes("counselling"));
  vi.restoreAllMocks();
  expect(box.buy.cart).toEqual({ count: 1, holdsThis: true });
  expect(creditReads).toHaveLength(1);
  expect((await boxOf(user, "USD", slug)).buy.cart).toEqual({ count: 1, holdsThis: false });
});

test("a visitor's box is the same each time: it holds no purchase of its own and no instant of a price", async () => {
  const [first, second] = [await boxOf(null, "INR"), await boxOf(null, "INR")];
  expect(second).toEqual(first);
  expect(first.view?.quote.id).toBe("");
  expect(first.buy.carried).toEqual([]);
});

test("a customer's box holds a purchase that is theirs, and the instant of its price", async () => {
  const user = await makeBuyer();
  const [first, second] = [await boxOf(user, "INR"), await boxOf(user, "INR")];
  expect(first.view?.quote.id).not.toBe("");
  const [mine, next] = [first, second].map(({ buy }) => new Map(buy.carried));
  expect(mine?.get("purchase_id")).toMatch(/^[\da-f-]{36}$/);
  expect(mine?.get("quote_id")).toBe(first.view?.quote.id);
  expect(mine?.get("price_seen")).toBe("INR 199900");
  expect(next?.get("purchase_id")).not.toBe(mine?.get("purchase_id"));
});
