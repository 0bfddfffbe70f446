import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { Cancellation } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { pageOpenCancellations } from "#app/cases/cancelling/list-cancellations.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { findItemsById } from "#app/orders/items/find-items-by-id.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type ListedCancellation = Cancellation & { customer: string; proposedBy: string | null };

const perPage = 50;

export async function listCancellations(
  member: Member,
  after: Cursor,
): Promise<Outcome<{ cancellations: ListedCancellation[]; next: string | null }>> {
  if (!mayEver(member.role, "answer_cancellation")) return notAllowed;
  const { rows, next } = await pageOpenCancellations(db, { after, size: perPage });
  const items = await findItemsById(
    db,
    rows.map(({ itemId }) => itemId),
  );
  const names = await namePeople(
    db,
    rows.flatMap(({ askedBy, itemId }) => [askedBy, items.get(itemId)?.userId ?? askedBy]),
  );
  return done({
    cancellations: rows.map((cancellation) => ({
      ...cancellation,
      customer: fullName(names.get(items.get(cancellation.itemId)?.userId ?? cancellation.askedBy)),
      proposedBy: cancellation.fromDesk ? fullName(names.get(cancellation.askedBy)) : null,
    })),
    next,
  });
}
