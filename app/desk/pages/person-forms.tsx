import { holidayDaysMax } from "#app/desk/holiday.ts";
import type { PersonView } from "#app/desk/pages/load-person.server.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function HolidayForm({ today }: { today: string }) {
  return (
    <PostForm intent="add_holiday" reloadDocument className={`stack-4 ${styles.form}`}>
      <Field label="First day" name="starts_on" type="date" width="medium" required />
      <Field
        label="Last day"
        name="ends_on"
        type="date"
        min={today}
        hint={`Away on this day too. A holiday has ${holidayDaysMax} days at most.`}
        width="medium"
        required
      />
      <SubmitButton>Add the holiday</SubmitButton>
    </PostForm>
  );
}

export function RemoveHoliday({ holiday: { id, text } }: { holiday: { id: string; text: string } }) {
  return (
    <PostForm intent="remove_holiday" about={{ holiday: id }} reloadDocument>
      <SubmitButton size="small">
        Remove<span className="visually-hidden">: {text}</span>
      </SubmitButton>
    </PostForm>
  );
}

export function ReassignForm({ reassign }: { reassign: NonNullable<PersonView["reassign"]> }) {
  return (
    <PostForm intent="reassign" reloadDocument className={`stack-4 ${styles.form}`}>
      <SelectField label="What" name="part" options={reassign.parts} />
      <SelectField
        label="To"
        name="to"
        options={reassign.people}
        placeholder="Choose somebody"
        defaultValue=""
        required
      />
      <CheckboxField
        label="Booked sessions go along"
        name="along"
        value="yes"
        defaultChecked
        hint="Their customers are told who holds them. Without it they stay where they are."
      />
      <SubmitButton>Give it to them</SubmitButton>
    </PostForm>
  );
}
