import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";

import type { CasePage } from "#app/cases/case-part.ts";
import styles from "#app/cases/case-page.module.css";
import { KeptTypingNote } from "#app/ui/kept-typing-note.tsx";
import { useKeptTyping } from "#app/ui/kept-typing.tsx";

type CaseFormProps = {
  page: CasePage;
  /** `<part>.<deed>`. */
  intent: string;
  /** Whether files can be sent with it. */
  files?: boolean;
  /** Hidden fields, such as what the deed is done to. */
  hidden?: Record<string, string>;
  children: ReactNode;
};

/** A plain form of a case's part: the answer is a page read anew, with JavaScript and without. */
export function CaseForm({ page, intent, files = false, hidden = {}, children }: CaseFormProps) {
  const [part] = intent.split(".");
  return (
    <form
      method="post"
      action={`#${part}`}
      className={styles.form}
      {...(files && { encType: "multipart/form-data" })}
    >
      <HiddenFields page={page} intent={intent} hidden={hidden} />
      {children}
    </form>
  );
}

/** A form in which much is typed: this tab keeps it until it has been sent. One of its kind on a page. */
export function KeptCaseForm({ page, intent, files = false, hidden = {}, children }: CaseFormProps) {
  const [part] = intent.split(".");
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const kept = useKeptTyping(form, `${pathname} ${intent}`, {
    done: page.said !== null,
    answered: page.problem !== null,
  });
  return (
    <form
      ref={form}
      method="post"
      action={`#${part}`}
      className={styles.form}
      {...(files && { encType: "multipart/form-data" })}
    >
      <HiddenFields page={page} intent={intent} hidden={hidden} />
      {children}
      <KeptTypingNote kept={kept} files={files} />
    </form>
  );
}

function HiddenFields({ page, intent, hidden }: Pick<CaseFormProps, "page" | "intent" | "hidden">) {
  return (
    <>
      <input type="hidden" name="csrfmiddlewaretoken" value={page.token} />
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
