import { href } from "react-router";

import { changedParts, inWords, readSubject } from "#app/audit/deed-words.ts";
import { readAudit } from "#app/audit/desk/read-audit.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { AuditEventList } from "#app/audit/desk/audit-event-list.tsx";
import { subjectPath } from "#app/audit/desk/subject-path.ts";
import { FilterForm } from "#app/desk/filter-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { unlisted } from "#app/http/page-title.ts";
import { Field } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";

import type { Route } from "./+types/audit.ts";

/** Who did what to what, newest first. What an address says that is not understood is as if it were not said. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_audit");
  const asked = (name: string) => url.searchParams.get(name)?.trim().slice(0, 250) || null;
  const typed = { deed: asked("deed"), who: asked("who"), to: asked("to") };
  const filter = {
    deed: plain(typed.deed),
    actorId: plain(typed.who),
    subject: readSubject(plain(typed.to) ?? ""),
  };
  const { deeds, next, kinds, actors } = valueOrStatus(
    await readAudit({ member, filter, before: url.searchParams.get("before") }),
  );
  return {
    deeds: deeds.map((deed) => ({
      id: deed.id,
      at: deed.at.toISOString(),
      time: shortTime(deed.at, member.timeZone),
      words: inWords(deed.deed),
      actor: deed.actor,
      role: deed.actorRole,
      kind: inWords(deed.subjectKind),
      subject: `${deed.subjectKind}:${deed.subjectId}`,
      subjectHref: subjectPath({ kind: deed.subjectKind, id: deed.subjectId }),
      reason: deed.reason,
      parts: changedParts(deed.before, deed.after),
    })),
    kinds: kinds.map((kind) => ({ value: kind, label: inWords(kind) })),
    actors: actors.map(({ id, name }) => ({ value: id, label: name })),
    typed,
    unread: typed.to !== null && filter.subject === null,
    narrowed: Object.values(typed).some((one) => one !== null),
    olderHref: next === null ? null : addressOf({ ...typed, before: String(next) }),
    newestHref: url.searchParams.has("before") ? addressOf(typed) : null,
    timeZone: member.timeZone,
  };
}

/** The database keeps no such character, and so has no such word. */
function plain(text: string | null): string | null {
  return text?.includes("\0") ? null : text;
}

function addressOf(asked: Record<string, string | null>): string {
  const given = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return `${href("/staff/audit")}?${new URLSearchParams(given)}`;
}

export const meta = unlisted("Audit");

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { deeds, olderHref, newestHref, timeZone } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Audit"
        intro={`Everything done at the desk. Nothing here can be changed. Times are those of ${timeZone}.`}
      />
      <Narrow key={JSON.stringify(loaderData.typed)} loaderData={loaderData} />
      {deeds.length === 0 ? <p className="note">There is nothing here.</p> : <AuditEventList deeds={deeds} />}
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
        name="deed"
        defaultValue={typed.deed ?? ""}
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
