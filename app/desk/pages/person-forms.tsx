import { holidayDaysMax } from "#app/desk/holiday.ts";
import type { PersonView } from "#app/desk/pages/load-person.server.ts";
import type { PersonProblem } from "#app/desk/pages/person-view.ts";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/* Plain forms: the answer is a page read anew, with the days and counts as they are by then. */

type FormProps = { token: string; problem: PersonProblem | null };

export function HolidayForm({ today, token, problem }: FormProps & { today: string }) {
  const mine = problem?.intent === "add_holiday" ? problem : null;
  const errorAt = (field: string) => (mine?.field === field ? mine.message : null);
  return (
    <form method="post" className={styles.form}>
      <Hidden token={token} intent="add_holiday" />
      <Field
        label="First day"
        name="starts_on"
        type="date"
        defaultValue={mine?.startsOn}
        error={errorAt("starts_on")}
        width="medium"
        required
      />
      <Field
        label="Last day"
        name="ends_on"
        type="date"
        min={today}
        hint={`Away on this day too. A holiday has ${holidayDaysMax} days at most.`}
        defaultValue={mine?.endsOn}
        error={errorAt("ends_on")}
        width="medium"
        required
      />
      <Button type="submit">Add the holiday</Button>
    </form>
  );
}

type RemoveHolidayProps = { holiday: { id: string; words: string }; token: string };

export function RemoveHoliday({ holiday, token }: RemoveHolidayProps) {
  return (
    <form method="post">
      <Hidden token={token} intent="remove_holiday" />
      <input type="hidden" name="holiday" value={holiday.id} />
      <Button type="submit" size="small" variant="danger">
        Remove<span className="visually-hidden">: {holiday.words}</span>
      </Button>
    </form>
  );
}

type ReassignProps = FormProps & { reassign: NonNullable<PersonView["reassign"]> };

export function ReassignForm({ reassign, token, problem }: ReassignProps) {
  const mine = problem?.intent === "reassign" ? problem : null;
  return (
    <form method="post" className={styles.form}>
      <Hidden token={token} intent="reassign" />
      <SelectField
        label="What"
        name="part"
        options={reassign.parts}
        defaultValue={mine?.part}
        error={mine?.field === "part" ? mine.message : null}
      />
      <SelectField
        label="To"
        name="to"
        options={reassign.people}
        placeholder="Choose somebody"
        defaultValue={mine?.to ?? ""}
        error={mine?.field === "to" ? mine.message : null}
        required
      />
      <Button type="submit">Give it to them</Button>
    </form>
  );
}

function Hidden({ token, intent }: { token: string; intent: string }) {
  return (
    <>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="intent" value={intent} />
    </>
  );
}
