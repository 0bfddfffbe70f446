import { shownAwaiting } from "#app/cases/awaiting.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import { customService } from "#app/catalog/slugs.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { awayToday } from "#app/desk/holidays.server.ts";
import { isClosed, shortNextStepOf } from "#app/cases/item-moves.ts";
import { listColleagues } from "#app/desk/list-colleagues.server.ts";
import { listWork, type QueuedItem } from "#app/cases/desk/list-work.server.ts";
import { listView } from "#app/desk/list/list-view.server.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { ourStates, readWork, writeCursor } from "#app/cases/desk/work-filter.ts";
import { writeChosen } from "#app/cases/desk/work/chosen-item.ts";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import { orderName } from "#app/orders/order-number.ts";
import { describe } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { mediumDate, utcDay, writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import type { Tone } from "#app/ui/data-table.tsx";
import type { ShownItem, WorkOptions } from "#app/cases/desk/work/work-view.ts";

const path = "/staff/work";

export async function loadWork(member: Member, url: URL, now: Date) {
  const { shape, query, filter } = readWork(url.searchParams);
  const { items, previous, next } = valueOrStatus(await listWork({ member, filter, now }));
  const [headings, away, list, options] = await Promise.all([
    nameServices(items.map(({ configuration }) => configuration)),
    awayToday(db, now),
    listView(shape, query, {
      member,
      previous: previous && writeCursor(previous),
      next: next && writeCursor(next),
    }),
    workOptions(member),
  ]);
  const today = utcDay(now);
  return {
    list,
    options,
    mayAssign: mayEver(member.role, "assign_item"),
    items: items.map((item, at) =>
      shown(item, headings[at] ?? item.configuration.service, member, {
        now,
        today,
        away,
        reading: filter.reading,
      }),
    ),
    queues: queues.map(({ text, state, href }) => ({ text, href, isHere: filter.state === state })),
  };
}

const queues = [
  { text: "For us to do", state: "open", href: path },
  { text: "Waiting for the customer", state: "customer", href: `${path}?state=customer` },
  { text: "Everything", state: "all", href: `${path}?state=all` },
];

type Around = { now: Date; today: string; away: Map<string, string>; reading: boolean };

function shown(
  item: QueuedItem,
  heading: string,
  { id, role }: Member,
  { now, today, away, reading }: Around,
): ShownItem {
  const { configuration, state, dueOn, assignedTo } = item;
  const awaiting = shownAwaiting(item, now);
  const own = assignedTo === id;
  const takeable = assignedTo === null && !isClosed(state) && may(role, "take_item", { own });
  return {
    id: item.id,
    href: reading || takeable || may(role, "see_item", { own }) ? `${path}/${item.id}` : null,
    order: orderName(item.number),
    heading,
    text: describe(configuration),
    due: dueOn === null ? `Paid ${mediumDate(item.place.day)}` : mediumDate(dueOn),
    overdue: dueOn !== null && dueOn < today && ourStates.includes(state),
    state: itemStateLabels[state],
    tone: tones[state] ?? null,
    customer: item.customer,
    counsellor: counsellorText(item, away),
    // The next step says the rest.
    awaiting: awaiting && { ...awaiting, note: awaiting.tone === "warning" ? awaiting.note : null },
    next: shortNextStepOf(item),
    unread: item.toRead.messages === 0 ? null : `${item.toRead.messages} unread`,
    toCheck: item.toRead.evidence === 0 ? null : "Evidence to check",
    request: item.request,
    takeable,
    chosenAs: writeChosen(item),
  };
}

const tones: Partial<Record<ItemState, Tone>> = {
  in_progress: "harbour",
  in_review: "harbour",
  delivered: "success",
  completed: "muted",
  cancelled: "muted",
  refunded: "muted",
};

function counsellorText({ counsellor, assignedTo }: QueuedItem, away: Around["away"]): string {
  if (counsellor === null || assignedTo === null) return "Nobody yet";
  const until = away.get(assignedTo);
  return until === undefined ? counsellor : `${counsellor}, away until ${writtenDate(until)}`;
}

/** Members limited to their own work choose between that and unassigned items. */
async function workOptions({ id, role }: Member): Promise<WorkOptions> {
  const services = await listServices();
  const colleagues = may(role, "see_queue", { own: false }) ? await listColleagues() : [];
  return {
    states: [
      { value: "", label: "For us to do" },
      { value: "customer", label: "Waiting for the customer" },
      { value: "waiting", label: "Waiting for the customer’s form" },
      ...Object.entries(itemStateLabels).map(([value, label]) => ({ value, label })),
      { value: "all", label: "Everything" },
    ],
    services: [
      ...services.map(({ slug, heading }) => ({ value: slug, label: heading })),
      { value: customService, label: "Work with a title of its own" },
    ],
    people: [
      { value: "me", label: "Mine" },
      { value: "nobody", label: "Nobody yet" },
      ...colleagues.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: one.name })),
    ],
  };
}
