import type { AppointmentState } from "#app/cases/sessions/appointment.ts";
import type { UserId } from "#app/platform/ids.ts";

type Session = {
  id: string;
  kind: string;
  position: number;
  state: AppointmentState;
  startsAt: Date;
  endsAt: Date;
  counsellorId: UserId;
};

/** The log never holds the meeting link or anybody's words. */
export function sessionFacts({ id, kind, position, state, startsAt, endsAt, counsellorId }: Session) {
  return {
    appointment: id,
    kind,
    position,
    state,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    counsellor_id: counsellorId,
  };
}
