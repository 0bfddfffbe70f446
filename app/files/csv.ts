import type { Money } from "#app/money/money.ts";

/** A share of zero is null. */
export type CsvCell =
  | string
  | number
  | { day: string }
  | { month: string }
  | Money
  | { part: number; whole: number }
  | null;

/** RFC 4180. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(fieldOf).join(",")}\r\n`;
}

/** An apostrophe keeps spreadsheets from running text as a formula. */
function fieldOf(cell: CsvCell): string {
  const written = writtenCell(cell);
  const safe = typeof cell === "string" && /^\s*[=+\-@\t\r]/.test(written) ? `'${written}` : written;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Plain decimals and ISO days, for spreadsheets. */
export function writtenCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  if (typeof cell === "number") return String(cell);
  if ("day" in cell) return cell.day;
  if ("month" in cell) return cell.month;
  if ("amount" in cell) return decimalOf(cell.amount);
  return cell.whole === 0 ? "" : (cell.part / cell.whole).toFixed(4);
}

function decimalOf(hundredths: bigint): string {
  const size = hundredths < 0n ? -hundredths : hundredths;
  return `${hundredths < 0n ? "-" : ""}${size / 100n}.${String(size % 100n).padStart(2, "0")}`;
}
