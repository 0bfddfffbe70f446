import { randomUUID } from "node:crypto";

import { markOrderPaid } from "#app/orders/change-order.server.ts";
import { createOrder } from "#app/orders/create-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { makeBuyer, noon } from "#tests/checkout/shop.ts";
import { configured, quoteOf } from "#tests/pricing/quote-of.ts";

export async function makePremium(): Promise<CurrentUser> {
  const user = await makeBuyer();
  const quote = quoteOf([configured("cover-letter")], "INR");
  const paidBy = { walletShare: quote.price, premium: 0n, charged: 0n };
  const purchase = { userId: user.id, purchaseId: randomUUID(), fromCart: false };
  const order = (await createOrder(db, { ...purchase, quote, paidBy, now: noon }))!;
  await markOrderPaid(db, order, noon);
  return user;
}
