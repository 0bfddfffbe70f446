import { addHours, removeHours } from "#app/bookings/slots/change-hours.server.ts";
import { addHoursFields, removeHoursFields } from "#app/bookings/slots/hours-fields.ts";
import { HoursSection } from "#app/bookings/slots/hours-section.tsx";
import { addHoliday, removeHoliday } from "#app/desk/change-holidays.server.ts";
import { holidayFields, reassignFields, removeHolidayFields } from "#app/desk/people-fields.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { reassignWork } from "#app/cases/reassign-work.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { FactList } from "#app/desk/fact-list.tsx";
import { allOfIt, loadPerson, nobody } from "#app/desk/pages/load-person.server.ts";
import { HolidayForm, ReassignForm, RemoveHoliday } from "#app/desk/pages/person-forms.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/person.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_person");
  return {
    person: await loadPerson(member, userIdIn(params), new Date()),
    isYou: userIdIn(params) === member.id,
    seesPeople: mayEver(member.role, "see_people"),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

/** Postgres rejects NUL, even in a search. */
const userIdIn = ({ userId = "" }: { userId?: string }) => UserId.parse(userId.replaceAll("\0", ""));

export const action = formAction(asStaff("see_person"), (on) => ({
  add_holiday: on({
    schema: holidayFields,
    run: ({ fields, who: { member }, params, now }) => {
      const days = { startsOn: fields.starts_on, endsOn: fields.ends_on };
      return addHoliday({ member, userId: userIdIn(params), days, now });
    },
  }),
  remove_holiday: on({
    schema: removeHolidayFields,
    run: ({ fields, who: { member }, params, now }) =>
      removeHoliday({ member, userId: userIdIn(params), holidayId: fields.holiday, now }),
  }),
  add_hours: on({
    schema: addHoursFields,
    run: ({ fields, who: { member }, params, now }) => {
      const hours = { weekdays: fields.weekdays, fromMinute: fields.from, toMinute: fields.until };
      return addHours({ member, userId: userIdIn(params), hours, now });
    },
  }),
  remove_hours: on({
    schema: removeHoursFields,
    run: ({ fields, who: { member }, params, now }) =>
      removeHours({ member, userId: userIdIn(params), hoursId: fields.hours, now }),
  }),
  reassign: on({
    schema: reassignFields,
    run: async ({ fields: { to, part, along }, who: { member }, params, url, now }) => {
      const whom = { to: to === nobody ? null : UserId.parse(to), holidayId: part === allOfIt ? null : part };
      const given = await reassignWork({ member, userId: userIdIn(params), ...whom, along, now });
      return leadTo(given, ({ items }) => `${url.pathname}?done=${items === 0 ? "nothing" : "reassign"}`);
    },
  }),
}));

const doneMessages: Record<string, string> = {
  add_holiday: "The holiday is added.",
  remove_holiday: "The holiday is removed.",
  add_hours: "The hours are added.",
  remove_hours: "The hours are removed. What is booked in them stays.",
  reassign: "The work is given. Sessions that are still booked with this person are listed below.",
  nothing: "Nothing of that is left to give.",
};

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.person.name ?? "People";
  return unlistedPage(title, matches);
}

export default function Person({ loaderData }: Route.ComponentProps) {
  const { person, isYou, seesPeople, success } = loaderData;
  const back = seesPeople ? { to: "/staff/people", label: "People" } : { to: "/staff/", label: "Desk" };
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title={person.name} {...(isYou ? { intro: "This is you." } : {})} back={back} />
      <AnswerSummary success={success} />
      <FactList facts={person.facts} />
      <section aria-labelledby="holidays">
        <h2 id="holidays">Holidays</h2>
        <DataTable
          label="Holidays"
          columns={{ days: "Days", actions: person.today !== null && "What to do" }}
          empty="None are planned."

          rows={person.holidays.map((holiday) => ({
            id: holiday.id,
            days: holiday.text,
            actions: <RemoveHoliday holiday={holiday} />,
          }))}
        />
      </section>
      {person.today !== null && (
        <section aria-labelledby="add-holiday">
          <h2 id="add-holiday">Add a holiday</h2>
          <HolidayForm today={person.today} />
        </section>
      )}
      {person.hours && (
        <HoursSection hours={person.hours} timeZone={person.timeZone} mayChange={person.mayChangeHours} />
      )}
      <section aria-labelledby="work">
        <h2 id="work">Work</h2>
        <p>{person.openItems}</p>
        {person.reassign && (
          <>
            <h3>Give it to somebody else</h3>
            <ReassignForm reassign={person.reassign} />
          </>
        )}
      </section>
      <section aria-labelledby="sessions">
        <h2 id="sessions">Sessions booked with them</h2>
        <p>
          They go along when the work is given to somebody else, or stay, as you choose. Its service’s page
          gives a single one to another counsellor, who may need another time or link.
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
