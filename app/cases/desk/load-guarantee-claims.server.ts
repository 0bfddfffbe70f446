import { href } from "react-router";

import { type ListedClaim, listOpenClaims } from "#app/cases/guarantee/list-claims-at-desk.server.ts";
import { guaranteesOf } from "#app/catalog/bought-service.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { nameItems, type NamedItem } from "#app/orders/items/name-items.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { db } from "#app/platform/db.server.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

export async function loadGuaranteeClaims(member: Member, address: URLSearchParams) {
  const { claims, next } = valueOrStatus(await listOpenClaims(member, address.get("after")));
  const items = await nameItems(
    db,
    claims.map(({ itemId }) => itemId),
  );
  const named = claims.flatMap((claim) => {
    const item = items.get(claim.itemId);
    return item ? [{ claim, item }] : [];
  });
  const headings = await nameServices(named.map(({ item }) => item.configuration));
  return {
    rows: named.map(({ claim, item }, at) => rowOf(claim, item, { heading: headings[at] ?? "", member })),
    moreHref: next && `?${new URLSearchParams({ after: next })}`,
  };
}

function rowOf(
  { id, claimedAt, guarantee, customer, text }: ListedClaim,
  item: NamedItem,
  { heading, member }: { heading: string; member: Member },
) {
  const claimed = guaranteesOf(item.configuration).find(({ name }) => name === guarantee);
  return {
    id,
    claimed: shortTime(claimedAt, member.timeZone),
    service: {
      text: heading,
      href: `${href("/staff/work/:itemId", { itemId: item.id })}#guarantee`,
      note: orderName(item.number),
    },
    guarantee: claimed?.heading ?? "Guarantee",
    customer,
    text,
  };
}
