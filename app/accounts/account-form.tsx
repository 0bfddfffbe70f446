import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";

import styles from "#app/accounts/account-form.module.css";
import { ErrorSummary, type FieldErrors } from "#app/accounts/error-summary.tsx";
import { Button } from "#app/ui/button.tsx";

type AccountFormProps = {
  token: string;
  /** The words on its one button. */
  button: string;
  errors: FieldErrors;
  /** What its one button asks for, where the page has several things to ask for. */
  intent?: string;
  /** A second button for the same fields, told apart by its name and value. */
  other?: { name: string; value: string; words: string };
  /** What is wrong with the form as a whole. */
  refusal?: ReactNode;
  children: ReactNode;
};

/**
 * A form that posts to its own page. The server's judgement is the only one: the browser's would come one
 * field at a time and in words of its own.
 */
export function AccountForm({ token, button, intent, other, errors, refusal, children }: AccountFormProps) {
  const { formMethod, formData } = useNavigation();
  const sending = formMethod === "POST";
  const asked = formData?.get("intent");
  /** Only the button that was pressed shows it; the others wait. */
  const sent = {
    own: sending && (intent === undefined || asked === intent),
    other: sending && asked === other?.value,
  };
  return (
    <>
      <ErrorSummary errors={errors} refusal={refusal} />
      <Form method="post" noValidate className={styles.form}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        {children}
        <div className={styles.button}>
          <Button
            type="submit"
            {...(intent && { name: "intent", value: intent })}
            variant="action"
            size="large"
            wide
            pending={sent.own}
            aria-disabled={sending || undefined}
          >
            {button}
          </Button>
          {other && (
            <Button
              type="submit"
              name={other.name}
              value={other.value}
              size="large"
              wide
              pending={sent.other}
              aria-disabled={sending || undefined}
            >
              {other.words}
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}

/** Two short fields that belong together, side by side where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
