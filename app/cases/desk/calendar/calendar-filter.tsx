import type { CalendarView } from "#app/cases/desk/calendar/calendar-view.ts";
import styles from "#app/cases/desk/calendar/calendar.module.css";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";

export function CalendarFilter({ view: { view, from, people, whose } }: { view: CalendarView }) {
  return (
    <Disclosure summary={`Whose: ${whose}`} open={false}>
      <form className={`stack-3 ${styles.filter}`} action="/staff/calendar" aria-label="Whose calendar">
        <input type="hidden" name="view" value={view} />
        <input type="hidden" name="from" value={from} />
        <div className={styles.people} role="group" aria-label="People">
          {people.map(({ id, name, chosen }) => (
            <CheckboxField key={id} label={name} name="people" value={id} defaultChecked={chosen} />
          ))}
        </div>
        <p className="row">
          <Button type="submit">Show</Button>
          <span className="note">With nobody ticked, everybody is shown.</span>
        </p>
      </form>
    </Disclosure>
  );
}
