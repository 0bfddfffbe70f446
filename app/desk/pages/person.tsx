import { data, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { addHoliday, removeHoliday } from "#app/desk/change-holidays.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { reassignWork } from "#app/cases/reassign-work.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { FactList } from "#app/desk/fact-list.tsx";
import { allOfIt, loadPerson, nobody } from "#app/desk/pages/load-person.server.ts";
import { HolidayForm, ReassignForm, RemoveHoliday } from "#app/desk/pages/person-forms.tsx";
import type { PersonProblem } from "#app/desk/pages/person-view.ts";
import styles from "#app/desk/record-page.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readStaffForm, type StaffForm } from "#app/desk/staff-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/person.ts";

/** Somebody at the desk: when they are away, and the work that they have. Everybody has their own page. */
export async function loader({ params, context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_person");
  return {
    person: await loadPerson(member, userIdIn(params), new Date()),
    isYou: userIdIn(params) === member.id,
    seesPeople: mayEver(member.role, "see_people"),
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

/** The database takes a NUL in no text, not even to look for it. */
const userIdIn = ({ userId }: { userId: string }) => UserId.parse(userId.replaceAll("\0", ""));

export async function action({ params, context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "see_person");
  const { form, ours } = await readStaffForm(request);
  const outcome = ours.ok ? await act(form, { member, userId: userIdIn(params), now: new Date() }) : ours;
  if (outcome.ok) throw redirect(`/staff/people/${userIdIn(params)}?done=${outcome.value}`, 303);
  const { message, field = null, status } = outcome.refusal;
  const problem: PersonProblem = {
    intent: form.intent,
    message,
    field,
    startsOn: form.field("starts_on"),
    endsOn: form.field("ends_on"),
    to: form.field("to"),
    part: form.field("part"),
  };
  return data(problem, { status });
}

/** Answers the word for what was done. */
async function act(
  { intent, field }: StaffForm,
  asked: { member: Member; userId: UserId; now: Date },
): Promise<Outcome<string>> {
  switch (intent) {
    case "add_holiday": {
      const days = { startsOn: field("starts_on"), endsOn: field("ends_on") };
      const added = await addHoliday({ ...asked, ...days });
      return added.ok ? done(intent) : added;
    }
    case "remove_holiday": {
      const removed = await removeHoliday({ ...asked, holidayId: field("holiday") });
      return removed.ok ? done(intent) : removed;
    }
    case "reassign": {
      const [to, part] = [field("to"), field("part")];
      const whom = { to: to === nobody ? null : UserId.parse(to), holidayId: part === allOfIt ? null : part };
      const given = await reassignWork({ ...asked, ...whom });
      if (!given.ok) return given;
      return done(given.value.items === 0 ? "nothing" : intent);
    }
    default:
      return notUnderstood;
  }
}

const doneWords: Record<string, string> = {
  add_holiday: "The holiday is added.",
  remove_holiday: "The holiday is removed.",
  reassign: "The work is given. Sessions that are booked stay with their counsellor: they are listed below.",
  nothing: "Nothing of that is left to give.",
};

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.person.name ?? "People";
  return [pageTitle(title, matches), { name: "robots", content: "noindex" }];
}

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { person, isYou, seesPeople, said, token } = loaderData;
  const problem = actionData ?? null;
  const back = seesPeople ? { to: "/staff/people", label: "People" } : { to: "/staff/", label: "Desk" };
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading title={person.name} {...(isYou ? { intro: "This is you." } : {})} back={back} />
      <AnswerAlert problem={problem} said={said} />
      <FactList facts={person.facts} />
      <section aria-labelledby="holidays">
        <h2 id="holidays">Holidays</h2>
        <DataTable
          label="Holidays"
          columns={{ days: "Days", actions: person.today !== null && "What to do" }}
          empty="None are planned."

          rows={person.holidays.map((holiday) => ({
            id: holiday.id,
            days: holiday.words,
            actions: <RemoveHoliday holiday={holiday} token={token} />,
          }))}
        />
      </section>
      {person.today !== null && (
        <section aria-labelledby="add-holiday">
          <h2 id="add-holiday">Add a holiday</h2>
          <HolidayForm today={person.today} token={token} problem={problem} />
        </section>
      )}
      <section aria-labelledby="work">
        <h2 id="work">Work</h2>
        <p>{person.openItems}</p>
        {person.reassign && (
          <>
            <h3>Give it to somebody else</h3>
            <ReassignForm reassign={person.reassign} token={token} problem={problem} />
          </>
        )}
      </section>
      <section aria-labelledby="sessions">
        <h2 id="sessions">Sessions booked with them</h2>
        <p>
          A session stays booked with its counsellor when the work is given to somebody else. Its service’s
          page gives it to another counsellor, who may need another time or link.
        </p>
        <DataTable
          label="Sessions booked with them"
          columns={{ time: "Time", service: "Service", person: "Customer", state: "State" }}
          rows={person.sessions}
          empty="No sessions."
        />
      </section>
    </div>
  );
}
