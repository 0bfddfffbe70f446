import { plainLine } from "#app/platform/plain-text.ts";
import {
  cellName,
  type CellTable,
  type ListTable,
  type SheetCell,
  type SheetSection,
} from "#app/self-checks/desk/sheets/grid-sheet.ts";

/** More rows than this are not read. */
const rowsMax = 60;

type ReadSheet = {
  document: Record<string, unknown>;
  /** By the name of the field. */
  errors: Record<string, string>;
  /** The field of something in the document. */
  fieldOf: (path: string) => string;
};

/** Builds a version from what was typed. `fixed` is what no sheet changes. */
export function readSheet(
  sections: readonly SheetSection[],
  form: FormData,
  fixed: Record<string, unknown>,
): ReadSheet {
  const reading: Reading = {
    form,
    document: structuredClone(fixed),
    errors: {},
    fields: new Map(),
  };
  for (const table of sections.flatMap(({ tables }) => tables)) {
    if (table.shape === "cells") readCells(table, reading);
    else readList(table, reading);
  }
  leaveOutEmpty(reading.document);
  const { document, errors, fields } = reading;
  const first = (path: string) => [...fields.keys()].find((each) => each.startsWith(`${path}.`));
  return { document, errors, fieldOf: (path) => fields.get(path) ?? fields.get(first(path) ?? "") ?? path };
}

type Reading = {
  form: FormData;
  document: Record<string, unknown>;
  errors: Record<string, string>;
  /** Field names by their place in the document: rows that are left out or sorted have another. */
  fields: Map<string, string>;
};

function readCells({ rows }: CellTable, reading: Reading): void {
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    reading.fields.set(cell.path, cell.path);
    setAt(reading.document, cell.path, readCell(cell, cell.path, reading));
  }
}

function readList({ path, columns, sortBy }: ListTable, reading: Reading): void {
  const typed = Array.from({ length: rowsMax }, (_, row) => row).filter((row) =>
    columns.some(({ key }) => typedIn(reading.form, cellName(path, row, key)) !== ""),
  );
  const rows = typed.map((row) => {
    const value: Record<string, unknown> = {};
    for (const { key, ...column } of columns) {
      const name = cellName(path, row, key);
      setAt(value, key || bare, readCell({ path: name, ...column }, name, reading));
    }
    return { row, value };
  });
  if (sortBy !== undefined) rows.sort((one, other) => compare(one.value[sortBy], other.value[sortBy]));
  setAt(
    reading.document,
    path,
    rows.map(({ value }) => (bare in value ? value[bare] : value)),
  );
  for (const { key } of columns) reading.fields.set(cellName(path, rows.length, key), cellName(path, 0, key));
  for (const [at, { row }] of rows.entries())
    for (const { key } of columns) reading.fields.set(cellName(path, at, key), cellName(path, row, key));
}

/** The key of a list of bare values while it is read. */
const bare = "value";

function readCell({ kind, optional }: SheetCell, name: string, { form, errors }: Reading): unknown {
  const typed = typedIn(form, name);
  if (typed === "" && optional) return null;
  if (kind !== "points" && kind !== "years") return typed;
  const number = numberIn(typed);
  if (typed === "") errors[name] = "Fill this in.";
  else if (Number.isNaN(number)) errors[name] = "Write a number.";
  return number;
}

/** People write 15,263 and 15 263 and 6,5. */
function numberIn(typed: string): number {
  const text = typed
    .replaceAll(/[\s\u00A0]/g, "")
    .replaceAll(/,(?=\d{3}(\D|$))/g, "")
    .replace(",", ".")
    .replace("−", "-");
  return /^-?\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
}

function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? plainLine(value.replaceAll("\0", "")) : "";
}

function setAt(target: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let at = target;
  for (const key of keys) at = (at[key] ??= {}) as Record<string, unknown>;
  at[last] = value;
}

/** What is not said at all is null and not half of something. */
function leaveOutEmpty(document: Record<string, unknown>): void {
  const { remarks, superseded } = document as { remarks: Said[]; superseded: Superseded };
  for (const said of [...remarks, ...superseded.known]) if (isEmpty(said.source)) said.source = null;
  const { since, text, unknown, known } = superseded;
  if (isEmpty({ since, text, unknown }) && known.length === 0) document["superseded"] = null;
}

type Said = { source: Record<string, unknown> | null };
type Superseded = { since: unknown; text: unknown; unknown: unknown; known: Said[] };

function isEmpty(values: Record<string, unknown> | null): boolean {
  return values === null || Object.values(values).every((value) => value === null || value === "");
}

/** Nothing comes before everything. */
function compare(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  return (one as number | string) < (other as number | string) ? -1 : 1;
}
