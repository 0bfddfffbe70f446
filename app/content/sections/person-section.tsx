import type { PersonSection } from "#app/content/section.ts";
import { IllustrationNote } from "#app/content/sections/illustration-note.tsx";
import styles from "#app/content/sections/person-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function PersonSectionView({ section }: { section: PersonSection }) {
  const { people, illustration } = section;
  return (
    <SectionFrame section={section}>
      {people.map((person) => (
        <Person key={person.name} person={person} />
      ))}
      {illustration && <IllustrationNote>{illustration}</IllustrationNote>}
    </SectionFrame>
  );
}

function Person({ person }: { person: PersonSection["people"][number] }) {
  const { name, role, photo, paragraphs, facts } = person;
  return (
    <div className={styles.person}>
      {photo === null ? (
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
      ) : (
        <img className={styles.photo} src={photo} alt="" width={256} height={256} loading="lazy" />
      )}
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
  );
}

function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => !part.endsWith("."));
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => part?.[0] ?? "").join("");
}
