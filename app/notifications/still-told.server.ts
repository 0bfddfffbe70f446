import { listAtDesk } from "#app/desk/find-colleague.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { isStillTold } from "#app/notifications/kinds.ts";
import type { Notification } from "#app/notifications/name-notices.server.ts";
import { findItemsById } from "#app/orders/items/find-items-by-id.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Those that have not been read, and that its reader may still be told of. */
export async function stillTold(
  userId: UserId,
  found: readonly Notification[],
): Promise<{ member: Member; told: Notification[] } | null> {
  const [[member], items] = await Promise.all([
    listAtDesk(db, [userId]),
    findItemsById(
      db,
      found.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])),
    ),
  ]);
  if (!member) return null;
  const told = found.filter(({ kind, itemId, isFirst, readAt }) => {
    const own = itemId === null || items.get(itemId)?.assignedTo === userId;
    return readAt === null && isStillTold(kind, { isFirst, role: member.role, own });
  });
  return { member, told };
}
