import { isAskedToRead } from "#app/cases/deliverables/find-drafts.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may } from "#app/desk/permissions.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

type Case = { id: OrderItemId; assignedTo: UserId | null };

/** Whoever does the work, and whoever was asked to read a version of it. */
export async function maySeeCase(
  tx: Db,
  { id, role }: Member,
  item: Case,
  right: "see_item" | "see_case_file" = "see_item",
): Promise<boolean> {
  if (may(role, right, { own: item.assignedTo === id })) return true;
  if (!may(role, right, { own: true })) return false;
  return isAskedToRead(tx, item.id, id);
}
