import type { SessionState } from "#app/cases/sessions/session.ts";
import type { UserId } from "#app/platform/ids.ts";

type Session = {
  id: string;
  kind: string;
  position: number;
  state: SessionState;
  startsAt: Date;
  endsAt: Date;
  counsellorId: UserId;
};

/** The log never holds the meeting link or anybody's text. */
export function sessionAuditFacts({ id, kind, position, state, startsAt, endsAt, counsellorId }: Session) {
  return {
    session: id,
    kind,
    position,
    state,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    counsellor_id: counsellorId,
  };
}
