import { askToCancel } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { findRefundDue } from "#app/cases/cancelling/find-refund-due.server.ts";
import { changeItem, lockItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { noon } from "#tests/checkout/shop.ts";
import type { Bought } from "#tests/desk/work-use-cases.ts";

export const words = "My plans have changed.";

export async function ask(bought: Bought, shown?: { toWallet: bigint; toGateway: bigint; premium: bigint }) {
  const asked = { itemId: bought.itemId, userId: bought.user.id, text: words, now: noon };
  return askToCancel({ ...asked, shown: shown ?? (await dueOf(bought)) });
}

/** As a manager’s decision leaves it, without the decision. */
export async function cancelItem(itemId: OrderItemId, now = noon): Promise<void> {
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, itemId);
    if (!item) throw new Error(`${itemId} is not paid`);
    await changeItem(tx, item, { to: "cancelled", by: "system", note: null, noteTold: false, now });
  });
}

export async function dueOf({ itemId }: Bought) {
  const item = await findItem(db, itemId);
  return findRefundDue(db, item!, noon);
}
