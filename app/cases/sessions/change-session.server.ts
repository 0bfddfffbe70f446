import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { unknownAppointment, sessionChanged } from "#app/cases/sessions/appointment-refusals.ts";
import { readAppointmentText } from "#app/cases/sessions/appointment.ts";
import {
  cancelAppointment,
  endAppointment,
  keepAppointment,
  moveAppointment,
} from "#app/cases/sessions/change-appointment.server.ts";
import { type Appointment, lockAppointment } from "#app/cases/sessions/find-appointments.server.ts";
import { lockColleague } from "#app/desk/find-colleague.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { unknownItem } from "#app/cases/item-refusals.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { type DeskAction, may } from "#app/desk/permissions.ts";
import { sessionFacts } from "#app/cases/sessions/session-facts.ts";
import { checkHolidays, readPlace, type TypedPlace } from "#app/cases/sessions/session-place.server.ts";
import { lockItem } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type Asked = { member: Member; itemId: OrderItemId; appointmentId: string; now: Date };

/** A new time answers the customer's request. `seen`: the sequence the page showed. */
export function moveSession({
  seen,
  ...asked
}: Asked & TypedPlace & { seen: string }): Promise<Outcome<Appointment>> {
  const { member, now } = asked;
  const holder = asked.counsellorId;
  return change(asked, { right: "change_session", event: "session_moved", holder }, async (tx, before) => {
    const place = await readPlace(tx, member, asked);
    // A stale page comes first: the form is redrawn for the current session, so field errors would mislead.
    if (!place.ok) return isSeen(before, seen) ? place : sessionChanged;
    const moved = await moveAppointment(tx, before, {
      to: place.value,
      seen: Number(seen),
      by: member.id,
      now,
    });
    // A later holiday must not block changing only the link.
    if (!moved.ok || isSamePlace(before, moved.value)) return moved;
    const free = await checkHolidays(tx, place.value);
    return free.ok ? moved : free;
  });
}

/** Refuses a new time, with a reason for the customer. */
export function keepSession({
  text: typed,
  ...asked
}: Asked & { text: string }): Promise<Outcome<Appointment>> {
  const text = readAppointmentText(typed);
  return change(asked, { right: "change_session", event: "session_kept" }, async (tx, before) =>
    text.ok ? keepAppointment(tx, before, { text: text.value, now: asked.now }) : text,
  );
}

/** It can be booked again. Refuses if somebody moved it meanwhile: the new time may suit. */
export function cancelSession({
  text: typed,
  seen,
  ...asked
}: Asked & { text: string; seen: string }): Promise<Outcome<Appointment>> {
  const text = readAppointmentText(typed);
  return change(asked, { right: "change_session", event: "session_cancelled" }, async (tx, before) => {
    if (!isSeen(before, seen)) return sessionChanged;
    return text.ok ? cancelAppointment(tx, before, { text: text.value, by: asked.member.id }) : text;
  });
}

function isSeen({ state, sequence }: Appointment, seen: string): boolean {
  return state !== "booked" || String(sequence) === seen;
}

export function endSession({
  as: end,
  ...asked
}: Asked & { as: "held" | "no_show" }): Promise<Outcome<Appointment>> {
  return change(asked, { right: "end_session", event: "session_ended" }, (tx, before) =>
    endAppointment(tx, before, { as: end, now: asked.now }),
  );
}

async function change(
  { member, itemId, appointmentId, now }: Asked,
  { right, event, holder }: { right: DeskAction; event: string; holder?: UserId },
  work: (tx: Transaction, before: Appointment) => Promise<Outcome<Appointment>>,
): Promise<Outcome<Appointment>> {
  return allOrNothing(db, async (tx) => {
    // Locks person before items, like ending a role.
    if (holder !== undefined) await lockColleague(tx, holder);
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    if (!may(member.role, right, { own: item.assignedTo === member.id })) return notAllowed;
    const before = await lockAppointment(tx, appointmentId);
    if (before?.itemId !== itemId) return unknownAppointment;
    const changed = await work(tx, before);
    // The same once more is not logged.
    if (!changed.ok || changed.value === before) return changed;
    await recordAuditEvent(tx, {
      actor: member,
      event,
      subject: { kind: "item", id: itemId },
      before: sessionFacts(before),
      after: sessionFacts(changed.value),
      now,
    });
    return done(changed.value);
  });
}

function isSamePlace(before: Appointment, after: Appointment): boolean {
  return (
    before.counsellorId === after.counsellorId &&
    before.startsAt.getTime() === after.startsAt.getTime() &&
    before.endsAt.getTime() === after.endsAt.getTime()
  );
}
