import {
  type AuditFilter,
  listAuditEvents,
  type ListedAuditEvent,
  whatIsLogged,
} from "#app/audit/list-audit-events.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { nameActors } from "#app/desk/list-people.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";

type Audit = {
  events: (ListedAuditEvent & { actor: string })[];
  next: number | null;
  kinds: string[];
  actors: { id: string; name: string }[];
};

export async function readAudit({
  member,
  filter,
  before,
}: {
  member: Pick<Member, "role">;
  filter: AuditFilter;
  before: Cursor;
}): Promise<Outcome<Audit>> {
  if (!mayEver(member.role, "see_audit")) return notAllowed;
  const [{ events, next }, logged] = await Promise.all([
    listAuditEvents(db, { filter, before, limit: 50 }),
    whatIsLogged(db),
  ]);
  const names = await nameActors(logged.actorIds);
  const nameOf = (id: string) => names.get(id) ?? id;
  return done({
    events: events.map((event) => ({ ...event, actor: nameOf(event.actorId) })),
    next,
    kinds: logged.events,
    actors: logged.actorIds.map((id) => ({ id, name: nameOf(id) })),
  });
}
