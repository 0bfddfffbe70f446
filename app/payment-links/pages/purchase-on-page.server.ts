import { randomUUID } from "node:crypto";

import { href } from "react-router";
import { z } from "zod";

import {
  findPaymentLink,
  isLinkFor,
  type LinkedGoods,
  type PaymentLink,
} from "#app/payment-links/find-payment-link.server.ts";
import type { PaidAs } from "#app/payment-links/pages/link-page-data.ts";
import { findLiveOrder } from "#app/orders/find-order.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { db } from "#app/platform/db.server.ts";
import { PaymentLinkId, type UserId } from "#app/platform/ids.ts";

/**
 * Shares the id with a link asked for the same goods, so only one of the two is paid; a purchase begun at this
 * address comes first.
 */
export async function purchaseOnPage(
  { searchParams }: URL,
  { userId, goods, open }: { userId: UserId; goods: LinkedGoods; open: PaymentLink[] },
): Promise<string> {
  const named = z.uuid().safeParse(searchParams.get("pay") ?? searchParams.get("later"));
  const link = open.find((one) => isLinkFor(one, goods));
  if (!named.success) return link?.purchaseId ?? randomUUID();
  if (!link || link.purchaseId === named.data) return named.data;
  const begun = await findLiveOrder(db, { userId, purchaseId: named.data });
  return begun ? named.data : link.purchaseId;
}

/** Null unless it is paid. */
export async function paidOnPage({ searchParams }: URL, userId: UserId): Promise<PaidAs | null> {
  const asked = PaymentLinkId.safeParse(searchParams.get("asked"));
  const link = asked.success ? await findPaymentLink(db, asked.data) : null;
  const named = z.uuid().safeParse(searchParams.get("pay") ?? searchParams.get("later"));
  const purchaseId = link?.userId === userId ? link.purchaseId : named.data;
  const order = purchaseId ? await findLiveOrder(db, { userId, purchaseId }) : null;
  if (!order || order.state === "pending") return null;
  return { order: orderName(order.number), href: href("/account/orders/:orderId", { orderId: order.id }) };
}
