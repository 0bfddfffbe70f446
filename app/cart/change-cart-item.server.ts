import { and, eq } from "drizzle-orm";

import { requireBuyable, type ShareCheck } from "#app/cart/buyable.server.ts";
import { notInCart } from "#app/cart/cart-limits.ts";
import { lockCart } from "#app/cart/lock-cart.server.ts";
import { cartItems } from "#app/cart/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { fingerprint, type CatalogueConfiguration } from "#app/pricing/configuration.ts";

/** Gives an item other choices. Where the cart then holds the same twice, the changed one goes. */
export async function changeCartItem(change: {
  userId: string;
  itemId: string;
  configuration: CatalogueConfiguration;
  mayBuyShare: ShareCheck;
}): Promise<Outcome<{ itemId: string; count: number }>> {
  const { userId, itemId, configuration, mayBuyShare } = change;
  const buyable = await requireBuyable(userId, [configuration], mayBuyShare);
  if (!buyable.ok) return buyable;
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, userId);
    const item = cart?.items.find((one) => one.id === itemId);
    if (!cart || !item) return notInCart;
    const print = fingerprint(configuration);
    const same = cart.items.find((one) => one.fingerprint === print && one.id !== itemId);
    const here = and(eq(cartItems.userId, userId), eq(cartItems.id, itemId));
    if (same) {
      await tx.delete(cartItems).where(here);
      return done({ itemId: same.id, count: cart.items.length - 1 });
    }
    await tx
      .update(cartItems)
      .set({ configuration, service: configuration.service, fingerprint: print })
      .where(here);
    return done({ itemId, count: cart.items.length });
  });
}
