import { z } from "zod";

import { caseAction, type CaseAt, type CasePart } from "#app/cases/case-part.ts";
import { outcomeOr } from "#app/cases/outcome-or.ts";
import { askOtherTime } from "#app/cases/sessions/ask-other-time.server.ts";
import { bookSession } from "#app/cases/sessions/book-session.server.ts";
import {
  cancelSession,
  endSession,
  keepSession,
  moveSession,
} from "#app/cases/sessions/change-session.server.ts";
import {
  agreeMissed,
  declineMissed,
  giveBackMissed,
  proposeMissed,
} from "#app/cases/sessions/missed-session.server.ts";
import { loadSessions } from "#app/cases/sessions/load-sessions.server.ts";
import type { SessionsView } from "#app/cases/sessions/sessions-view.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { hidden } from "#app/forms/fields.ts";
import { type OrderItemId, UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import type { Outcome } from "#app/platform/outcome.ts";

export const sessions: CasePart<SessionsView> = { load: loadSessions, actions: actions() };

function actions() {
  const about = { session: hidden };
  const place = { starts_at: hidden, minutes: hidden, meeting_link: hidden, counsellor: hidden.pipe(UserId) };
  return {
    ask: caseAction(z.object({ ...about, text: hidden }), async (fields, { viewer, item, now }) => {
      if (viewer.side !== "customer") return notUnderstood;
      const asked = { userId: viewer.userId, itemId: item.id, sessionId: fields.session, now };
      return outcomeOr("ask", await askOtherTime({ ...asked, text: fields.text }));
    }),
    book: atDesk("book", z.object({ ...about, ...place, kind: hidden }), (fields, session) =>
      bookSession({ ...session, ...placeIn(fields), kind: fields.kind }),
    ),
    move: atDesk("move", z.object({ ...about, ...place, seen: hidden }), (fields, session) =>
      moveSession({ ...session, ...placeIn(fields), seen: fields.seen }),
    ),
    keep: atDesk("keep", z.object({ ...about, text: hidden }), ({ text }, session) =>
      keepSession({ ...session, text }),
    ),
    cancel: atDesk("cancel", z.object({ ...about, text: hidden, seen: hidden }), ({ text, seen }, session) =>
      cancelSession({ ...session, text, seen }),
    ),
    held: atDesk("held", z.object(about), (_fields, session) => endSession(session)),
    missed: atDesk("missed", z.object({ ...about, text: hidden }), ({ text }, session) =>
      proposeMissed({ ...session, text }),
    ),
    agree_missed: atDesk("agree_missed", z.object(about), (_fields, session) => agreeMissed(session)),
    decline_missed: atDesk("decline_missed", z.object(about), (_fields, session) => declineMissed(session)),
    give_back: atDesk("give_back", z.object({ ...about, text: hidden }), ({ text }, session) =>
      giveBackMissed({ ...session, text }),
    ),
  };
}

type AtDesk = { member: Member; itemId: OrderItemId; sessionId: string; now: Date };

function atDesk<Schema extends z.ZodObject>(
  word: string,
  schema: Schema,
  change: (fields: z.output<Schema>, session: AtDesk) => Promise<Outcome<unknown>>,
) {
  return caseAction(schema, async (fields, { viewer, item, now }: CaseAt) => {
    if (viewer.side !== "desk") return notUnderstood;
    const { session: sessionId } = fields as { session: string };
    const session = { member: viewer.member, itemId: item.id, sessionId, now };
    return outcomeOr(word, await change(fields, session));
  });
}

type Place = Record<"starts_at" | "minutes" | "meeting_link", string> & { counsellor: UserId };

function placeIn(fields: Place) {
  return {
    localTime: fields.starts_at,
    minutes: fields.minutes,
    meetingLink: fields.meeting_link,
    counsellorId: fields.counsellor,
  };
}
