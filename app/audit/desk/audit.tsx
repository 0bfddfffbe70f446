import { href } from "react-router";

import { changedParts, spelledOut, readSubject } from "#app/audit/audit-event-text.ts";
import { readAudit } from "#app/audit/desk/read-audit.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { AuditEventList } from "#app/audit/desk/audit-event-list.tsx";
import { subjectPath } from "#app/audit/desk/subject-path.ts";
import { FilterForm } from "#app/desk/filter-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Field } from "#app/ui/fields/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";

import type { Route } from "./+types/audit.ts";

/** Ignores parameters it does not understand. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_audit");
  const asked = (name: string) => url.searchParams.get(name)?.trim().slice(0, 250) || null;
  const typed = { event: asked("event"), who: asked("who"), to: asked("to") };
  const filter = {
    event: plain(typed.event),
    actorId: plain(typed.who),
    subject: readSubject(plain(typed.to) ?? ""),
  };
  const { events, next, kinds, actors } = valueOrStatus(
    await readAudit({ member, filter, before: url.searchParams.get("before") }),
  );
  return {
    events: events.map((event) => ({
      id: event.id,
      at: event.at.toISOString(),
      time: shortTime(event.at, member.timeZone),
      text: spelledOut(event.event),
      actor: event.actor,
      role: event.actorRole,
      kind: spelledOut(event.subjectKind),
      subject: `${event.subjectKind}:${event.subjectId}`,
      subjectHref: subjectPath({ kind: event.subjectKind, id: event.subjectId }),
      reason: event.reason,
      parts: changedParts(event.before, event.after),
    })),
    kinds: kinds.map((kind) => ({ value: kind, label: spelledOut(kind) })),
    actors: actors.map(({ id, name }) => ({ value: id, label: name })),
    typed,
    unread: typed.to !== null && filter.subject === null,
    narrowed: Object.values(typed).some((one) => one !== null),
    olderHref: next === null ? null : addressOf({ ...typed, before: String(next) }),
    newestHref: url.searchParams.has("before") ? addressOf(typed) : null,
    timeZone: member.timeZone,
  };
}

function plain(text: string | null): string | null {
  return text?.includes("\0") ? null : text;
}

function addressOf(asked: Record<string, string | null>): string {
  const given = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return `${href("/staff/audit")}?${new URLSearchParams(given)}`;
}

export const meta = unlisted("Audit");

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { events, olderHref, newestHref, timeZone } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Audit"
        intro={`Everything done at the desk. Nothing here can be changed. Times are those of ${timeZone}.`}
      />
      <Narrow key={JSON.stringify(loaderData.typed)} loaderData={loaderData} />
      {events.length === 0 ? (
        <p className="note">There is nothing here.</p>
      ) : (
        <AuditEventList events={events} />
      )}
      <PageLinks
        links={[
          { href: newestHref, label: "Newest" },
          { href: olderHref, label: "Older" },
        ]}
      />
    </div>
  );
}

function Narrow({
  loaderData: { kinds, actors, typed, unread, narrowed },
}: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <FilterForm path="/staff/audit" clear={narrowed ? "Show everything" : null}>
      <SelectField
        label="What was done"
        name="event"
        defaultValue={typed.event ?? ""}
        placeholder="Anything"
        options={kinds}
      />
      <SelectField
        label="Who did it"
        name="who"
        defaultValue={typed.who ?? ""}
        placeholder="Anybody"
        options={actors}
      />
      <Field
        label="Done to"
        name="to"
        defaultValue={typed.to ?? ""}
        hint="A kind and an id, as the list has them."
        error={unread ? "Write a kind and an id, such as item:0b5f." : null}
        maxLength={250}
      />
    </FilterForm>
  );
}
