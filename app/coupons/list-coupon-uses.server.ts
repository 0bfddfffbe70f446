import { and, eq, ne } from "drizzle-orm";

import { couponUses } from "#app/coupons/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

export type ListedUse = { orderId: OrderId; userId: UserId; state: "held" | "used"; changedAt: Date };

export async function listCouponUses(
  tx: Db,
  { code, after, limit: size }: { code: string; after: Cursor; limit: number },
): Promise<{ uses: ListedUse[]; next: string | null }> {
  const { orderId, userId, state, changedAt } = couponUses;
  const { rows, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select({ orderId, userId, state, changedAt })
        .from(couponUses)
        .where(and(eq(couponUses.code, code), ne(state, "released"), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by: changedAt, id: orderId, idOf: (use) => use.orderId },
    { after, size },
  );
  const uses = rows.map((use) => ({
    ...use,
    state: use.state === "held" ? ("held" as const) : ("used" as const),
  }));
  return { uses, next };
}
