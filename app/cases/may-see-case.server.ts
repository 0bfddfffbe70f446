import { isAskedToRead } from "#app/cases/deliverables/find-drafts.server.ts";
import { holdsSession } from "#app/cases/sessions/take-sessions-along.server.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may } from "#app/desk/permissions.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

type Case = { id: OrderItemId; state: ItemState; assignedTo: UserId | null };

/**
 * Whoever does the work or holds a session of it; until it has ended whoever was asked to read a version of it, and while
 * it is nobody's, whoever may take it.
 */
export async function maySeeCase(
  tx: Db,
  { id, role }: Member,
  item: Case,
  right: "see_item" | "see_case_file" = "see_item",
): Promise<boolean> {
  if (may(role, right, { own: item.assignedTo === id })) return true;
  if (!may(role, right, { own: true })) return false;
  if (await holdsSession(tx, item.id, id)) return true;
  if (isClosed(item.state)) return false;
  if (item.assignedTo === null && may(role, "take_item", { own: false })) return true;
  return isAskedToRead(tx, item.id, id);
}
