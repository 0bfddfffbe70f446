import { clockText, weekdayName, weekdays, type WorkingHours } from "#app/bookings/slots/working-hours.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type HoursSectionProps = {
  hours: readonly (WorkingHours & { id: string })[];
  timeZone: string;
  mayChange: boolean;
};

/** When customers can book somebody. */
export function HoursSection({ hours, timeZone, mayChange }: HoursSectionProps) {
  return (
    <section aria-labelledby="hours" className="stack-4">
      <div>
        <h2 id="hours">Hours for bookings</h2>
        <p>
          Customers choose times within these hours, on the clock of {timeZone.replaceAll("_", " ")}. Without
          hours, they are offered none. Holidays and other bookings are taken out.
        </p>
      </div>
      <DataTable
        label="Hours for bookings"
        columns={{ day: "Day", time: "Time", actions: mayChange && "What to do" }}
        empty="No hours yet."
        rows={hours.map((one) => {
          const [day, time] = [weekdayName(one.weekday), timeText(one)];
          return {
            id: one.id,
            day,
            time,
            actions: mayChange && <RemoveHours id={one.id} text={`${day}, ${time}`} />,
          };
        })}
      />
      {mayChange && <AddHours />}
    </section>
  );
}

function timeText({ fromMinute, toMinute }: WorkingHours): string {
  return `${clockText(fromMinute)} to ${clockText(toMinute)}`;
}

function AddHours() {
  return (
    <PostForm intent="add_hours" reloadDocument className={`stack-4 ${styles.form}`}>
      <SelectField
        label="Days"
        name="weekdays"
        options={[
          { value: "1-5", label: "Monday to Friday" },
          { value: "1-7", label: "Every day" },
          ...weekdays.map((label, at) => ({ value: String(at + 1), label })),
        ]}
      />
      <Field label="From" name="from" type="time" width="short" required />
      <Field label="Until" name="until" type="time" width="short" required />
      <SubmitButton>Add hours</SubmitButton>
    </PostForm>
  );
}

function RemoveHours({ id, text }: { id: string; text: string }) {
  return (
    <PostForm intent="remove_hours" about={{ hours: id }} reloadDocument>
      <SubmitButton size="small">
        Remove<span className="visually-hidden">: {text}</span>
      </SubmitButton>
    </PostForm>
  );
}
