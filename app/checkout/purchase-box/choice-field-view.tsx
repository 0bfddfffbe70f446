import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { InfoTip } from "#app/ui/info-tip.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

type ChoiceFieldViewProps = {
  field: ChoiceField;
  wrong?: boolean;
};

/** Stateless: every change submits the form. */
export function ChoiceFieldView({ field, wrong = false }: ChoiceFieldViewProps) {
  const error = wrong ? field.ask : null;
  switch (field.kind) {
    case "flag":
      return (
        <CheckboxField
          label={field.label}
          name={field.name}
          value="1"
          defaultChecked={field.on}
          beside={field.info && <InfoTip label={`About ${field.label}`}>{field.info}</InfoTip>}
        />
      );
    case "options":
      return (
        <SelectField
          label={field.label}
          name={field.name}
          defaultValue={field.value}
          placeholder={field.value === "" ? "Choose" : undefined}
          options={field.options}
          error={error}
        />
      );
    case "number":
      return (
        <Field
          label={field.label}
          name={field.name}
          type="number"
          inputMode="numeric"
          min={field.from}
          max={field.to}
          defaultValue={field.value}
          width="medium"
          hint={`From ${field.from.toLocaleString("en")} to ${field.to.toLocaleString("en")}`}
        />
      );
  }
}
