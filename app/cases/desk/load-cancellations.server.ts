import { href } from "react-router";

import type { Member } from "#app/desk/find-staff.server.ts";
import {
  listCancellations,
  type ListedCancellation,
} from "#app/cases/cancelling/list-cancellations-at-desk.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { orderName } from "#app/orders/listed-order.ts";
import { nameItems, type NamedItem } from "#app/orders/name-items.server.ts";
import { db } from "#app/platform/db.server.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";

/** A page of the requests to cancel, as rows. */
export async function loadCancellations(member: Member, address: URLSearchParams) {
  const { wishes, next } = valueOrStatus(await listCancellations(member, address.get("after")));
  const items = await nameItems(
    db,
    wishes.map(({ itemId }) => itemId),
  );
  const named = wishes.flatMap((wish) => {
    const item = items.get(wish.itemId);
    return item ? [{ wish, item }] : [];
  });
  const headings = await nameServices(named.map(({ item }) => item.configuration));
  return {
    rows: named.map(({ wish, item }, index) => rowOf(wish, item, { heading: headings[index] ?? "", member })),
    moreHref: next && `?${new URLSearchParams({ after: next })}`,
  };
}

function rowOf(
  wish: ListedCancellation,
  { id, number, currency }: NamedItem,
  { heading, member }: { heading: string; member: Member },
) {
  const back = wish.shownToWallet + wish.shownToGateway + wish.shownPremium;
  return {
    id: wish.id,
    asked: shortTime(wish.askedAt, member.timeZone),
    service: {
      text: heading,
      href: `${href("/staff/work/:itemId", { itemId: id })}#cancelling`,
      note: orderName(number),
    },
    customer: wish.customer,
    refund: formatMoney(back, currency),
    reason: wish.words,
  };
}
