import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { lastCancellation } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { itemsWithOpenClaim } from "#app/cases/guarantee/list-claims.server.ts";
import { listVersions } from "#app/cases/deliverables/list-versions.server.ts";
import { deliveryText } from "#app/orders/items/delivery-text.ts";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import { listItemChanges } from "#app/orders/items/list-item-changes.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { describeInFull } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import type { CaseAt } from "#app/cases/case-part.ts";
import { loadEvents } from "#app/cases/load-events.server.ts";
import { stepsDone } from "#app/cases/progress.ts";
import { nextStep } from "#app/cases/next-step.ts";
import { shownChanges } from "#app/cases/shown-changes.ts";
import type { CaseStatusView } from "#app/cases/case-status-view.ts";

/** Shows only the counsellor's first name. */
export async function loadCaseStatus({ item, viewer }: CaseAt): Promise<CaseStatusView> {
  const { configuration, state, dueOn, assignedTo } = item;
  const [headings, changes, names, events, versions, input, claimed] = await Promise.all([
    nameServices([configuration]),
    listItemChanges(db, [item.id]),
    namePeople(db, assignedTo === null ? [] : [assignedTo]),
    loadEvents(item.id),
    listVersions(db, item.id),
    lastCancellation(db, item.id, "customer"),
    itemsWithOpenClaim(db, [item.id]),
  ]);
  const { timeZone } = viewer;
  const asked = { askedToCancel: input?.state === "asked", claimsGuarantee: claimed.has(item.id) };
  return {
    heading: headings[0] ?? configuration.service,
    text: describeInFull(configuration),
    order: orderName(item.number),
    state: itemStateLabels[state],
    next: nextStep({
      state,
      dueOn,
      delivery: deliveryText(configuration),
      answerBy: item.answerBy,
      ...asked,
    }),
    stepsDone: stepsDone({ state, dueOn }),
    isOver: isClosed(state),
    ...asked,
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
