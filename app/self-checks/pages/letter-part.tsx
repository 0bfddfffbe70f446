import type { ReactNode } from "react";

import styles from "#app/self-checks/pages/check-letter.module.css";

export function LetterPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={`stack-4 ${styles.part}`}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}
