import styles from "#app/desk/filter-form.module.css";
import type { FilterView } from "#app/cases/desk/work/work-view.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/** A form of its own address, so that a filtered list can be kept as a bookmark. */
export function WorkFilterForm({ filter: { states, services, people, chosen } }: { filter: FilterView }) {
  return (
    <form className={styles.form} action="/staff/work" aria-label="Filters">
      <SelectField label="State" name="state" options={states} defaultValue={chosen.state} />
      <SelectField
        label="Service"
        name="service"
        options={services}
        placeholder="All services"
        defaultValue={chosen.service}
      />
      <SelectField
        label="Counsellor"
        name="person"
        options={people}
        placeholder="Everybody"
        defaultValue={chosen.person}
      />
      <CheckboxField label="Overdue only" name="overdue" value="yes" defaultChecked={chosen.overdue} />
      <CheckboxField label="Unread messages only" name="unread" value="yes" defaultChecked={chosen.unread} />
      <p className={styles.buttons}>
        <Button type="submit">Show</Button>
        <LinkButton to="/staff/work" variant="quiet" reloadDocument>
          Clear
        </LinkButton>
      </p>
    </form>
  );
}
