import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { checkStart } from "#app/cases/sessions/appointment.ts";
import { bookAppointment } from "#app/cases/sessions/book-appointment.server.ts";
import type { Appointment } from "#app/cases/sessions/find-appointments.server.ts";
import { boughtSessions } from "#app/catalog/bought-service.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import { closedItem, unknownItem } from "#app/cases/item-refusals.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { refuseWhileAsked } from "#app/cases/cancelling/refuse-while-asked.server.ts";
import { sessionFacts } from "#app/cases/sessions/session-facts.ts";
import { checkHolidays, readPlace, type TypedPlace } from "#app/cases/sessions/session-place.server.ts";
import { lockItem } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export type NewSession = TypedPlace & {
  member: Member;
  itemId: OrderItemId;
  appointmentId: string;
  kind: string;
  now: Date;
};

/** A counsellor or customer is never booked twice for one time, even by parallel requests. */
export async function bookSession(asked: NewSession): Promise<Outcome<Appointment>> {
  const { member, itemId, appointmentId, now } = asked;
  return allOrNothing(db, async (tx) => {
    const place = await readPlace(tx, member, asked);
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    if (!may(member.role, "book_session", { own: item.assignedTo === member.id })) return notAllowed;
    if (isClosed(item.state)) return closedItem;
    const bought = boughtSessions(item.configuration).find(({ kind }) => kind === asked.kind);
    if (!bought) return notHeldInSessions;
    // A booking would change the refund the customer was shown.
    const unasked = await refuseWhileAsked(tx, [itemId]);
    if (!unasked.ok) return unasked;
    if (!place.ok) return place;
    const start = checkStart(place.value.startsAt, now);
    if (!start.ok) return start;
    const free = await checkHolidays(tx, place.value);
    if (!free.ok) return free;
    const by = { by: member.id, now };
    const booked = await bookAppointment(tx, item, { id: appointmentId, bought, ...place.value, ...by });
    if (!booked.ok) return booked;
    const { appointment, isNew } = booked.value;
    if (!isNew) return done(appointment);
    await recordAuditEvent(tx, {
      actor: member,
      event: "session_booked",
      subject: { kind: "item", id: itemId },
      after: sessionFacts(appointment),
      now,
    });
    return done(appointment);
  });
}

const notHeldInSessions = refuse({
  code: "invalid_choice",
  message: "Choose what is held. This service is not held in such sessions.",
  status: 422,
});
