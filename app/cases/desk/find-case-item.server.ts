import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { type Account, findAccount } from "#app/accounts/search-accounts.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { unknownItem } from "#app/cases/item-refusals.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { maySeeCase } from "#app/cases/may-see-case.server.ts";
import { findItem, type ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type DeskItem = {
  item: ItemInOrder;
  customer: Account | null;
  counsellor: string | null;
};

export async function findDeskItem(member: Member, itemId: string): Promise<Outcome<DeskItem>> {
  const item = await findItem(db, itemId);
  if (!item) return unknownItem;
  if (!(await maySeeCase(db, member, item))) return notAllowed;
  const { userId, assignedTo } = item;
  const [customer, names] = await Promise.all([
    findAccount(db, userId),
    namePeople(db, assignedTo === null ? [] : [assignedTo]),
  ]);
  return done({
    item,
    customer: customer?.deletedAt ? null : customer,
    counsellor: assignedTo === null ? null : fullName(names.get(assignedTo)),
  });
}
