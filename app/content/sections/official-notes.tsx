import type { OfficialNote } from "#app/content/section-parts.ts";
import styles from "#app/content/sections/official-notes.module.css";
import { WholeNames } from "#app/content/sections/whole-names.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { writtenDate } from "#app/platform/dates.ts";

export function OfficialNotes({ notes }: { notes: OfficialNote[] }) {
  return (
    <ul className={`stack-3 ${styles.notes}`} role="list">
      {notes.map(({ about, text, source, asOf }) => (
        <li key={about} className={`stack-1 ${styles.note}`}>
          <p className={styles.heading}>
            <Icon name="compass" size="small" />
            <span>
              Official position <span className={styles.about}>on “{about}”</span>
            </span>
          </p>
          <p>
            <WholeNames>{text}</WholeNames>
          </p>
          <p className="muted">
            Source: <a href={source.url}>{source.name}</a>. As of{" "}
            <time dateTime={asOf}>{writtenDate(asOf)}</time>.
          </p>
        </li>
      ))}
    </ul>
  );
}
