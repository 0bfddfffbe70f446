import { and, eq, inArray } from "drizzle-orm";

import { requireBuyable, type ShareCheck } from "#app/cart/buyable.server.ts";
import { lockCart } from "#app/cart/lock-cart.server.ts";
import { cartItems } from "#app/cart/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { fingerprint, type CatalogueConfiguration } from "#app/pricing/configuration.ts";

export type CartChange = { itemId: string; configuration: CatalogueConfiguration };

/** All or none. If the cart would hold the same twice, the changed item goes. */
export async function changeCartItems(asked: {
  userId: UserId;
  changes: CartChange[];
  mayBuyShare: ShareCheck;
}): Promise<Outcome<null>> {
  const { userId, changes, mayBuyShare } = asked;
  const wanted = changes.map(({ configuration }) => configuration);
  const buyable = await requireBuyable(userId, wanted, mayBuyShare);
  if (!buyable.ok) return buyable;
  await db.transaction(async (tx) => {
    const cart = await lockCart(tx, userId);
    if (!cart) return;
    const changed = new Map(changes.map((change) => [change.itemId, change.configuration]));
    const taken = new Set(cart.items.filter(({ id }) => !changed.has(id)).map((item) => item.fingerprint));
    const rows = cart.items.flatMap((item) => {
      const configuration = changed.get(item.id);
      if (!configuration) return [];
      const print = fingerprint(configuration);
      if (taken.has(print)) return [];
      taken.add(print);
      return [{ ...item, configuration, service: configuration.service, fingerprint: print }];
    });
    // Written again, since two items may take one another's choices.
    await tx
      .delete(cartItems)
      .where(and(eq(cartItems.userId, userId), inArray(cartItems.id, [...changed.keys()])));
    if (rows.length > 0) await tx.insert(cartItems).values(rows);
  });
  return done(null);
}
