import { inArray, type SQL } from "drizzle-orm";
import { href } from "react-router";

import { fullName } from "#app/accounts/profile/person-name.ts";
import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { personTerms } from "#app/accounts/search-accounts.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { CustomersMeant } from "#app/desk/pages/search/customer-of.server.ts";
import type { Clues } from "#app/desk/pages/search/search-clues.ts";
import type { SearchGroup } from "#app/desk/pages/search/search-hit.ts";
import { splitServiceTerms } from "#app/desk/pages/search/service-hits.server.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import { searchItems } from "#app/orders/items/search-items.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { db } from "#app/platform/db.server.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { hasReceiptWith, ordersOfReceipts } from "#app/receipts/search-receipts.server.ts";

type Asked = Clues & { customers: CustomersMeant };

const casesMax = 5;
const receiptsMax = 500;

/** By the order, the receipt, or the customer, also with words of the service. */
export async function findCases(member: Member, clues: Asked, now: Date): Promise<SearchGroup> {
  const label = "Cases";
  if (!mayEver(member.role, "see_item")) return { label, hits: [] };
  const found = await casesWith(member, clues, now);
  const [people, titles] = await Promise.all([
    namePeople(
      db,
      found.map(({ userId }) => userId),
    ),
    nameServices(found.map(({ configuration }) => configuration)),
  ]);
  const hits = found.map(({ id, number, userId, state }, at) => ({
    title: `${titles[at]} · ${fullName(people.get(userId))}`,
    detail: `${orderName(number)} · ${itemStateLabels[state]}`,
    href: href("/staff/work/:itemId", { itemId: id }),
  }));
  return { label, hits };
}

async function casesWith(member: Member, { text, people, order, receipt, customers }: Asked, now: Date) {
  const { rest, services } = await splitServiceTerms(people);
  const terms = services === null && people.length > 0 ? personTerms(text) : rest;
  const seesAll = may(member.role, "see_item", { own: false });
  return searchItems(
    db,
    {
      assignedTo: seesAll ? null : member.id,
      digits: order,
      isOrder: receipt === null ? null : orderOf({ part: receipt, now }, seesAll),
      isCustomer: terms.length === 0 ? null : await customers.isMeant(terms, seesAll),
      services,
    },
    casesMax,
  );
}

/** Of three digits there are too many receipts for those of one counsellor to be among the newest. */
function orderOf(about: { part: string; now: Date }, seesAll: boolean): (orderId: SQL) => SQL {
  if (!seesAll && /^\d{1,3}$/.test(about.part)) return (orderId) => hasReceiptWith(orderId, about);
  const most = seesAll ? casesMax : receiptsMax;
  return (orderId) => inArray(orderId, ordersOfReceipts(db, about, most));
}
