import type { NoteSection } from "#app/content/section.ts";
import styles from "#app/content/sections/note-section.module.css";
import { Icon, type IconName } from "#app/ui/icons.tsx";
import { writtenDate } from "#app/platform/dates.ts";

const icons: Record<NoteSection["tone"], IconName> = { official: "compass", caution: "info" };

export function NoteSectionView({ section }: { section: NoteSection }) {
  const { id, heading, tone, paragraphs, source, asOf, asOfLabel = "As of" } = section;
  const headingId = `${id}-heading`;
  return (
    <section className={`stack-3 ${styles.note}`} data-tone={tone} id={id} aria-labelledby={headingId}>
      <h2 className={`text-heading ${styles.heading}`} id={headingId}>
        <Icon name={icons[tone]} />
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="note">
        {source && (
          <>
            Source: <a href={source.url}>{source.name}</a>.{" "}
          </>
        )}
        {asOfLabel} <time dateTime={asOf}>{writtenDate(asOf)}</time>.
      </p>
    </section>
  );
}
