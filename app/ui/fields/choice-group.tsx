import type { ReactNode } from "react";
import { useId } from "react";
import styles from "#app/ui/fields/choice-group.module.css";
import { useSentField } from "#app/forms/sent-form.tsx";
import { FieldError } from "#app/ui/fields/field.tsx";

type Choice = {
  value: string;
  label: string;
  /** A smaller line beneath, such as "9 rounds". */
  note?: string;
  disabled?: boolean;
};

type ChoiceGroupProps = {
  /** Shown above the choices and said with each. */
  legend: string;
  name: string;
  choices: Choice[];
  /** Given, the group is controlled by `onChoose`; left out, it keeps its own state as a form does. */
  value?: string | null;
  defaultValue?: string;
  onChoose?: (value: string) => void;
  hint?: ReactNode;
  error?: string | null;
  /** Stands beside the legend, such as an info button. */
  beside?: ReactNode;
  required?: boolean;
  /** `pills` for short values in a row, `rows` for choices that need words. */
  layout?: "pills" | "rows";
  form?: string;
};

/** One of a few, all in sight: native radio buttons drawn as pills. */
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
      // A link of the summary leads here.
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

function ChoicePill({ choice, group, name }: { choice: Choice; group: ChoiceGroupProps; name: string }) {
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
