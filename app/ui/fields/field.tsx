import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { useSentField } from "#app/forms/sent-form.tsx";
import styles from "#app/ui/fields/field.module.css";
import { Icon } from "#app/ui/icons.tsx";
import { valueForInput } from "#app/ui/value-for-input.ts";

export type FieldText = {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  optional?: boolean;
};

type FieldProps = FieldText &
  Omit<ComponentProps<"input">, "className"> & {
    width?: "short" | "medium" | "full";
    before?: ReactNode;
    after?: ReactNode;
  };

export function Field({ label, hint, optional, width = "full", before, after, ...given }: FieldProps) {
  const { error, ...input } = useSentText(given);
  const ids = useFieldIds(input.id, hint, error);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <div className={styles.row}>
        <div className={styles.box} data-width={width} data-wrong={Boolean(error) || undefined}>
          {before && <span className={styles.before}>{before}</span>}
          <input
            type="text"
            {...input}
            defaultValue={valueForInput(input.type, input.defaultValue)}
            {...describedBy(ids, error)}
            className={styles.input}
          />
        </div>
        {after}
      </div>
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldText & Omit<ComponentProps<"textarea">, "className">;

export function TextAreaField({ label, hint, optional, ...given }: TextAreaFieldProps) {
  const { error, ...input } = useSentText(given);
  const ids = useFieldIds(input.id, hint, error);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <div className={styles.box} data-width="full" data-wrong={Boolean(error) || undefined}>
        <textarea rows={5} {...input} {...describedBy(ids, error)} className={styles.input} />
      </div>
    </FieldFrame>
  );
}

export function useSentText<
  Given extends { name?: string; id?: string; defaultValue?: unknown; error?: string | null },
>(given: Given): Given {
  const { id, error, sent } = useSentField(given.name);
  if (sent === undefined) return given;
  return { ...given, ...(id && { id }), error: error ?? given.error, defaultValue: sent[0] };
}

type FieldIds = { input: string; hint: string | undefined; error: string | undefined };

export function useFieldIds(
  given: string | undefined,
  hint: ReactNode,
  error: string | null | undefined,
): FieldIds {
  const made = useId();
  const input = given ?? made;
  return { input, hint: hint ? `${input}-hint` : undefined, error: error ? `${input}-error` : undefined };
}

export function describedBy(ids: FieldIds, error: string | null | undefined) {
  const described = [ids.hint, ids.error].filter(Boolean).join(" ");
  return {
    id: ids.input,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}

/** The error is above the box, so the reading order is right. */
export function FieldFrame({ label, hint, error, optional, ids, children }: FieldText & FrameParts) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.input}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p className={`note ${styles.hint}`} id={ids.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {children}
    </div>
  );
}

type FrameParts = { ids: FieldIds; children: ReactNode };

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="danger" />
      <span>
        <span className="visually-hidden">Error: </span>
        {children}
      </span>
    </p>
  );
}
