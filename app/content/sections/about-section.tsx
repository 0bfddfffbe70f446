import type { AboutSection } from "#app/content/section.ts";
import styles from "#app/content/sections/about-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function AboutSectionView({ section }: { section: AboutSection }) {
  return (
    <SectionFrame section={section}>
      <div className={`prose ${styles.about}`} dangerouslySetInnerHTML={{ __html: section.html }} />
    </SectionFrame>
  );
}
