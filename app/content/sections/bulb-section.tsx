import type { BulbSection } from "#app/content/section.ts";
import styles from "#app/content/sections/bulb-section.module.css";
import { Drawing } from "#app/content/sections/drawing.tsx";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { TextParts } from "#app/content/sections/text-parts.tsx";

export function BulbSectionView({ section }: { section: BulbSection }) {
  return (
    <SectionFrame section={section}>
      <div className={styles.insight}>
        <Drawing name="bulb" className={styles.picture} />
        <div className={`prose ${styles.words}`}>
          {section.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <TextParts parts={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}
