import type { TableSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import styles from "#app/content/sections/table-section.module.css";

/** A table that scrolls inside itself where the screen is narrower than its rows. */
export function TableSectionView({ section }: { section: TableSection }) {
  const { id, intro, columns, rows, caption } = section;
  const captionId = `${id}-caption`;
  return (
    <SectionFrame section={section}>
      {intro && <p className={styles.intro}>{intro}</p>}
      <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption} id={captionId}>
            <span className={styles.words}>{caption}</span>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th className={styles.column} key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={place}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th className={styles.name} key={column} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td className={styles.cell} key={column}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SectionFrame>
  );
}
