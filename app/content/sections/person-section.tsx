import type { PersonSection } from "#app/content/section.ts";
import { IllustrationNote } from "#app/content/sections/illustration-note.tsx";
import styles from "#app/content/sections/person-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function PersonSectionView({ section }: { section: PersonSection }) {
  const { name, role, paragraphs, facts, illustration } = section;
  return (
    <SectionFrame section={section}>
      <div className={styles.person}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <div className="stack-4 measure">
          <div>
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
          </div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <dl className={styles.facts}>
            {facts.map(({ term, text }) => (
              <div className={styles.fact} key={term}>
                <dt className="muted">{term}</dt>
                <dd className={styles.text}>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <IllustrationNote>{illustration}</IllustrationNote>
    </SectionFrame>
  );
}

function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => !part.endsWith("."));
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => part?.[0] ?? "").join("");
}
