import type { SessionState } from "#app/cases/sessions/session.ts";
import { refuse, changedMeanwhile } from "#app/platform/outcome.ts";

export const unknownSession = refuse({
  code: "unknown_appointment",
  message: "This session was not found.",
  status: 404,
});

const overReasons: Record<Exclude<SessionState, "booked">, string> = {
  held: "This session was held, so it can no longer be changed.",
  no_show: "This session was missed, so it can no longer be changed.",
  cancelled: "This session is cancelled, so it can no longer be changed.",
};

export function notBooked(state: Exclude<SessionState, "booked">) {
  return refuse({ code: "not_booked", message: overReasons[state], status: 409 });
}

export const noneLeft = refuse({
  code: "none_left",
  message: "All sessions that were bought are held or booked.",
  status: 409,
});

export const busy = {
  counsellor: refuse({
    code: "counsellor_busy",
    message:
      "This counsellor has another session or a free chat at that time. Choose another time, or somebody else.",
    status: 409,
    field: "starts_at",
  }),
  customer: refuse({
    code: "customer_busy",
    message: "The customer has another session or a free chat at that time. Choose another time.",
    status: 409,
    field: "starts_at",
  }),
};

export const sessionChanged = changedMeanwhile("this session", "Your change was not saved.");

export const stillToCome = refuse({
  code: "still_to_come",
  message: "This session has not started yet. Say how it went once it has.",
  status: 409,
});
