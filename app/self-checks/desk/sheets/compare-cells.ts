import {
  cellName,
  cellText,
  type CellTable,
  type ListTable,
  rowCount,
  type SheetSection,
  type SheetTable,
} from "#app/self-checks/desk/sheets/grid-sheet.ts";

/** `before` or `after` is empty for a row that comes or goes. */
export type CellChange = { cell: string; before: string; after: string };

/** Every cell that differs, by what the desk calls it. */
export function compareCells(
  sections: readonly SheetSection[],
  before: unknown,
  after: unknown,
): CellChange[] {
  const tables = sections.flatMap(({ tables: all }) => all);
  const [was, is] = [cellTexts(tables, before), cellTexts(tables, after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((cell) => {
    const change = { cell, before: was.get(cell) ?? "", after: is.get(cell) ?? "" };
    return change.before === change.after ? [] : [change];
  });
}

function cellTexts(tables: readonly SheetTable[], document: unknown): Map<string, string> {
  const named = tables.flatMap((table) =>
    table.shape === "cells" ? namedCells(table) : namedRows(table, document),
  );
  return new Map(named.map(({ label, path }) => [label, cellText(document, path)]));
}

type NamedCell = { label: string; path: string };

function namedCells({ caption, columns, rows }: CellTable): NamedCell[] {
  return rows.flatMap(({ label, cells }) =>
    cells.map(({ path }, at) => {
      const column = cells.length > 1 ? `, ${columns[at + 1]}` : "";
      return { label: `${caption}: ${label}${column}`, path };
    }),
  );
}

/** A row goes by what it begins with, or else by its place. */
function namedRows(table: ListTable, document: unknown): NamedCell[] {
  const { caption, path, columns, sortBy } = table;
  const first = columns.find(({ key }) => key === sortBy);
  const others = columns.filter((column) => column !== first);
  return Array.from({ length: rowCount(document, table) }, (_, row) => row).flatMap((row) => {
    const begins = first && cellText(document, cellName(path, row, first.key));
    const about = first ? `${first.label} ${begins}` : `row ${row + 1}`;
    return others.map(({ key, label }) => ({
      label: `${caption}: ${about}, ${label}`,
      path: cellName(path, row, key),
    }));
  });
}
