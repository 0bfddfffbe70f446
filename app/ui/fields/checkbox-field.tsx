import type { ComponentProps, ReactNode } from "react";
import { useSentField } from "#app/forms/sent-form.tsx";
import { describedBy, FieldError, useFieldIds } from "#app/ui/fields/field.tsx";
import styles from "#app/ui/fields/field.module.css";

type CheckboxFieldProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Null for one of several boxes that share an error above. */
  error?: string | null;
  beside?: ReactNode;
};

export function CheckboxField({ label, hint, error: given, beside, ...input }: CheckboxFieldProps) {
  const { sent, error: refusal } = useSentField(input.name);
  const error = given === undefined ? refusal : given;
  const ids = useFieldIds(input.id, hint, error);
  const wasTicked = sent && { defaultChecked: sent.includes(String(input.value ?? "on")) };
  return (
    <div className={styles.check}>
      <input {...input} {...wasTicked} {...describedBy(ids, error)} type="checkbox" className={styles.tick} />
      <div className={styles.checkWords}>
        <span className={styles.beside}>
          <label className={styles.checkLabel} htmlFor={ids.input}>
            {label}
          </label>
          {beside}
        </span>
        {hint && (
          <p className={`note ${styles.hint}`} id={ids.hint}>
            {hint}
          </p>
        )}
        {error && <FieldError id={ids.error}>{error}</FieldError>}
      </div>
    </div>
  );
}
