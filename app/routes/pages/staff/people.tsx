import { data, redirect } from "react-router";

import { formToken } from "#app/accounts/form-token.server.ts";
import { listPeople, type Person } from "#app/desk/list-people.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { ChangePerson, GrantForm } from "#app/routes/pages/staff/people/people-forms.tsx";
import {
  type PeopleProblem,
  roleWords,
  type ShownPerson,
} from "#app/routes/pages/staff/people/people-view.ts";
import { takePeopleAction } from "#app/routes/pages/staff/people/take-action.server.ts";
import styles from "#app/routes/pages/staff/record-page.module.css";
import { RecordTable } from "#app/routes/pages/staff/record-table.tsx";
import { requireStaff } from "#app/routes/pages/staff/require-staff.server.ts";
import { pageTitle } from "#app/routes/shell/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/people.ts";

/** Who works at the desk, and as what. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_people");
  const people = await listPeople({ member });
  if (!people.ok) throw data(null, { status: people.refusal.status });
  const show = (person: Person): ShownPerson => ({
    ...person,
    since: shortTime(person.grantedAt, member.timeZone),
    ended: person.endedAt && shortTime(person.endedAt, member.timeZone),
    isYou: person.id === member.id,
  });
  return {
    people: people.value.map(show),
    mayChange: mayEver(member.role, "change_people"),
    timeZone: member.timeZone,
    said: doneWords[url.searchParams.get("done") ?? ""] ?? null,
    token: formToken(request),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "change_people");
  const answer = await takePeopleAction(request, member, new Date());
  if ("problem" in answer) return data(answer.problem, { status: answer.status });
  throw redirect(`/staff/people?done=${answer.done}`, 303);
}

const doneWords: Record<string, string> = {
  granted: "The role is given. The desk opens to them once their second step is on.",
  changed: "The role is changed.",
  ended: "The role is ended, and they are signed out. What they had not finished is nobody’s now.",
};

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("People", matches), { name: "robots", content: "noindex" }];
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, mayChange, timeZone, said, token } = loaderData;
  const problem = actionData ?? null;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading title="People" intro={`Who works at the desk. Times are those of ${timeZone}.`} />
      {problem ? (
        <Alert tone="danger">{problem.message}</Alert>
      ) : (
        said && <Alert tone="success">{said}</Alert>
      )}
      <section aria-labelledby="now">
        <h2 id="now">At the desk</h2>
        <PeopleTable
          label="At the desk"
          people={people.filter(({ ended }) => ended === null)}
          forms={mayChange ? { token, problem } : null}
        />
      </section>
      {mayChange && <GrantForm token={token} problem={problem?.about === "new" ? problem : null} />}
      {people.some(({ ended }) => ended !== null) && (
        <section aria-labelledby="before">
          <h2 id="before">No longer here</h2>
          <PeopleTable
            label="No longer here"
            people={people.filter(({ ended }) => ended !== null)}
            forms={null}
          />
        </section>
      )}
    </div>
  );
}

type PeopleTableProps = {
  label: string;
  people: ShownPerson[];
  forms: { token: string; problem: PeopleProblem | null } | null;
};

function PeopleTable({ label, people, forms }: PeopleTableProps) {
  return (
    <RecordTable
      label={label}
      columns={["Name", "E-mail", "Role", "Second step", "Time zone", "Since"]}
      {...(forms ? { extraColumn: "What to do" } : {})}
      empty="Nobody works here yet."
      rows={people.map((person) => ({
        id: person.id,
        cells: [
          { words: person.name, note: person.isYou ? "You" : null },
          person.email,
          roleWords[person.role],
          person.secondFactor ? "On" : "Not yet",
          person.timeZone.replaceAll("_", " "),
          { words: person.since, note: person.ended && `Ended ${person.ended}` },
        ],
        extra: forms && !person.isYou && (
          <ChangePerson
            key={person.role}
            person={person}
            token={forms.token}
            problem={forms.problem?.about === person.id ? forms.problem : null}
          />
        ),
      }))}
    />
  );
}
