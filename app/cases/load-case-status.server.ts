import { namePeople } from "#app/accounts/name-people.server.ts";
import { lastCancellation } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { listVersions } from "#app/cases/deliverables/list-versions.server.ts";
import { deliveryWords } from "#app/orders/delivery-words.ts";
import { itemStateWords } from "#app/orders/item-state-words.ts";
import { listItemChanges } from "#app/orders/list-item-changes.server.ts";
import { orderName } from "#app/orders/listed-order.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { describeInFull } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import type { CaseAt } from "#app/cases/case-part.ts";
import { loadEvents } from "#app/cases/load-events.server.ts";
import { nextStep } from "#app/cases/next-step.ts";
import { shownChanges } from "#app/cases/shown-changes.ts";
import type { CaseStatusView } from "#app/cases/case-status-view.ts";

/** Where a service stands, for its customer: a counsellor goes by their first name. */
export async function loadCaseStatus({ item, viewer }: CaseAt): Promise<CaseStatusView> {
  const { configuration, state, dueOn, assignedTo } = item;
  const [headings, changes, names, events, versions, wish] = await Promise.all([
    nameServices([configuration]),
    listItemChanges(db, [item.id]),
    namePeople(db, assignedTo === null ? [] : [assignedTo]),
    loadEvents(item.id),
    listVersions(db, item.id),
    lastCancellation(db, item.id),
  ]);
  const { timeZone } = viewer;
  const askedToCancel = wish?.state === "asked";
  return {
    heading: headings[0] ?? configuration.service,
    words: describeInFull(configuration),
    order: orderName(item.number),
    state: itemStateWords[state],
    next: nextStep({ state, dueOn, delivery: deliveryWords(configuration), askedToCancel }),
    askedToCancel,
    due: dueOn === null ? null : writtenDate(dueOn),
    counsellor: assignedTo === null ? null : (names.get(assignedTo)?.firstName ?? null),
    changes: shownChanges(changes.get(item.id) ?? [], {
      customerId: item.userId,
      timeZone,
      events,
      versions: versions.map(({ version }) => version),
    }),
  };
}
