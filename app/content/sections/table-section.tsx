import type { TableSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { SectionIntro } from "#app/content/sections/section-intro.tsx";
import styles from "#app/content/sections/table-section.module.css";

/** On narrow screens, tables of sentences become cards; tables of figures scroll, to keep columns aligned. */
export function TableSectionView({ section }: { section: TableSection }) {
  const { id, intro, columns, rows, caption } = section;
  const captionId = `${id}-caption`;
  const narrow = holdsSentences(rows) ? "cards" : "scroll";
  return (
    <SectionFrame section={section}>
      <SectionIntro intro={intro} />
      <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table} data-narrow={narrow}>
          <caption className={`note ${styles.caption}`} id={captionId}>
            <span className={styles.words}>{caption}</span>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th className={`note ${styles.column}`} key={column} scope="col">
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
                    <td className={styles.cell} key={column} data-column={columns[column]}>
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

/** Characters. Longer text would wrap badly in a phone's third column. */
const longestFigureInCharacters = 24;
const longestSecondInCharacters = 100;

function holdsSentences(rows: string[][]): boolean {
  return rows.some(([, ...cells]) => {
    const most = cells.length > 1 ? longestFigureInCharacters : longestSecondInCharacters;
    return cells.some((cell) => cell.length > most);
  });
}
