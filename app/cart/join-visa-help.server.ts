import { and, eq } from "drizzle-orm";

import { notInCart } from "#app/cart/cart-limits.ts";
import { findJoinOffer, joinVisaHelp } from "#app/cart/join-offer.ts";
import { lockCart } from "#app/cart/lock-cart.server.ts";
import { cartItems } from "#app/cart/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { fingerprint } from "#app/pricing/configuration.ts";

export async function joinVisaHelpInCart(
  userId: UserId,
): Promise<Outcome<{ itemId: string; count: number }>> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, userId);
    const offer = cart && findJoinOffer(cart.items);
    const application = cart?.items.find((item) => item.id === offer?.applicationId);
    const visaHelp = cart?.items.find((item) => item.id === offer?.visaHelpId);
    if (!cart || !application || !visaHelp) return notInCart;
    const configuration = joinVisaHelp(application.configuration, visaHelp.configuration);
    const print = fingerprint(configuration);
    await tx.delete(cartItems).where(and(eq(cartItems.userId, userId), eq(cartItems.id, visaHelp.id)));
    const same = cart.items.find((item) => item.fingerprint === print);
    const here = and(eq(cartItems.userId, userId), eq(cartItems.id, application.id));
    if (same) await tx.delete(cartItems).where(here);
    else await tx.update(cartItems).set({ configuration, fingerprint: print }).where(here);
    return done({ itemId: same?.id ?? application.id, count: cart.items.length - (same ? 2 : 1) });
  });
}
