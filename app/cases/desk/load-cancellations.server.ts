import { href } from "react-router";

import type { Member } from "#app/desk/find-staff.server.ts";
import {
  listCancellations,
  type ListedCancellation,
} from "#app/cases/cancelling/list-cancellations-at-desk.server.ts";
import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { zonesOfCustomers } from "#app/bookings/find-last-time-zone.server.ts";
import { answerWorkingDays } from "#app/cases/cancelling/refund-due.ts";
import { daysOffFrom } from "#app/desk/firm-holidays.server.ts";
import { afterWorkingDays } from "#app/orders/items/working-days.ts";
import { utcDay, writtenDate } from "#app/platform/dates.ts";
import { listMissedToDecide } from "#app/cases/sessions/missed-session.server.ts";
import { may } from "#app/desk/permissions.ts";
import { findItemsById } from "#app/orders/items/find-items-by-id.server.ts";
import { customersTime, shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { orderName } from "#app/orders/order-number.ts";
import { nameItems, type NamedItem } from "#app/orders/items/name-items.server.ts";
import { db } from "#app/platform/db.server.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";

export async function loadCancellations(member: Member, address: URLSearchParams, now: Date) {
  const { cancellations, next } = valueOrStatus(await listCancellations(member, address.get("after")));
  const items = await nameItems(
    db,
    cancellations.map(({ itemId }) => itemId),
  );
  const named = cancellations.flatMap((cancellation) => {
    const item = items.get(cancellation.itemId);
    return item ? [{ cancellation, item }] : [];
  });
  const headings = await nameServices(named.map(({ item }) => item.configuration));
  const oldest = cancellations[0]?.askedAt;
  const daysOff = oldest ? await daysOffFrom(db, oldest) : new Set<string>();
  const today = utcDay(now);
  return {
    missed: may(member.role, "decide_missed", { own: false }) ? await missedRows(member) : [],
    rows: named.map(({ cancellation, item }, index) =>
      rowOf(cancellation, item, { heading: headings[index] ?? "", member, daysOff, today }),
    ),
    moreHref: next && `?${new URLSearchParams({ after: next })}`,
  };
}

type Around = { heading: string; member: Member; daysOff: ReadonlySet<string>; today: string };

const missedMax = 50;

async function missedRows({ timeZone }: Member) {
  const sessions = await listMissedToDecide(db, missedMax);
  const items = await findItemsById(
    db,
    sessions.map(({ itemId }) => itemId),
  );
  const named = sessions.flatMap((session) => {
    const item = items.get(session.itemId);
    return item ? [{ session, item }] : [];
  });
  const headings = await nameServices(named.map(({ item }) => item.configuration));
  const customerIds = sessions.map(({ customerId }) => customerId);
  const [names, zones] = await Promise.all([namePeople(db, customerIds), zonesOfCustomers(db, customerIds)]);
  return named.map(({ session, item }, at) => ({
    id: session.id,
    session: {
      text: shortTime(session.startsAt, timeZone),
      note: customersTime(session.startsAt, timeZone, zones.get(session.customerId)),
    },
    service: {
      text: headings[at] ?? "",
      href: `${href("/staff/work/:itemId", { itemId: item.id })}#session-${session.id}`,
      note: orderName(item.number),
    },
    customer: fullName(names.get(session.customerId)),
    reason: session.missedReason ?? "",
  }));
}

function rowOf(
  cancellation: ListedCancellation,
  { id, number, currency }: NamedItem,
  { heading, member, daysOff, today }: Around,
) {
  const answerBy = afterWorkingDays(cancellation.askedAt, answerWorkingDays, daysOff);
  const back = cancellation.shownToWallet + cancellation.shownToGateway + cancellation.shownPremium;
  return {
    id: cancellation.id,
    asked: shortTime(cancellation.askedAt, member.timeZone),
    by: { text: writtenDate(answerBy), note: answerBy < today ? "Overdue" : null },
    service: {
      text: heading,
      href: `${href("/staff/work/:itemId", { itemId: id })}#cancelling`,
      note: orderName(number),
    },
    customer: {
      text: cancellation.customer,
      note: cancellation.proposedBy && `Proposed by ${cancellation.proposedBy}`,
    },
    refund: formatMoney(back, currency),
    reason: cancellation.text,
  };
}
