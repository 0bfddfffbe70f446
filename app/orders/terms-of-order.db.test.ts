import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { termsVersion } from "#app/content/small-print/terms-version.ts";
import { createOrder } from "#app/orders/create-order.server.ts";
import { orders } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeBuyer, noon } from "#tests/checkout/shop.ts";
import { configured, quoteOf } from "#tests/pricing/quote-of.ts";

test("an order keeps the date of the terms it was made under", async () => {
  const user = await makeBuyer();
  const quote = quoteOf([configured("cover-letter")], "INR");
  const purchase = { userId: user.id, purchaseId: randomUUID(), fromCart: false, quote, now: noon };
  const paidBy = { walletShare: quote.price, premium: 0n, charged: 0n };
  const { id } = (await createOrder(db, { ...purchase, paidBy }))!;
  const [order] = await db
    .select({ termsVersion: orders.termsVersion })
    .from(orders)
    .where(eq(orders.id, id));
  expect(order).toEqual({ termsVersion });
  expect(termsVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
