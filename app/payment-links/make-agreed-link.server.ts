import { eq, and } from "drizzle-orm";

import { insertLink, lockLinksOf } from "#app/payment-links/insert-link.server.ts";
import {
  isLinkFor,
  listOpenLinks,
  type LinkedGoods,
  type PaymentLink,
} from "#app/payment-links/find-payment-link.server.ts";
import { openLinksMax } from "#app/payment-links/payment-link.ts";
import { paymentLinks } from "#app/payment-links/tables.server.ts";
import { findLiveOrder } from "#app/orders/find-order.server.ts";
import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { PaymentLinkId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** The caller has checked price and permission. */
type AgreedLink = {
  customerId: UserId;
  /** A user's id. */
  madeBy: UserId;
  goods: LinkedGoods;
  /** Created with the form, so pressing the button twice makes one link. */
  purchaseId: string;
  expiresAt: Date;
  now: Date;
};

/**
 * In the caller's transaction. `made` is false for a repeated form. Refuses a second open link for the same goods, or
 * the customer might pay twice.
 */
export async function makeAgreedLink(
  tx: Transaction,
  { customerId, madeBy, goods, purchaseId, expiresAt, now }: AgreedLink,
): Promise<Outcome<{ link: PaymentLink; made: boolean }>> {
  const purchase = { userId: customerId, purchaseId };
  await lockPurchase(tx, purchase);
  await lockLinksOf(tx, customerId);
  const [earlier] = await tx
    .select()
    .from(paymentLinks)
    .where(and(eq(paymentLinks.userId, customerId), eq(paymentLinks.purchaseId, purchaseId)));
  if (earlier) {
    const repeated = earlier.createdBy === madeBy && isLinkFor(earlier, goods);
    return repeated ? done({ link: earlier, made: false }) : formUsed;
  }
  if (await findLiveOrder(tx, purchase)) return formUsed;
  const open = await listOpenLinks(customerId, now, tx);
  const same = open.find((link) => isLinkFor(link, goods));
  if (same) return sameLink(same.id);
  if (open.length >= openLinksMax) return tooManyOpen;
  const asked = { customer: { id: customerId }, createdBy: { id: madeBy }, purchaseId, expiresAt, now };
  return done({ link: await insertLink(tx, { ...asked, ...goods }), made: true });
}

function sameLink(linkId: PaymentLinkId) {
  return refuse({
    code: "same_link",
    message: "This customer has an open link for just this. Withdraw that one first.",
    status: 409,
    details: { linkId },
  });
}

const formUsed = refuse({
  code: "form_used",
  message: "This form has made another link before. Begin with a new one.",
  status: 409,
});

const tooManyOpen = refuse({
  code: "too_many_links",
  message: `This customer has ${openLinksMax} open payment links. Withdraw one first.`,
  status: 409,
});
