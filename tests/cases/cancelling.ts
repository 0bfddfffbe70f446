import { askToCancel } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { findRefundDue } from "#app/cases/cancelling/find-refund-due.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon } from "#tests/checkout/shop.ts";
import type { Bought } from "#tests/desk/work-use-cases.ts";

export const words = "My plans have changed.";

export async function ask(bought: Bought, shown?: { toWallet: bigint; toGateway: bigint; premium: bigint }) {
  const asked = { itemId: bought.itemId, userId: bought.user.id, text: words, now: noon };
  return askToCancel({ ...asked, shown: shown ?? (await dueOf(bought)) });
}

export async function dueOf({ itemId }: Bought) {
  const item = await findItem(db, itemId);
  return findRefundDue(db, item!, noon);
}
