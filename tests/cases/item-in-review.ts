import { eq } from "drizzle-orm";

import type { Member } from "#app/desk/find-staff.server.ts";
import { changeItem, lockItem } from "#app/orders/items/change-item.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { noon } from "#tests/checkout/shop.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export async function itemInReview(
  counsellor: Member,
  configurations?: Configuration[],
): Promise<Bought & { counsellor: Member }> {
  const bought = await buyServices(configurations);
  await db.update(orderItems).set({ assignedTo: counsellor.id }).where(eq(orderItems.id, bought.itemId));
  await sendToReview(bought.itemId, counsellor);
  return { ...bought, counsellor };
}

export async function sendToReview(itemId: OrderItemId, counsellor: Member, now = noon): Promise<void> {
  await db.transaction(async (tx) => {
    let item = await lockItem(tx, itemId);
    const by = { by: counsellor.id, note: null, noteTold: false, now };
    if (item?.state === "received") item = await changeItem(tx, item, { to: "in_progress", ...by });
    if (item?.state === "in_progress") await changeItem(tx, item, { to: "in_review", ...by });
  });
}
