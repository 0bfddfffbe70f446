import { isValidElement, type ReactElement } from "react";
import { Link } from "react-router";

import { Badge } from "#app/ui/badge.tsx";
import styles from "#app/ui/data-table.module.css";
import { type PageLink, PageLinks } from "#app/ui/page-links.tsx";

type Linked = {
  text: string;
  href?: string | null;
  badge?: string | null;
  note?: string | null;
  /** Beside words that say the same. */
  tone?: Tone | null;
};

export type Tone = "danger" | "warning" | "success" | "harbour" | "muted";

export type Cell = string | Linked;

type FreeCell = ReactElement | false | null;

export type Row<Column extends string, Content = Cell> = { id: string } & Record<Column, Content>;

type DataTableProps<Column extends string> = {
  label: string;
  columns: { readonly [Name in Column]: string | false };
  rows: readonly Row<NoInfer<Column>, Cell | FreeCell>[];
  empty: string;
  first?: PageLink;
  more?: PageLink;
};

/** On narrow screens each row becomes a card. */
export function DataTable<Column extends string>(props: DataTableProps<Column>) {
  const { label, columns, rows, empty, first, more } = props;
  const shown = (Object.keys(columns) as Column[]).filter((name) => columns[name] !== false);
  return (
    <>
      {rows.length === 0 ? (
        empty && <p className="muted">{empty}</p>
      ) : (
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {shown.map((name) => (
                <th key={name} scope="col">
                  {columns[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {shown.map((name) => (
                  <DataCell key={name} label={columns[name] || ""} cell={row[name]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <PageLinks links={[first, more]} />
    </>
  );
}

function DataCell({ label, cell }: { label: string; cell: Cell | FreeCell }) {
  if (cell === "") return <td>{cell}</td>;
  if (cell === null || cell === false || isValidElement(cell)) return <td className={styles.free}>{cell}</td>;
  return <td data-label={label}>{typeof cell === "string" ? <Text>{cell}</Text> : <Linked {...cell} />}</td>;
}

function Linked({ text, href, badge, note, tone }: Linked) {
  return (
    <span data-tone={tone ?? undefined} className={styles.linked}>
      {href ? (
        <Link to={href} className="text-link">
          {text}
        </Link>
      ) : (
        text
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

function Text({ children }: { children: string }) {
  return <span className={isFigure(children) ? styles.figure : undefined}>{children}</span>;
}

function isFigure(text: string): boolean {
  return text.length < 20 && /\d/.test(text) && !/[a-z]{4}/i.test(text);
}
