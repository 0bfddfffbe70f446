import { askOtherTime } from "#app/cases/sessions/ask-other-time.server.ts";
import { bookSession } from "#app/cases/sessions/book-session.server.ts";
import {
  cancelSession,
  endSession,
  keepSession,
  moveSession,
} from "#app/cases/sessions/change-session.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { CaseForm, CasePart } from "#app/cases/case-part.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { loadSessions } from "#app/cases/sessions/load-sessions.server.ts";
import type { SessionsView } from "#app/cases/sessions/sessions-view.ts";

export const sessions: CasePart<SessionsView> = {
  load: loadSessions,
  async act(form, { viewer, item, now }) {
    const about = { itemId: item.id, appointmentId: form.field("appointment"), now };
    const outcome =
      viewer.side === "customer"
        ? await askFor(form, { userId: viewer.userId, ...about })
        : await actAtDesk(form, { member: viewer.member, ...about });
    return outcome.ok ? done(form.deed) : outcome;
  },
};

type About = { itemId: string; appointmentId: string; now: Date };

async function askFor(form: CaseForm, about: About & { userId: UserId }): Promise<Outcome<unknown>> {
  return form.deed === "ask" ? askOtherTime({ ...about, words: form.field("words") }) : notUnderstood;
}

async function actAtDesk(form: CaseForm, about: About & { member: Member }): Promise<Outcome<unknown>> {
  switch (form.deed) {
    case "book":
      return bookSession({ ...about, ...placeIn(form), kind: form.field("kind") });
    case "move":
      return moveSession({ ...about, ...placeIn(form), seen: form.field("seen") });
    case "keep":
      return keepSession({ ...about, words: form.field("words") });
    case "cancel":
      return cancelSession({ ...about, words: form.field("words"), seen: form.field("seen") });
    case "held":
    case "no_show":
      return endSession({ ...about, as: form.deed });
    default:
      return notUnderstood;
  }
}

function placeIn({ field }: CaseForm) {
  return {
    localTime: field("starts_at"),
    minutes: field("minutes"),
    meetingLink: field("meeting_link"),
    counsellorId: UserId.parse(field("counsellor")),
  };
}
