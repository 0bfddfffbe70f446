import { recordDeed } from "#app/audit/record-deed.server.ts";
import type { Cancellation } from "#app/cases/ask-to-cancel.server.ts";
import { closeCancellations } from "#app/cases/close-cancellations.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";

/** Closes the wishes to cancel services that a member has ended by hand. The caller has held them since it began. */
export async function closeWishes(
  tx: Transaction,
  { member, itemIds, now }: { member: Member; itemIds: readonly string[]; now: Date },
): Promise<Cancellation[]> {
  const closed = await closeCancellations(tx, { itemIds, by: member.id, now });
  for (const { itemId } of closed) {
    await recordDeed(tx, {
      actor: member,
      deed: "cancellation_agreed",
      subject: { kind: "item", id: itemId },
      before: { cancellation: "asked" },
      after: { cancellation: "agreed" },
      now,
    });
  }
  return closed;
}
