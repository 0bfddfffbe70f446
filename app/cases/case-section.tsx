import type { ReactNode } from "react";
import { useLocation } from "react-router";

import { ownEntry } from "#app/platform/own-entry.ts";
import type { CasePage } from "#app/cases/case-part.ts";
import styles from "#app/cases/case-page.module.css";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { useClearedDraft } from "#app/ui/fields/form-draft.tsx";

type CaseSectionFrameProps = {
  part: string;
  heading: string;
  page: CasePage;
  /** What is said after each action of this part. */
  doneMessages: Record<string, string>;
  summary?: ReactNode;
  children: ReactNode;
};

export function CaseSection({ part, heading, page, doneMessages, summary, children }: CaseSectionFrameProps) {
  const { pathname } = useLocation();
  useClearedDraft(`${pathname} ${part}.`, page.said !== null);
  const said = ownEntry(doneMessages, page.said);
  return (
    <section id={part} className={`stack-4 ${styles.section}`} aria-labelledby={`${part}-heading`}>
      <h2 id={`${part}-heading`}>{heading}</h2>
      {useRefusedPart() === part ? (summary ?? <AnswerSummary />) : <Said said={said} />}
      {children}
    </section>
  );
}

function Said({ said }: { said: string | null }) {
  const isRefused = useRefusedForm() !== null;
  return (
    said &&
    !isRefused && (
      <Alert tone="success">
        <p>{said}</p>
      </Alert>
    )
  );
}

function useRefusedPart(): string | null {
  return useRefusedForm()?.intent.split(".")[0] ?? null;
}

export function useHomelessRefusal(views: Readonly<Record<string, unknown>>): boolean {
  const part = useRefusedPart();
  return part !== null && !(Object.hasOwn(views, part) && views[part]);
}
