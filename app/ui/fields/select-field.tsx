import type { ComponentProps } from "react";
import type { FieldText } from "#app/ui/fields/field.tsx";
import { describedBy, FieldFrame, useFieldIds, useSentText } from "#app/ui/fields/field.tsx";
import { type DrawnOptions, useDrawnOptions } from "#app/ui/fields/drawn-options.tsx";
import styles from "#app/ui/fields/field.module.css";
import { Icon } from "#app/ui/icons.tsx";

export type SelectOption = { value: string; label: string };
export type SelectGroup = { label: string; options: SelectOption[] };

type SelectFieldProps = FieldText &
  Omit<ComponentProps<"select">, "className" | "children"> & {
    options: (SelectOption | SelectGroup)[] | DrawnOptions;
    /** Without it the first option is preselected. Drawn options have their own. */
    placeholder?: string;
    width?: "short" | "medium" | "full";
  };

/** Native, because phones handle it best. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, optional, options, placeholder, width = "full", ...given } = props;
  const { error, ...select } = useSentText(given);
  const ids = useFieldIds(select.id, hint, error);
  const drawn = useDrawnOptions(Array.isArray(options) ? null : options, select.defaultValue);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <div className={styles.box} data-width={width} data-wrong={Boolean(error) || undefined}>
        <select
          {...select}
          required={select.required && mayBeEmpty(props)}
          {...describedBy(ids, error)}
          className={styles.input}
          {...drawn}
        >
          {Array.isArray(options) ? childrenOf(options, placeholder) : undefined}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </FieldFrame>
  );
}

/** The HTML standard forbids `required` on a select that always has a value. */
function mayBeEmpty({ placeholder, options }: SelectFieldProps): boolean {
  if (!Array.isArray(options)) return options.hasEmpty;
  const [first] = options;
  return placeholder !== undefined || (first !== undefined && "value" in first && first.value === "");
}

function childrenOf(options: (SelectOption | SelectGroup)[], placeholder: string | undefined) {
  return (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) =>
        "options" in option ? (
          <optgroup key={option.label} label={option.label}>
            {option.options.map(drawOption)}
          </optgroup>
        ) : (
          drawOption(option)
        ),
      )}
    </>
  );
}

function drawOption({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
