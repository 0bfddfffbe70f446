import { readersOfDrafts } from "#app/cases/deliverables/find-drafts.server.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import { counsellorsOfSessions } from "#app/cases/sessions/take-sessions-along.server.ts";
import { type Colleague, listColleagues } from "#app/desk/list-colleagues.server.ts";
import { may } from "#app/desk/permissions.ts";
import type { ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { askAtOnce } from "#app/platform/ask-at-once.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Those at the desk who may see the case, as `maySeeCase` has it for each. */
export async function listCaseReaders({
  id,
  state,
  assignedTo,
}: Pick<ItemInOrder, "id" | "state" | "assignedTo">): Promise<Colleague[]> {
  const [colleagues, { holders, readers }] = await Promise.all([
    listColleagues(),
    askAtOnce(db, { holders: counsellorsOfSessions(id), readers: readersOfDrafts(id) }),
  ]);
  const isOpen = !isClosed(state);
  return colleagues.filter(
    (one) =>
      may(one.role, "see_item", { own: one.id === assignedTo || holders.includes(one.id) }) ||
      (isOpen && readers.includes(one.id) && may(one.role, "see_item", { own: true })) ||
      (isOpen && assignedTo === null && may(one.role, "take_item", { own: false })),
  );
}
