import styles from "#app/service-page/section-index.module.css";
import { Icon } from "#app/ui/icons.tsx";

export type IndexEntry = { id: string; heading: string };

/** One list for both layouts: the style sheet opens it on wide screens. */
export function SectionIndex({ entries }: { entries: IndexEntry[] }) {
  return (
    <div className={styles.place}>
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
    </div>
  );
}
