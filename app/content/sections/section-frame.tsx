import type { ReactNode } from "react";

import styles from "#app/content/sections/section-frame.module.css";

type SectionFrameProps = { id: string; heading: string; children: ReactNode };

/** What every section has: an anchor, a heading that names it, and the line above. */
export function SectionFrame({ id, heading, children }: SectionFrameProps) {
  const headingId = `${id}-heading`;
  return (
    <section className={styles.frame} id={id} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
