import { shortTime } from "#app/desk/zone-time.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { ExampleChange } from "#app/self-checks/desk/example-results.server.ts";
import type { previewGrid } from "#app/self-checks/desk/edit-grids.server.ts";
import type { GridRecord } from "#app/self-checks/desk/list-grids.server.ts";
import type { CellChange } from "#app/self-checks/desk/sheets/compare-cells.ts";
import {
  cellName,
  cellText,
  type ListTable,
  rowCount,
  type SheetTable,
} from "#app/self-checks/desk/sheets/grid-sheet.ts";
import { sheetOf } from "#app/self-checks/desk/sheets/sheet-of-grid.ts";
import type { Grid } from "#app/self-checks/points/parse-grid.server.ts";
import { versionPath } from "#app/self-checks/desk/version-path.ts";

/** So many more rows than there are, for those to come. */
const emptyRows = 2;

/** The form of a version: its tables, and what stands in each cell. */
export function loadSheet(grid: Grid) {
  const sections = sheetOf(grid);
  const tables = sections.flatMap((section) => section.tables);
  const lists = tables.filter((table): table is ListTable => table.shape === "list");
  return {
    sections,
    values: Object.fromEntries(
      tables.flatMap((table) => namesIn(table, grid)).map((name) => [name, cellText(grid, name)]),
    ),
    rowCounts: Object.fromEntries(lists.map((list) => [list.path, rowCount(grid, list) + emptyRows])),
  };
}

function namesIn(table: SheetTable, grid: Grid): string[] {
  if (table.shape === "cells") return table.rows.flatMap(({ cells }) => cells.map(({ path }) => path));
  return Array.from({ length: rowCount(grid, table) }, (_, row) => row).flatMap((row) =>
    table.columns.map(({ key }) => cellName(table.path, row, key)),
  );
}

export function loadHistory({ revisions, last }: GridRecord, { timeZone }: Member) {
  return revisions.map(({ version, revision, isPublished, by, reason, savedAt, id }) => ({
    id: String(id),
    saved: { text: shortTime(savedAt, timeZone), href: versionPath(version, revision) },
    by,
    state: isPublished ? (last.id === id ? "Published, the last" : "Published") : "Draft",
    reason: reason ?? "",
  }));
}

type ShownExample = { id: string; who: { text: string; note: string }; before: string; after: string };

export type GridPreviewShown = {
  changes: (CellChange & { id: string })[];
  changed: ShownExample[];
  unchanged: ShownExample[];
  sure: string;
};

type Previewed = Extract<Awaited<ReturnType<typeof previewGrid>>, { ok: true }>["value"];

export function shownPreview({ changes, examples, sure }: Previewed): GridPreviewShown {
  const shown = examples.map(shownExample);
  return {
    changes: changes.map(({ cell, before, after }) => ({
      id: cell,
      cell,
      before: before || "Empty",
      after: after || "Empty",
    })),
    changed: shown.filter(({ before, after }) => before !== after),
    unchanged: shown.filter(({ before, after }) => before === after),
    sure,
  };
}

function shownExample({ who, part, before, after }: ExampleChange, at: number): ShownExample {
  return { id: String(at), who: { text: who, note: part }, before, after };
}
