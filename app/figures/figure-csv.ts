import { csvLine } from "#app/files/csv.ts";
import type { Figure } from "#app/figures/figure.ts";

/** The last line is the total. */
export function figureCsv({ columns, rows, total }: Figure): string {
  return [columns, ...rows, ...(total ? [total] : [])].map(csvLine).join("");
}
