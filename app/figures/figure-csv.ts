import { type Figure, type FigureCell, writtenCell } from "#app/figures/figure.ts";

/** RFC 4180; the last line is the total. */
export function figureCsv({ columns, rows, total }: Figure): string {
  return [columns, ...rows, ...(total ? [total] : [])].map(csvLine).join("");
}

export function csvLine(cells: readonly FigureCell[]): string {
  return `${cells.map(fieldOf).join(",")}\r\n`;
}

/** An apostrophe keeps spreadsheets from running text as a formula. */
function fieldOf(cell: FigureCell): string {
  const written = writtenCell(cell);
  const safe = typeof cell === "string" && /^\s*[=+\-@\t\r]/.test(written) ? `'${written}` : written;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
