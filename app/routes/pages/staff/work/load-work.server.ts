import { data } from "react-router";

import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import { writtenDate } from "#app/content/written-date.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { isClosed, nextStepWords } from "#app/desk/item-moves.ts";
import { listColleagues } from "#app/desk/list-colleagues.server.ts";
import { listWork, type QueuedItem } from "#app/desk/list-work.server.ts";
import { may } from "#app/desk/permissions.ts";
import { ourStates, readWorkFilter, type WorkFilter, writeWorkFilter } from "#app/desk/work-filter.ts";
import { isLightning } from "#app/orders/due-date.ts";
import { itemStateWords } from "#app/orders/item-state-words.ts";
import { orderName } from "#app/orders/listed-order.ts";
import { describe } from "#app/pricing/configuration.ts";
import type { FilterView, ShownItem, WorkView } from "#app/routes/pages/staff/work/work-view.ts";

const path = "/staff/work";

/** The page of the queue that the address asks for. */
export async function loadWork(member: Member, url: URL, now: Date): Promise<WorkView> {
  const filter = readWorkFilter(url.searchParams);
  const queue = await listWork({ member, filter, now });
  if (!queue.ok) throw data(null, { status: queue.refusal.status });
  const { items, next } = queue.value;
  const headings = await findHeadings(items.map(({ configuration }) => configuration.service));
  const today = now.toISOString().slice(0, 10);
  return {
    items: items.map((item, at) => shown(item, headings[at] ?? item.configuration.service, member, today)),
    filter: await filterView(filter, member),
    nextHref: next && path + writeWorkFilter({ ...filter, after: next }),
    firstHref: filter.after && path + writeWorkFilter({ ...filter, after: null }),
  };
}

function shown(item: QueuedItem, heading: string, { id, role }: Member, today: string): ShownItem {
  const { configuration, state, dueOn, assignedTo } = item;
  const own = assignedTo === id;
  return {
    id: item.id,
    href: may(role, "see_item", { own }) ? `${path}/${item.id}` : null,
    order: orderName(item.number),
    heading,
    words: describe(configuration),
    due: dueOn === null ? `Paid ${writtenDate(item.place.day)}` : writtenDate(dueOn),
    overdue: dueOn !== null && dueOn < today && ourStates.includes(state),
    state: itemStateWords[state],
    lightning: isLightning(configuration),
    customer: item.customer,
    counsellor: item.counsellor ?? "Nobody yet",
    next: nextStepWords[state],
    takeable: assignedTo === null && !isClosed(state) && may(role, "take_item", { own }),
  };
}

/** Who sees only their own work chooses between that and what nobody has. */
async function filterView(filter: WorkFilter, { id, role }: Member): Promise<FilterView> {
  const services = await listServices();
  const colleagues = may(role, "see_queue", { own: false }) ? await listColleagues() : [];
  const { state, service, person, overdue } = filter;
  return {
    states: [
      { value: "open", label: "Everything open" },
      ...Object.entries(itemStateWords).map(([value, label]) => ({ value, label })),
      { value: "all", label: "Everything" },
    ],
    services: services.map(({ slug, heading }) => ({ value: slug, label: heading })),
    people: [
      { value: "me", label: "Mine" },
      { value: "nobody", label: "Nobody yet" },
      ...colleagues.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: one.name })),
    ],
    chosen: { state, service: service ?? "", person: person === id ? "me" : (person ?? ""), overdue },
  };
}
