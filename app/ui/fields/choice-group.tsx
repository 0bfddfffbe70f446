import type { ReactNode } from "react";
import { useId } from "react";
import styles from "#app/ui/fields/choice-group.module.css";
import { useSentField } from "#app/forms/sent-form.tsx";
import { FieldError } from "#app/ui/fields/field.tsx";

type Choice = {
  value: string;
  label: string;
  note?: string;
  disabled?: boolean;
};

type ChoiceGroupProps = {
  legend: string;
  name: string;
  choices: Choice[];
  /** With `value` the group is controlled; without it, it keeps its own state. */
  value?: string | null;
  defaultValue?: string;
  onChoose?: (value: string) => void;
  hint?: ReactNode;
  error?: string | null;
  beside?: ReactNode;
  required?: boolean;
  layout?: "pills" | "rows";
  form?: string;
};

export function ChoiceGroup(given: ChoiceGroupProps) {
  const { id: linkedId, sent, error: refusal } = useSentField(given.name);
  const props = sent
    ? { ...given, error: refusal ?? given.error, ...(sent[0] && { defaultValue: sent[0] }) }
    : given;
  const { legend, name, choices, hint, error, beside, layout = "pills" } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={`stack-1 ${styles.group}`}
      aria-describedby={described || undefined}
      {...(linkedId && { id: linkedId, tabIndex: -1 })}
    >
      <legend className={styles.legend}>{legend}</legend>
      {beside && <span className={styles.beside}>{beside}</span>}
      {hint && (
        <p className={`note ${styles.hint}`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={`row ${styles.choices}`} data-layout={layout}>
        {choices.map((choice) => (
          <ChoicePill key={choice.value} choice={choice} group={props} name={name} />
        ))}
      </div>
    </fieldset>
  );
}

type PillGroup = Pick<
  ChoiceGroupProps,
  "value" | "defaultValue" | "onChoose" | "error" | "required" | "form"
>;

/** A radio button; others of its name may stand elsewhere in the form. */
export function ChoicePill({ choice, group, name }: { choice: Choice; group: PillGroup; name: string }) {
  const id = useId();
  const controlled = group.value !== undefined;
  return (
    <label className={styles.pill} data-wrong={Boolean(group.error) || undefined}>
      <input
        type="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={choice.note ? `${id}-note` : undefined}
        className={styles.radio}
        name={name}
        value={choice.value}
        form={group.form}
        disabled={choice.disabled}
        required={group.required}
        checked={controlled ? group.value === choice.value : undefined}
        defaultChecked={controlled ? undefined : group.defaultValue === choice.value}
        onChange={() => group.onChoose?.(choice.value)}
      />
      <span id={`${id}-label`}>{choice.label}</span>
      {choice.note && (
        <span id={`${id}-note`} className={styles.note}>
          {choice.note}
        </span>
      )}
    </label>
  );
}
