import styles from "#app/service-page/section-index.module.css";
import { Icon } from "#app/ui/icons.tsx";

export type IndexEntry = { id: string; heading: string };

/**
 * The page's anchors in order. Beside the text on wide screens, where it stays in sight; on small ones a line that
 * opens. One list for both: the style sheet opens it where there is room.
 */
export function SectionIndex({ entries }: { entries: IndexEntry[] }) {
  return (
    <nav className={styles.index} aria-label="On this page" tabIndex={0}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          On this page
          <Icon name="chevron-down" />
        </summary>
        <ol className={styles.list} role="list">
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
