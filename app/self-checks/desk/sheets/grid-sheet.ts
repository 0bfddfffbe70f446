/** How a cell is written and read. `points` are whole numbers; `years` have parts. */
type CellKind = "points" | "years" | "day" | "line" | "text" | "address" | "level";

export type SheetCell = {
  /** Where it stands in the grid, such as `core.age.0.single`; also the name of its field. */
  path: string;
  kind: CellKind;
  /** May be empty; then it is null. */
  optional?: true;
};

type SheetColumn = { key: string; label: string; kind: CellKind; optional?: true };

/** A table with the same rows in every version. */
export type CellTable = {
  shape: "cells";
  caption: string;
  columns: string[];
  rows: { label: string; cells: SheetCell[] }[];
};

/** A table whose rows come and go. A row that is emptied is removed. */
export type ListTable = {
  shape: "list";
  caption: string;
  path: string;
  columns: SheetColumn[];
  /** The column that puts the rows in order. */
  sortBy?: string;
};

export type SheetTable = CellTable | ListTable;

export type SheetSection = { heading: string; intro?: string; tables: SheetTable[] };

/** One column of cells, each with a line of its own. */
export function oneColumn(
  caption: string,
  rows: readonly (readonly [label: string, path: string, kind?: CellKind])[],
  heading = "Points",
): CellTable {
  return {
    shape: "cells",
    caption,
    columns: ["What", heading],
    rows: rows.map(([label, path, kind = "points"]) => ({ label, cells: [{ path, kind }] })),
  };
}

/** Rows by where they begin. */
export function fromTable(
  caption: string,
  path: string,
  { first, kind = "points", columns = { points: "Points" } }: FromTable,
): ListTable {
  const cells = Object.entries(columns).map(([key, label]) => ({ key, label, kind: "points" as const }));
  return {
    shape: "list",
    caption,
    path,
    columns: [{ key: "from", label: first, kind }, ...cells],
    sortBy: "from",
  };
}

type FromTable = { first: string; kind?: CellKind; columns?: Record<string, string> };

/** The name of a cell in a row of a list. A list of bare values has one column without a key. */
export function cellName(path: string, row: number, key: string): string {
  return key === "" ? `${path}.${row}` : `${path}.${row}.${key}`;
}

function valueAt(document: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      document,
    );
}

/** A cell as it stands in its field. */
export function cellText(document: unknown, path: string): string {
  const value = valueAt(document, path);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export function rowCount(document: unknown, { path }: ListTable): number {
  const rows = valueAt(document, path);
  return Array.isArray(rows) ? rows.length : 0;
}
