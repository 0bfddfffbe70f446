import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Cell, Row } from "#app/desk/record-row.ts";
import styles from "#app/desk/record-table.module.css";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";

type RecordTableProps = {
  /** What the table lists, for whoever does not see the heading above it. */
  label: string;
  columns: string[];
  /** `extra` is what can be done about a row. */
  rows: (Row & { extra?: ReactNode })[];
  /** Said in place of a table without rows. */
  empty: string;
  /** What the column of forms is about, where rows have some. */
  extraColumn?: string;
  more?: { href: string; label: string } | null;
};

/** A dense table. On a narrow screen each row is a card, and every figure says what it is. */
export function RecordTable({ label, columns, rows, empty, extraColumn, more }: RecordTableProps) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {extraColumn && <th scope="col">{extraColumn}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, extra }) => (
            <tr key={id}>
              {cells.map((cell, at) => (
                <td key={columns[at]} data-label={columns[at]}>
                  <CellWords cell={cell} />
                </td>
              ))}
              {extraColumn && <td className={styles.extra}>{extra}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {more && (
        <p className={styles.more}>
          <LinkButton to={more.href}>{more.label}</LinkButton>
        </p>
      )}
    </>
  );
}

function CellWords({ cell }: { cell: Cell }) {
  if (typeof cell === "string")
    return <span className={isFigure(cell) ? styles.figure : undefined}>{cell}</span>;
  const { words, href, badge, note } = cell;
  return (
    <span>
      {href ? (
        <Link to={href} className={styles.link}>
          {words}
        </Link>
      ) : (
        words
      )}
      {badge && (
        <>
          {" "}
          <Badge tone="warning">{badge}</Badge>
        </>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}

/** A number or an amount is read whole. */
function isFigure(words: string): boolean {
  return words.length < 20 && /\d/.test(words) && !/[a-z]{4}/i.test(words);
}
