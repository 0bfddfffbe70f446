import { nothingChosen } from "#app/cases/item-refusals.ts";
import { moveItem } from "#app/cases/move-item.server.ts";
import { assignItem } from "#app/cases/desk/assign-item.server.ts";
import type { ChosenItem } from "#app/cases/desk/work/chosen-item.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { type DeskAction, may, mayEver } from "#app/desk/permissions.ts";
import { findItemsById, type FoundItem } from "#app/orders/items/find-items-by-id.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, type Refused } from "#app/platform/outcome.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

/** What became of each: how many were done, and why the others were not. */
export type BulkResult = { done: number; refused: { name: string; why: string }[] };

type Chosen = { member: Member; chosen: readonly ChosenItem[]; now: Date };

/** To a state that each may go to from where it was seen. */
export function moveChosen({ to, ...asked }: Chosen & { to: string }): Promise<Outcome<BulkResult>> {
  const { member, now } = asked;
  return actOnEach("move_item", asked, ({ id: itemId, state: from }) =>
    moveItem({ member, itemId, from, to, note: "", tell: false, now }),
  );
}

/** To one person, or to nobody. `along`: the sessions booked with whoever had it go along. */
export function assignChosen({
  to,
  along,
  ...asked
}: Chosen & { to: UserId | null; along: boolean }): Promise<Outcome<BulkResult>> {
  const { member, now } = asked;
  return actOnEach("assign_item", asked, ({ id: itemId, assignedTo: from }) =>
    assignItem({ member, itemId, from, to, along, now }),
  );
}

/** One after another, each in its own transaction, as it is done alone: what one refuses does not undo the others. */
async function actOnEach(
  action: DeskAction,
  { member, chosen }: Chosen,
  act: (item: ChosenItem) => Promise<Outcome<unknown>>,
): Promise<Outcome<BulkResult>> {
  if (!mayEver(member.role, action)) return notAllowed;
  if (chosen.length === 0) return nothingChosen;
  const refused: { item: ChosenItem; refusal: Refused["refusal"] }[] = [];
  for (const item of chosen) {
    const outcome = await act(item);
    if (!outcome.ok) refused.push({ item, refusal: outcome.refusal });
  }
  const names = await nameChosen(
    member,
    refused.map(({ item }) => item),
  );
  return done({
    done: chosen.length - refused.length,
    refused: refused.map(({ item, refusal }) => ({
      name: names.get(item.id) ?? "A colleague’s case",
      why: refusal.message,
    })),
  });
}

/** Without those that this member sees in no list. */
async function nameChosen(member: Member, chosen: readonly ChosenItem[]): Promise<Map<string, string>> {
  const found = await findItemsById(
    db,
    chosen.map(({ id }) => id),
  );
  const seen = [...found.values()].filter((item) => isSeen(member, item));
  const titles = await nameServices(seen.map(({ configuration }) => configuration));
  return new Map(seen.map(({ id, number }, at) => [id, `${titles[at]} of ${orderName(number)}`]));
}

function isSeen({ id, role }: Member, { assignedTo }: FoundItem): boolean {
  return assignedTo === null || may(role, "see_queue", { own: assignedTo === id });
}
