import type { MouseEvent, ReactNode } from "react";

import { type FormAnswer, inputId } from "#app/forms/form-answer.ts";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import styles from "#app/ui/answer-summary.module.css";
import { useFocusOn } from "#app/ui/use-focus-on.tsx";
import { useFragmentsStay } from "#app/ui/use-fragments-stay.tsx";

type AnswerSummaryProps = {
  success?: string | null;
  /** Only where the field's name adds to its error. */
  labels?: Record<string, string>;
  children?: ReactNode;
  /** Of a form that the browser has read by itself. */
  refused?: FormAnswer | null;
};

/** Links each error to its field. A refusal takes the focus, so it is read first. */
export function AnswerSummary({ success, labels = {}, children, refused: read }: AnswerSummaryProps) {
  const sent = useRefusedForm();
  const refused = read === undefined ? sent : read;
  const box = useFocusOn<HTMLDivElement>(refused);
  useFragmentsStay(sent !== null);
  if (!refused) return success && <Alert tone="success">{success}</Alert>;
  const errors = Object.entries(refused.errors);
  if (errors.length === 0 && !refused.message) return null;
  return (
    <div ref={box} className={`stack-2 ${styles.summary}`} role="alert" tabIndex={-1}>
      <h2 className="text-heading step-1">There is a problem</h2>
      {refused.message && <p>{refused.message}</p>}
      {errors.length > 0 && children}
      {errors.length > 0 && (
        <ul className={`plain-list stack-1 ${styles.list}`}>
          {errors.map(([name, error]) => (
            <li key={name}>
              <a href={`#${inputId(name)}`} onClick={(event) => focusInput(event, name)}>
                {labels[name] ?? error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A link alone scrolls to the field but leaves the focus behind. */
function focusInput(event: MouseEvent, name: string): void {
  const input = document.getElementById(inputId(name));
  if (!input) return;
  event.preventDefault();
  input.focus();
}
