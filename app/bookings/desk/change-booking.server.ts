import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { ChatEnd } from "#app/bookings/desk/desk-chat-view.ts";
import { confirmBooking } from "#app/bookings/confirm-booking.server.ts";
import { endBooking } from "#app/bookings/end-booking.server.ts";
import { lockBooking, type LockedBooking } from "#app/bookings/lock-booking.server.ts";
import { isOpen } from "#app/bookings/booking.ts";
import { unknownBooking } from "#app/bookings/booking-refusals.ts";
import { onceAtATime } from "#app/bookings/once-at-a-time.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { momentIn } from "#app/desk/zone-time.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Asked = {
  member: Member;
  bookingId: string;
  /** The sequence the page showed; it grows with each new time. */
  seen: string;
  now: Date;
};

/** The time is local to the staff member: 2026-10-03T16:30. Their hours do not bind them, but nobody is booked twice. */
export function setChatTime({
  localTime,
  ...asked
}: Asked & { localTime: string }): Promise<Outcome<LockedBooking>> {
  const { member, now } = asked;
  return change(asked, "chat_time_set", async (tx, before) => {
    const startsAt = momentIn(localTime, member.timeZone);
    const isSame = before.startsAt !== null && before.startsAt.getTime() === startsAt?.getTime();
    if (!isSame && !isSeen(before, asked)) return movedMeanwhile;
    if (!startsAt) return noTime;
    const placed = await onceAtATime(tx, { people: [member.id, before.userId], busy }, (savepoint) =>
      confirmBooking({ bookingId: before.id, startsAt, staffId: member.id, now }, savepoint),
    );
    return placed.ok ? placed.value : placed;
  });
}

export function endChat({ as: end, ...asked }: Asked & { as: ChatEnd }): Promise<Outcome<LockedBooking>> {
  const { member, now } = asked;
  return change(asked, "chat_ended", async (tx, before) => {
    if (before.state === end) return done(before);
    if (isOpen(before.state) && !isSeen(before, asked)) return movedMeanwhile;
    return endBooking({ bookingId: before.id, as: end, staffId: member.id, now }, tx);
  });
}

function isSeen({ sequence }: LockedBooking, { seen }: Pick<Asked, "seen">): boolean {
  return String(sequence) === seen;
}

async function change(
  { member, bookingId, now }: Asked,
  event: string,
  work: (tx: Transaction, before: LockedBooking) => Promise<Outcome<LockedBooking>>,
): Promise<Outcome<LockedBooking>> {
  if (!may(member.role, "change_booking", { own: false })) return notAllowed;
  return allOrNothing(db, async (tx) => {
    const before = await lockBooking(tx, bookingId);
    if (!before) return unknownBooking;
    const changed = await work(tx, before);
    if (!changed.ok) return changed;
    const after = changed.value;
    // The same once more is not logged.
    if (before.state === after.state && before.sequence === after.sequence) return changed;
    const subject = { kind: "booking", id: bookingId };
    await recordAuditEvent(tx, {
      actor: member,
      event,
      subject,
      before: told(before),
      after: told(after),
      now,
    });
    return changed;
  });
}

function told({ state, startsAt }: LockedBooking): Record<string, unknown> {
  return { state, starts_at: startsAt?.toISOString() ?? null };
}

const movedMeanwhile = refuse({
  code: "moved_meanwhile",
  message:
    "Somebody has set a time for this free chat since you opened the page. Your change was not saved: look at the time, then decide again.",
  status: 409,
});

const noTime = refuse({
  code: "invalid_choice",
  message: "Choose a day and a time. The hour your clocks skip when they change does not exist.",
  status: 422,
  field: "starts_at",
});

const busy = {
  counsellor: refuse({
    code: "time_taken",
    message: "You have another free chat or a session at that time. A chat takes five minutes.",
    status: 409,
    field: "starts_at",
  }),
  customer: refuse({
    code: "time_taken",
    message: "The customer has another free chat or a session at that time.",
    status: 409,
    field: "starts_at",
  }),
};
