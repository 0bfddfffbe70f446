import { FilterForm } from "#app/desk/filter-form.tsx";
import { textFilterMax } from "#app/desk/list/list-query.ts";
import type { ListView } from "#app/desk/list/list-view.server.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

type Option = { value: string; label: string };

export type ListFilter = { name: string; label: string } & (
  | { kind: "text"; hint?: string }
  | { kind: "day" }
  | { kind: "tick" }
  /** `any` is what stands there while nothing is chosen. Without it the first option does. */
  | { kind: "choice"; options: readonly Option[]; any?: string }
);

/** Drawn anew with another address: a link may have changed what they say. */
export function ListFilters({ list, filters }: { list: ListView; filters: readonly ListFilter[] }) {
  return (
    <FilterForm key={list.here} path={list.path} clear={list.narrowed ? "Clear" : null} kept={list.sortedBy}>
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} typed={list.typed[filter.name] ?? ""} />
      ))}
    </FilterForm>
  );
}

function FilterField({ filter, typed }: { filter: ListFilter; typed: string }) {
  const { name, label } = filter;
  switch (filter.kind) {
    case "text":
      return (
        <Field label={label} name={name} hint={filter.hint} maxLength={textFilterMax} defaultValue={typed} />
      );
    case "day":
      return <Field label={label} name={name} type="date" defaultValue={typed} />;
    case "tick":
      return <CheckboxField label={label} name={name} value="yes" defaultChecked={typed === "yes"} />;
    case "choice":
      return (
        <SelectField
          label={label}
          name={name}
          options={[...filter.options]}
          placeholder={filter.any}
          defaultValue={typed}
        />
      );
  }
}

/** Labels by value, as options. */
export function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
