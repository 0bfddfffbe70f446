import type { SampleSection } from "#app/content/section.ts";
import { IllustrationNote } from "#app/content/sections/illustration-note.tsx";
import styles from "#app/content/sections/sample-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function SampleSectionView({ section }: { section: SampleSection }) {
  const { id, title, rows, conclusion, illustration } = section;
  const titleId = `${id}-title`;
  return (
    <SectionFrame section={section}>
      <article className={`stack-5 ${styles.sheet}`} aria-labelledby={titleId}>
        <header className={styles.head}>
          <h3 id={titleId}>{title}</h3>
          <p className={styles.mark}>Sample</p>
        </header>
        <dl>
          {rows.map(({ term, text }) => (
            <div className={styles.row} key={term}>
              <dt className="muted">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.conclusion}>{conclusion}</p>
      </article>
      <IllustrationNote>{illustration}</IllustrationNote>
    </SectionFrame>
  );
}
