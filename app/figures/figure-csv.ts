import { type Figure, type FigureCell, writtenCell } from "#app/figures/figure.ts";

/** A figure as a file by RFC 4180: a line of names, a line for each row, and the last line everything together. */
export function figureCsv({ columns, rows, total }: Figure): string {
  const lines = [...rows, ...(total ? [total] : [])].map((row) => row.map(fieldOf));
  return [columns.map(fieldOf), ...lines].map((line) => `${line.join(",")}\r\n`).join("");
}

/** Words that a spreadsheet would take for a formula stand behind an apostrophe; figures of ours are none. */
function fieldOf(cell: FigureCell): string {
  const written = writtenCell(cell);
  const safe = typeof cell === "string" && /^\s*[=+\-@\t\r]/.test(written) ? `'${written}` : written;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
