import { askToCancel } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { findRefundDue, type RefundShown } from "#app/cases/cancelling/find-refund-due.server.ts";
import { agreeToCancel } from "#app/cases/cancelling/answer-cancellation-at-desk.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { changeItem, lockItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

export async function askLarge(worker: Member) {
  const { itemId, user } = await buyServices([configured("complete-application", { universities: 12 })]);
  const dueNow = async () => findRefundDue(db, (await findItem(db, itemId))!, noon);
  const shown = await dueNow();
  const asked = { itemId, userId: user.id, text: "My plans have changed.", shown, now: noon };
  const { id: cancellationId } = valueOf(await askToCancel(asked));
  const agree = (member: Member, seen: RefundShown) =>
    agreeToCancel({ member, cancellationId, shown: seen, now: noon });
  const begin = () =>
    db.transaction(async (tx) => {
      const by = { by: worker.id, note: null, noteTold: false, now: noon };
      await changeItem(tx, (await lockItem(tx, itemId))!, { to: "in_progress", ...by });
    });
  return { itemId, user, shown, dueNow, agree, begin };
}
