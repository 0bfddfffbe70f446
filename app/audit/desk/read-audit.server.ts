import { changedParts, type ChangedPart } from "#app/audit/audit-event-text.ts";
import { auditSentence } from "#app/audit/desk/audit-sentence.ts";
import type { TypedFilter } from "#app/audit/desk/audit-filter.ts";
import { findAuditSubjects } from "#app/audit/desk/find-audit-subjects.server.ts";
import { nameAuditSubjects } from "#app/audit/desk/name-audit-subjects.server.ts";
import {
  type AuditFilter,
  kindsInLog,
  listAuditEvents,
  type ListedAuditEvent,
} from "#app/audit/list-audit-events.server.ts";
import { dayBounds } from "#app/desk/day-bounds.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { everybody } from "#app/desk/list-people.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";

type ToldEvent = ListedAuditEvent & { sentence: string; actor: string; parts: ChangedPart[] };

type Audit = {
  events: ToldEvent[];
  next: number | null;
  kinds: string[];
  people: { id: string; name: string }[];
  /** What was typed names nothing. */
  unknownSubject: boolean;
};

const eventsPerPage = 50;

export async function readAudit({
  member,
  typed,
  after,
}: {
  member: Pick<Member, "role" | "timeZone">;
  typed: TypedFilter;
  after: Cursor;
}): Promise<Outcome<Audit>> {
  if (!mayEver(member.role, "see_audit")) return notAllowed;
  const filter = await filterOf(typed, member.timeZone);
  const [{ events, next }, kinds, people] = await Promise.all([
    listAuditEvents(db, { filter, after, limit: eventsPerPage }),
    kindsInLog(db),
    everybody(),
  ]);
  return done({
    events: await tellEvents(events, member.timeZone),
    next,
    kinds,
    people: [...people.map(({ id, name }) => ({ id, name })), { id: "system", name: "The system" }],
    unknownSubject: typed.to !== null && filter.subjects === noSubject,
  });
}

export async function filterOf(typed: TypedFilter, timeZone: string): Promise<AuditFilter> {
  return {
    event: typed.event,
    actorId: typed.who,
    subjects: typed.to === null ? null : ((await findAuditSubjects(typed.to)) ?? noSubject),
    ...dayBounds(typed, timeZone),
  };
}

const noSubject: [] = [];

export async function tellEvents(
  events: readonly ListedAuditEvent[],
  timeZone: string,
): Promise<ToldEvent[]> {
  const { subjectOf, currencyOf, personOf } = await nameAuditSubjects(events);
  return events.map((event) => {
    const actor = personOf(event.actorId);
    const told = { ...event, actor, subject: subjectOf(event), currency: currencyOf(event) };
    return {
      ...event,
      actor,
      sentence: auditSentence(told, { nameOf: personOf, timeZone }),
      parts: changedParts(event.before, event.after),
    };
  });
}
