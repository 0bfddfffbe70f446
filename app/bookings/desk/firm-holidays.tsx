import { addFirmHoliday, removeFirmHoliday } from "#app/desk/change-firm-holidays.server.ts";
import { firmHolidaysBetween } from "#app/desk/firm-holidays.server.ts";
import { addFirmHolidayFields, removeFirmHolidayFields } from "#app/bookings/slots/hours-fields.ts";
import { todayIn } from "#app/desk/holiday.ts";
import { mayEver } from "#app/desk/permissions.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/firm-holidays.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_bookings");
  const today = todayIn(member.timeZone, new Date());
  const ahead = await firmHolidaysBetween(db, { from: today, to: "9999-12-31" });
  return {
    holidays: ahead.map(({ day, name }) => ({ day, name, text: writtenDate(day) })),
    today,
    mayChange: mayEver(member.role, "change_firm_holidays"),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("change_firm_holidays"), (on) => ({
  add: on({
    schema: addFirmHolidayFields,
    run: ({ fields: { day, name }, who: { member }, now }) => addFirmHoliday({ member, day, name, now }),
  }),
  remove: on({
    schema: removeFirmHolidayFields,
    run: ({ fields: { day }, who: { member }, now }) => removeFirmHoliday({ member, day, now }),
  }),
}));

const doneMessages: Record<string, string> = {
  add: "The holiday is added. Bookings of that day stay: move or cancel them in the calendar.",
  remove: "The holiday is removed.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Holidays of the firm");

export default function FirmHolidays({ loaderData }: Route.ComponentProps) {
  const { holidays, today, mayChange, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Holidays of the firm"
        intro="Customers can book nobody on these days. What somebody takes off alone is on their own page."
        back={{ to: "/staff/bookings", label: "Bookings" }}
      />
      <AnswerSummary success={success} />
      <DataTable
        label="Holidays of the firm"
        columns={{ day: "Day", name: "Name", actions: mayChange && "What to do" }}
        empty="None are planned."
        rows={holidays.map(({ day, name, text }) => ({
          id: day,
          day: text,
          name,
          actions: mayChange && (
            <PostForm intent="remove" about={{ day }} reloadDocument>
              <SubmitButton size="small">
                Remove<span className="visually-hidden">: {text}</span>
              </SubmitButton>
            </PostForm>
          ),
        }))}
      />
      {mayChange && (
        <section aria-labelledby="add-holiday">
          <h2 id="add-holiday">Add a holiday</h2>
          <PostForm intent="add" reloadDocument className={`stack-4 ${styles.form}`}>
            <Field label="Day" name="day" type="date" min={today} width="medium" required />
            <Field label="Name" name="name" maxLength={60} required />
            <SubmitButton>Add the holiday</SubmitButton>
          </PostForm>
        </section>
      )}
    </div>
  );
}
