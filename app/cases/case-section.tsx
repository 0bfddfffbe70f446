import type { ReactNode } from "react";
import { useLocation } from "react-router";

import { ownEntry } from "#app/platform/own-entry.ts";
import type { CasePage } from "#app/cases/case-part.ts";
import styles from "#app/cases/case-page.module.css";
import { Alert } from "#app/ui/alert.tsx";
import { useForgottenTyping } from "#app/ui/kept-typing.tsx";

type CaseSectionFrameProps = {
  part: string;
  heading: string;
  page: CasePage;
  /** What is said after each deed of this part. */
  saidWords: Record<string, string>;
  children: ReactNode;
};

/** A part of a case with its heading, and above it what came of its last form where that has no place of its own. */
export function CaseSection({ part, heading, page, saidWords, children }: CaseSectionFrameProps) {
  const { problem } = page;
  const { pathname } = useLocation();
  useForgottenTyping(`${pathname} ${part}.`, page.said !== null);
  const said = ownEntry(saidWords, page.said);
  return (
    <section id={part} className={styles.section} aria-labelledby={`${part}-heading`}>
      <h2 id={`${part}-heading`}>{heading}</h2>
      {problem?.field === null && <Alert tone="danger">{problem.message}</Alert>}
      {said && !problem && (
        <Alert tone="success">
          <p>{said}</p>
        </Alert>
      )}
      {children}
    </section>
  );
}
