import type { PointsField } from "#app/self-checks/points/form/points-form.ts";
import { tickedValue } from "#app/self-checks/points/form/points-form.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { ChoiceGroup } from "#app/ui/fields/choice-group.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

export function PointsFieldView({ field, answer }: { field: PointsField; answer: string | undefined }) {
  const { name, label, hint } = field;
  if (field.kind === "tick")
    return (
      <CheckboxField
        name={name}
        value={tickedValue}
        label={label}
        hint={hint}
        defaultChecked={answer === tickedValue}
      />
    );
  if (field.kind === "number")
    return (
      <Field
        name={name}
        label={label}
        hint={hint}
        optional={field.optional}
        width="short"
        inputMode={field.step === 1 ? "numeric" : "decimal"}
        autoComplete="off"
        defaultValue={answer ?? field.start}
      />
    );
  const chosen = answer ?? field.start;
  if (field.look === "pills")
    return (
      <ChoiceGroup
        legend={label}
        name={name}
        hint={hint}
        choices={field.options}
        {...(chosen && { defaultValue: chosen })}
      />
    );
  return (
    <SelectField
      name={name}
      label={label}
      hint={hint}
      options={field.options}
      {...(field.start === undefined && { placeholder: "Choose" })}
      defaultValue={chosen}
    />
  );
}
