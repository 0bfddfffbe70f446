import { type Appointment, findAppointment } from "#app/cases/sessions/find-appointments.server.ts";
import { unknownAppointment } from "#app/cases/sessions/appointment-refusals.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export async function findSession(member: Member, id: string): Promise<Outcome<Appointment>> {
  const found = await findAppointment(db, id);
  if (!found) return unknownAppointment;
  const own = found.counsellorId === member.id;
  return may(member.role, "see_calendar", { own }) ? done(found) : notAllowed;
}
