import type { TypedFilter } from "#app/audit/desk/audit-filter.ts";
import { filterOf, tellEvents } from "#app/audit/desk/read-audit.server.ts";
import { listAuditEvents } from "#app/audit/list-audit-events.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { csvLine } from "#app/files/csv.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { readReport } from "#app/platform/replica.server.ts";

const eventsPerPart = 1_000;

const columns = [
  "Time",
  "Time in UTC",
  "Who",
  "Role",
  "What happened",
  "Deed",
  "Done to",
  "Reason",
  "Before",
  "After",
];

/** The filtered log from the newest event on, a part at a time. That it was taken out is in the log too. */
export async function auditCsv({
  member,
  typed,
  now,
}: {
  member: Member;
  typed: TypedFilter;
  now: Date;
}): Promise<Outcome<AsyncIterable<Uint8Array>>> {
  if (!may(member.role, "see_audit", { own: false })) return notAllowed;
  const filter = await filterOf(typed, member.timeZone);
  const subject = { kind: "audit", id: "log" };
  // Whom somebody looked for may be a customer's address, which this log would keep for ever.
  const { event, from, until } = typed;
  const after = { event, from, until };
  await recordAuditEvent(db, { actor: member, event: "audit_exported", subject, after, now });
  return done(partsOf(filter, member.timeZone));
}

async function* partsOf(
  filter: Awaited<ReturnType<typeof filterOf>>,
  timeZone: string,
): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(csvLine(columns));
  let after: number | null = null;
  do {
    const part: Parameters<typeof listAuditEvents>[1] = { filter, after, limit: eventsPerPart };
    const page = await readReport((on) => listAuditEvents(on, part));
    const told = await tellEvents(page.events, timeZone);
    yield encoder.encode(
      told
        .map((event) =>
          csvLine([
            shortTime(event.at, timeZone),
            event.at.toISOString(),
            event.actor,
            event.actorRole ?? "",
            event.sentence,
            event.event,
            `${event.subjectKind}:${event.subjectId}`,
            event.reason ?? "",
            event.before === null ? "" : JSON.stringify(event.before),
            event.after === null ? "" : JSON.stringify(event.after),
          ]),
        )
        .join(""),
    );
    after = page.next;
  } while (after !== null);
}
