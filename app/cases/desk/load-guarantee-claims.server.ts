import { href } from "react-router";

import { type ListedClaim, listOpenClaims } from "#app/cases/guarantee/list-claims-at-desk.server.ts";
import { guaranteesOf } from "#app/catalog/bought-service.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { daysOffFrom } from "#app/desk/firm-holidays.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { nameItems, type NamedItem } from "#app/orders/items/name-items.server.ts";
import { afterWorkingDays } from "#app/orders/items/working-days.ts";
import { orderName } from "#app/orders/order-number.ts";
import { utcDay, writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

export async function loadGuaranteeClaims(member: Member, address: URLSearchParams, now: Date) {
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
  const oldest = claims[0]?.claimedAt;
  const around = {
    member,
    today: utcDay(now),
    daysOff: oldest ? await daysOffFrom(db, oldest) : new Set<string>(),
  };
  return {
    rows: named.map(({ claim, item }, at) => rowOf(claim, item, { heading: headings[at] ?? "", ...around })),
    moreHref: next && `?${new URLSearchParams({ after: next })}`,
  };
}

/** As we promise to answer a claim. */
const decideWorkingDays = 5;

type Around = { heading: string; member: Member; today: string; daysOff: ReadonlySet<string> };

function rowOf(
  { id, claimedAt, guarantee, customer, text }: ListedClaim,
  item: NamedItem,
  { heading, member, today, daysOff }: Around,
) {
  const by = afterWorkingDays(claimedAt, decideWorkingDays, daysOff);
  const claimed = guaranteesOf(item.configuration).find(({ name }) => name === guarantee);
  return {
    id,
    claimed: shortTime(claimedAt, member.timeZone),
    by: { text: writtenDate(by), note: by < today ? "Overdue" : null },
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
