import type { ReactNode } from "react";

import type { CasePage } from "#app/routes/pages/case/case-part.ts";
import styles from "#app/routes/pages/case/case-page.module.css";

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
      <input type="hidden" name="csrfmiddlewaretoken" value={page.token} />
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
