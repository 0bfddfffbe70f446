import type { ReactNode } from "react";

import type { OfficialNote } from "#app/content/section-parts.ts";
import { OfficialNotes } from "#app/content/sections/official-notes.tsx";
import styles from "#app/content/sections/section-frame.module.css";

type SectionFrameProps = {
  section: { id: string; heading: string; official?: OfficialNote[] };
  children: ReactNode;
};

export function SectionFrame({ section, children }: SectionFrameProps) {
  return (
    <section {...frameOf(section)}>
      <InFrame section={section}>{children}</InFrame>
    </section>
  );
}

export function frameOf({ id }: { id: string }) {
  return { className: `stack-6 ${styles.frame}`, id, "aria-labelledby": `${id}-heading` };
}

export function InFrame({ section, children }: SectionFrameProps) {
  const { id, heading, official = [] } = section;
  return (
    <>
      <h2 className="step-3" id={`${id}-heading`}>
        {heading}
      </h2>
      {children}
      {official.length > 0 && <OfficialNotes notes={official} />}
    </>
  );
}
