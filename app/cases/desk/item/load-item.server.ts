import { href } from "react-router";

import type { Account } from "#app/accounts/search-accounts.server.ts";
import { zoneName } from "#app/bookings/chat-time.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { findLastTimeZone } from "#app/bookings/find-last-time-zone.server.ts";
import { countriesWithCode } from "#app/bookings/whatsapp-number.server.ts";
import { type DeskItem, findDeskItem } from "#app/cases/desk/find-case-item.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { whyNotByHand } from "#app/cases/deliverables/draft-laws.ts";
import { hasSecondReader } from "#app/catalog/stored-service.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type HandMove, isClosed, movesOf, nextStepOf } from "#app/cases/item-moves.ts";
import { findReopening } from "#app/cases/reopen-item.server.ts";
import { colleagueLabel, listAvailable } from "#app/cases/list-available.server.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { isLightning } from "#app/orders/items/due-date.ts";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import { orderName } from "#app/orders/order-number.ts";
import { describeInFull } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import type { CaseAt } from "#app/cases/case-part.ts";
import type { ItemView } from "#app/cases/desk/item/item-view.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export async function loadItem(
  member: Member,
  itemId: string,
  { now, query }: Pick<CaseAt, "now" | "query">,
): Promise<{ item: ItemView; at: CaseAt; customer: CustomerOfCase }> {
  const found = valueOrStatus(await findDeskItem(member, itemId));
  const viewer = { side: "desk", member, timeZone: member.timeZone } as const;
  const { customer } = found;
  const zone = customer && customerZone(await findLastTimeZone(db, customer.id), customer.country);
  const view = await viewOf(member, found, { zone, now });
  const firstName = customer?.firstName ?? null;
  return {
    item: view,
    at: { viewer, item: found.item, now, query },
    customer: { firstName, zone },
  };
}

/** Both null for a deleted account. */
type CustomerOfCase = { firstName: string | null; zone: string | null };

async function viewOf(
  member: Member,
  { item, customer, counsellor }: DeskItem,
  { zone, now }: { zone: string | null; now: Date },
): Promise<ItemView> {
  const { configuration, state, currency, assignedTo } = item;
  const [heading = configuration.service] = await nameServices([configuration]);
  const own = assignedTo === member.id;
  const seesRecords = mayEver(member.role, "see_customers");
  const money = (amount: bigint) => formatMoney(amount, currency);
  return {
    id: item.id,
    from: state,
    heading,
    text: describeInFull(configuration),
    order: orderName(item.number),
    orderHref: seesRecords ? href("/staff/orders/:orderId", { orderId: item.orderId }) : null,
    state: itemStateLabels[state],
    lightning: isLightning(configuration),
    next: nextStepOf(item),
    due: item.dueOn === null ? "Set when the customer sends the form" : writtenDate(item.dueOn),
    counsellor: counsellor ?? "Nobody yet",
    customer: customer && {
      name: fullName(customer),
      localTime: zone && `${clockIn(now, zone).time}, ${zoneName(now, zone)}`,
      href: seesRecords ? href("/staff/customers/:userId", { userId: customer.id }) : null,
      reach: may(member.role, "write_message", { own }) ? reachOf(customer) : null,
    },
    lines: item.lines.map(({ label, amount }) => ({ label, amount: money(amount) })),
    price: money(item.price),
    refunded: item.refunded === 0n ? null : money(item.refunded),
    moves: await movesFor(member, item),
    isOpen: !isClosed(state),
    reopenable: may(member.role, "reopen_item", { own }) && (await findReopening(db, item)) !== null,
    takeable: assignedTo === null && !isClosed(state) && may(member.role, "take_item", { own }),
    returnable: own && !isClosed(state) && may(member.role, "give_back_item", { own }),
    assign: await assignView(member, item, now),
  };
}

async function movesFor({ id, role }: Member, item: DeskItem["item"]): Promise<HandMove[]> {
  const own = item.assignedTo === id;
  if (!may(role, "move_item", { own })) return [];
  const secondReader = await hasSecondReader(db, item.configuration.service);
  const barred = whyNotByHand(role, { secondReader, holdsItem: own, reason: "" }) !== null;
  return movesOf(item).filter(({ to }) => !(to === "delivered" && barred));
}

function reachOf({ email, mobile, country }: Account) {
  const dialled = countriesWithCode().find(({ code }) => code === country)?.dialled;
  return { email, mobile: dialled ? `${dialled} ${mobile}` : mobile };
}

async function assignView(
  member: Member,
  { state, assignedTo }: DeskItem["item"],
  now: Date,
): Promise<ItemView["assign"]> {
  const allowed = may(member.role, "assign_item", { own: assignedTo === member.id });
  if (!allowed || isClosed(state)) return null;
  const colleagues = await listAvailable(now);
  return {
    from: assignedTo ?? "",
    people: [
      { value: "", label: "Nobody" },
      ...colleagues.map((colleague) => ({ value: colleague.id, label: colleagueLabel(colleague) })),
    ],
  };
}
