import type { ReactNode } from "react";

import type { OfficialNote } from "#app/content/section-parts.ts";
import type { FigureSource } from "#app/content/section.ts";
import { FigureSources } from "#app/content/sections/figure-sources.tsx";
import { OfficialNotes } from "#app/content/sections/official-notes.tsx";
import styles from "#app/content/sections/section-frame.module.css";

type SectionFrameProps = {
  section: { id: string; heading: string; official?: OfficialNote[]; sources?: FigureSource[] };
  children: ReactNode;
};

export function SectionFrame({ section, children }: SectionFrameProps) {
  const { id, heading, official = [], sources = [] } = section;
  const headingId = `${id}-heading`;
  return (
    <section className={`laid-out-later stack-6 ${styles.frame}`} id={id} aria-labelledby={headingId}>
      <h2 className="step-3" id={headingId}>
        {heading}
      </h2>
      {children}
      {sources.length > 0 && <FigureSources sources={sources} />}
      {official.length > 0 && <OfficialNotes notes={official} />}
    </section>
  );
}
