import type { ReactNode } from "react";

import styles from "#app/accounts/account-form.module.css";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type AccountFormProps = {
  intent: string;
  button: string;
  danger?: boolean;
  other?: { intent: string; label: string };
  children?: ReactNode;
};

/** The server alone validates: the browser's own checks would show one field at a time, in its own words. */
export function AccountForm({ intent, button, danger = false, other, children }: AccountFormProps) {
  const wasRefused = useIsRefused(other ? [intent, other.intent] : intent);
  return (
    <>
      {wasRefused && <AnswerSummary />}
      <PostForm intent={other ? [intent, other.intent] : intent} className="stack-5">
        {children}
        <div className={`stack-3 ${styles.button}`}>
          <SubmitButton {...(other && { intent })} variant={danger ? "danger" : "action"} size="large" wide>
            {button}
          </SubmitButton>
          {other && (
            <SubmitButton intent={other.intent} size="large" wide>
              {other.label}
            </SubmitButton>
          )}
        </div>
      </PostForm>
    </>
  );
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className={`stack-5 ${styles.pair}`}>{children}</div>;
}
