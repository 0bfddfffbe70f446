import {
  cellName,
  type CellTable,
  type ListTable,
  type SheetCell,
  type SheetTable,
} from "#app/self-checks/desk/sheets/grid-sheet.ts";
import styles from "#app/self-checks/desk/sheet-table.module.css";
import { describedBy, FieldError, useFieldIds, useSentText } from "#app/ui/fields/field.tsx";
import { valueForInput } from "#app/ui/value-for-input.ts";

type SheetTableProps = {
  table: SheetTable;
  /** By the names of the fields. */
  values: Readonly<Record<string, string>>;
  /** Of each list, with the empty ones. */
  rowCounts: Readonly<Record<string, number>>;
};

/** A table of a version, each cell an input. */
export function SheetTableView({ table, values, rowCounts }: SheetTableProps) {
  return table.shape === "cells" ? (
    <Cells table={table} values={values} />
  ) : (
    <Rows table={table} values={values} count={rowCounts[table.path] ?? 0} />
  );
}

function Cells({ table, values }: { table: CellTable; values: SheetTableProps["values"] }) {
  const { caption, columns, rows } = table;
  const isWide = columns.length > 3 || rows.some(({ cells }) => cells.some(({ kind }) => isLong(kind)));
  return (
    <table className={styles.table} data-cards={isWide || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, at) => (
              <td key={cell.path} data-label={columns[at + 1]} data-kind={cell.kind}>
                <CellInput
                  cell={cell}
                  label={`${caption}: ${label}, ${columns[at + 1]}`}
                  value={values[cell.path] ?? ""}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type RowsProps = { table: ListTable; values: SheetTableProps["values"]; count: number };

function Rows({ table: { caption, path, columns }, values, count }: RowsProps) {
  const isWide = columns.length > 3 || columns.some(({ kind }) => isLong(kind));
  return (
    <table className={styles.table} data-rows="" data-cards={isWide || undefined}>
      <caption>
        {caption}
        <span className="note"> Empty a row to remove it.</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Row</th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, row) => (
          <tr key={row}>
            <th scope="row">{row + 1}</th>
            {columns.map(({ key, label, ...cell }) => {
              const name = cellName(path, row, key);
              return (
                <td key={key} data-label={label} data-kind={cell.kind}>
                  <CellInput
                    cell={{ path: name, ...cell }}
                    label={`${caption}: row ${row + 1}, ${label}`}
                    value={values[name] ?? ""}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isLong(kind: SheetCell["kind"]): boolean {
  return kind === "line" || kind === "text" || kind === "address";
}

/** Its heading and its row name it, in the table for eyes and in its label for ears. */
function CellInput({
  cell: { path, kind },
  label,
  value,
}: {
  cell: SheetCell;
  label: string;
  value: string;
}) {
  const { error, defaultValue, id, name } = useSentText<Sent>({ name: path, defaultValue: value });
  const ids = useFieldIds(id, null, error);
  const shown = { name, className: styles.input, "aria-label": label, ...describedBy(ids, error) };
  return (
    <>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {kind === "text" ? (
        <textarea {...shown} rows={3} defaultValue={defaultValue} />
      ) : kind === "level" ? (
        <select {...shown} defaultValue={defaultValue}>
          <option value="none">None</option>
          <option value="low">Lower</option>
          <option value="high">Higher</option>
        </select>
      ) : (
        <input
          {...shown}
          type={kind === "day" ? "date" : "text"}
          inputMode={kind === "points" ? "numeric" : kind === "years" ? "decimal" : undefined}
          autoComplete="off"
          defaultValue={kind === "day" ? valueForInput("date", defaultValue) : defaultValue}
        />
      )}
    </>
  );
}

type Sent = { name: string; defaultValue: string; id?: string; error?: string | null };
