import { FilterForm } from "#app/desk/filter-form.tsx";
import type { FilterView } from "#app/cases/desk/work/work-view.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

export function WorkFilterForm({ filter: { states, services, people, chosen } }: { filter: FilterView }) {
  return (
    <FilterForm path="/staff/work">
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
      <CheckboxField label="Overdue" name="overdue" value="yes" defaultChecked={chosen.overdue} />
      <CheckboxField label="Unread messages" name="unread" value="yes" defaultChecked={chosen.unread} />
      <CheckboxField label="Evidence to check" name="evidence" value="yes" defaultChecked={chosen.evidence} />
      <CheckboxField label="Versions to read" name="reading" value="yes" defaultChecked={chosen.reading} />
    </FilterForm>
  );
}
