import { shownAwaiting } from "#app/cases/awaiting.ts";
import { answerWorkingDays } from "#app/cases/cancelling/refund-due.ts";
import { findOpenRequest } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import type { AwaitingView } from "#app/cases/desk/awaiting-line.tsx";
import { findFirstResponse } from "#app/cases/find-first-response.server.ts";
import { shownFirstResponse } from "#app/cases/first-response.ts";
import { requestClock } from "#app/cases/request-clock.ts";
import { daysOffFrom } from "#app/desk/firm-holidays.server.ts";
import type { ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";

/** The case's clocks. */
export async function loadAwaiting(item: ItemInOrder, now: Date): Promise<AwaitingView> {
  const [response, request, daysOff] = await Promise.all([
    findFirstResponse(db, item.id),
    item.requestSince === null ? null : findOpenRequest(db, item.id),
    daysOffFrom(db, item.paidAt ?? now),
  ]);
  const asked = request?.fromDesk === false ? request.askedAt : null;
  return {
    awaiting: shownAwaiting(item, now),
    firstResponse: response && shownFirstResponse(response, { now, daysOff }),
    request: asked && requestClock(asked, { days: answerWorkingDays, now, daysOff }),
  };
}
