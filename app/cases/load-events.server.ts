import { findIntake } from "#app/cases/intake/find-intake.server.ts";
import { listSessions } from "#app/cases/sessions/find-sessions.server.ts";
import { isSessionKind, sessionFacts } from "#app/catalog/service-parts/session-kinds.ts";
import { db } from "#app/platform/db.server.ts";
import type { CaseEvent } from "#app/cases/shown-changes.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export async function loadEvents(itemId: OrderItemId): Promise<CaseEvent[]> {
  const [intake, sessions] = await Promise.all([findIntake(db, itemId), listSessions(db, itemId)]);
  const sent = intake?.sentAt
    ? [
        {
          at: intake.sentAt,
          text: intake.fromDesk ? "We filled in the form for you" : "You sent your details",
        },
      ]
    : [];
  const over = sessions.flatMap(({ kind, state, startsAt }) => {
    if (state !== "held" && state !== "no_show") return [];
    const name = isSessionKind(kind) ? sessionFacts[kind].one : "session";
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    return [{ at: startsAt, text: `${capital} ${state === "held" ? "held" : "missed"}` }];
  });
  return [...sent, ...over];
}
