import { type StaffRole, may } from "#app/desk/permissions.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import type { UserId } from "#app/platform/ids.ts";

type Reader = { id: UserId; role: StaffRole };
type Draft = { writtenBy: UserId; readerId: UserId | null };

/** Nobody reads their own version, whatever their role; a counsellor reads what they were asked to. */
export function mayApprove({ id, role }: Reader, draft: Draft): boolean {
  return draft.writtenBy !== id && may(role, "approve_version", { own: draft.readerId === id });
}

type Delivery = { secondReader: boolean; holdsItem: boolean; reason: string | null };

/**
 * Delivered without a version: always with a reason, and where a second reader is asked for, only by a manager who does
 * not do the work.
 */
export function whyNotByHand(
  role: StaffRole,
  { secondReader, holdsItem, reason }: Delivery,
): "second_reader" | "reason" | null {
  if (secondReader && (holdsItem || !may(role, "approve_version", { own: false }))) return "second_reader";
  return reason === null ? "reason" : null;
}

export function canBeRead(state: ItemState): boolean {
  return state === "in_review";
}
