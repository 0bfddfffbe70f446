import { findIntake } from "#app/cases/intake/find-intake.server.ts";
import { type GuaranteeClaim, listClaims } from "#app/cases/guarantee/list-claims.server.ts";
import { listSessions } from "#app/cases/sessions/find-sessions.server.ts";
import { isSessionKind, sessionFacts } from "#app/catalog/service-parts/session-kinds.ts";
import { db } from "#app/platform/db.server.ts";
import type { CaseEvent } from "#app/cases/shown-changes.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export async function loadEvents(itemId: OrderItemId): Promise<CaseEvent[]> {
  const [intake, sessions, claims] = await Promise.all([
    findIntake(db, itemId),
    listSessions(db, itemId),
    listClaims(db, itemId),
  ]);
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
  return [...sent, ...over, ...claims.flatMap(eventsOfClaim)];
}

function eventsOfClaim({ state, claimedAt, decidedAt }: GuaranteeClaim): CaseEvent[] {
  const claimed = { at: claimedAt, text: "You claimed the guarantee" };
  if (decidedAt === null || state === "asked") return [claimed];
  const texts = {
    accepted: "We accepted your claim under the guarantee",
    refused: "We did not accept your claim under the guarantee",
    withdrawn: "You withdrew your claim",
  };
  return [claimed, { at: decidedAt, text: texts[state] }];
}
