import { isValidElement, type ReactElement, type ReactNode } from "react";
import { Link } from "react-router";

import { Badge } from "#app/ui/badge.tsx";
import styles from "#app/ui/data-table.module.css";
import { type PageLink, PageLinks } from "#app/ui/page-links.tsx";

type Linked = {
  text: string;
  href?: string | null;
  badge?: string | null;
  note?: string | null;
  /** The note stands in the same line, as far as there is room. */
  isBeside?: boolean;
  /** Beside words that say the same. */
  tone?: Tone | null;
};

export type Tone = "danger" | "warning" | "success" | "harbour" | "muted";

export type Cell = string | Linked;

type FreeCell = ReactElement | false | null;

export type Row<Column extends string, Content = Cell> = { id: string } & Record<Column, Content>;

/** Where the head of a column leads, and how the list is sorted by it now. */
export type SortLink = { href: string; direction: "ascending" | "descending" | null };

/** A box before each row, of a form that stands elsewhere on the page. */
type RowBoxes = {
  form: string;
  name: string;
  /** Above the boxes; people who do not see them are told what they are for. */
  head: ReactNode;
  boxOf: (rowId: string) => { value: string; label: string } | null;
};

type DataTableProps<Column extends string> = {
  label: string;
  columns: { readonly [Name in Column]: string | false };
  rows: readonly Row<NoInfer<Column>, Cell | FreeCell>[];
  empty: string;
  sorting?: { readonly [name: string]: SortLink };
  boxes?: RowBoxes | null;
  first?: PageLink;
  more?: PageLink;
};

/** On narrow screens each row becomes a card. */
export function DataTable<Column extends string>(props: DataTableProps<Column>) {
  const { label, columns, rows, empty, sorting = {}, boxes, first, more } = props;
  const shown = (Object.keys(columns) as Column[]).filter((name) => columns[name] !== false);
  return (
    <>
      {rows.length === 0 ? (
        empty && <p className="muted">{empty}</p>
      ) : (
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {boxes && <th scope="col">{boxes.head}</th>}
              {shown.map((name) => (
                <HeadCell key={name} label={columns[name] || ""} sort={sorting[name]} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {boxes && <BoxCell boxes={boxes} rowId={row.id} />}
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

function HeadCell({ label, sort }: { label: string; sort: SortLink | undefined }) {
  if (!sort) return <th scope="col">{label}</th>;
  return (
    <th scope="col" aria-sort={sort.direction ?? undefined}>
      <Link
        to={sort.href}
        className={styles.sort}
        data-direction={sort.direction ?? undefined}
        preventScrollReset
      >
        {label}
      </Link>
    </th>
  );
}

function BoxCell({ boxes: { form, name, boxOf }, rowId }: { boxes: RowBoxes; rowId: string }) {
  const box = boxOf(rowId);
  return (
    <td className={styles.boxCell}>
      {box && (
        <label className={styles.boxLabel}>
          <span className="visually-hidden">{box.label}</span>
          <input type="checkbox" form={form} name={name} value={box.value} className={styles.rowBox} />
        </label>
      )}
    </td>
  );
}

function DataCell({ label, cell }: { label: string; cell: Cell | FreeCell }) {
  if (cell === "") return <td>{cell}</td>;
  if (cell === null || cell === false || isValidElement(cell)) return <td className={styles.free}>{cell}</td>;
  return <td data-label={label}>{typeof cell === "string" ? <Text>{cell}</Text> : <Linked {...cell} />}</td>;
}

function Linked({ text, href, badge, note, isBeside, tone }: Linked) {
  return (
    <span
      data-tone={tone ?? undefined}
      data-beside={isBeside || undefined}
      className={styles.linked}
      title={isBeside && note ? note : undefined}
    >
      {href ? (
        <Link to={href} className="text-link">
          <Text>{text}</Text>
        </Link>
      ) : (
        <Text>{text}</Text>
      )}
      {badge && (
        <>
          {" "}
          <Badge tone="warning">{badge}</Badge>
        </>
      )}
      {note && <span className={noteClass(note)}>{note}</span>}
    </span>
  );
}

const noteClass = (note: string) =>
  note.length > shortNoteMax ? styles.note : `${styles.note} ${styles.shortNote}`;

/** Letters. */
const shortNoteMax = 16;

function Text({ children }: { children: string }) {
  const style = isFigure(children) ? styles.figure : hasNoLongPart(children) ? styles.whole : null;
  return style === null ? children : <span className={style}>{children}</span>;
}

function isFigure(text: string): boolean {
  return text.length < 20 && /\d/.test(text) && !/[a-z]{4}/i.test(text);
}

/** Others, such as addresses and names without a blank, are broken rather than let the table grow. */
function hasNoLongPart(text: string): boolean {
  return !/[^\s-]{15}/.test(text);
}
