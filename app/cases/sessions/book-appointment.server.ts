import { z } from "zod";

import { remindedBy } from "#app/cases/sessions/appointment-reminder.ts";
import { noneLeft, unknownAppointment } from "#app/cases/sessions/appointment-refusals.ts";
import { nextPosition } from "#app/cases/sessions/appointment.ts";
import {
  type Appointment,
  findAppointment,
  listAppointments,
} from "#app/cases/sessions/find-appointments.server.ts";
import { onceAtATime } from "#app/cases/sessions/once-at-a-time.server.ts";
import { everyoneExcept, queueAppointmentMails } from "#app/cases/sessions/queue-appointment-mail.server.ts";
import { appointments } from "#app/cases/tables.server.ts";
import type { BoughtSessions } from "#app/catalog/service-parts/session-kinds.ts";
import type { PaidItem } from "#app/orders/items/change-item.server.ts";
import { minuteMs } from "#app/platform/dates.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type NewAppointment = {
  /** Created with the form, so booking twice is one session. */
  id: string;
  bought: BoughtSessions;
  counsellorId: UserId;
  startsAt: Date;
  minutes: number;
  meetingLink: string;
  by: string;
  now: Date;
};

/** The caller locks the item. `isNew` is false for a repeated form. */
export async function bookAppointment(
  tx: Transaction,
  item: PaidItem,
  { id, bought, counsellorId, startsAt, minutes, meetingLink, by, now }: NewAppointment,
): Promise<Outcome<{ appointment: Appointment; isNew: boolean }>> {
  if (!z.uuid().safeParse(id).success) return unknownAppointment;
  const before = await findAppointment(tx, id);
  if (before)
    return before.itemId === item.id ? done({ appointment: before, isNew: false }) : unknownAppointment;
  const position = nextPosition(bought, await listAppointments(tx, item.id));
  if (position === null) return noneLeft;
  const about = { id, itemId: item.id, kind: bought.kind, position, customerId: item.userId, counsellorId };
  const when = { startsAt, endsAt: endOf(startsAt, minutes), remindedAt: remindedBy(startsAt, now) };
  const booked = await onceAtATime(tx, [item.userId, counsellorId], async (savepoint) => {
    const [inserted] = await savepoint
      .insert(appointments)
      .values({ ...about, ...when, state: "booked", meetingLink, createdAt: now })
      .returning();
    invariant(inserted, "an appointment that was inserted is returned");
    return inserted;
  });
  if (!booked.ok) return booked;
  await queueAppointmentMails(tx, everyoneExcept(by, "booked", booked.value));
  return done({ appointment: booked.value, isNew: true });
}

export function endOf(startsAt: Date, minutes: number): Date {
  return new Date(startsAt.getTime() + minutes * minuteMs);
}
