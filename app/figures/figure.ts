import type { CsvCell } from "#app/files/csv.ts";
import { mediumDate } from "#app/platform/dates.ts";
import { formatMoney } from "#app/money/format.ts";

export type FigureCell = CsvCell;

export type Figure = {
  name: FigureName;
  title: string;
  columns: string[];
  rows: FigureCell[][];
  /** Null where a sum makes no sense. */
  total: FigureCell[] | null;
};

export const figureNames = [
  "sales-by-day",
  "sales-by-service",
  "sales-by-currency",
  "sales-by-platform",
  "funnel",
  "coupons",
  "overdue",
  "wallets-by-currency",
  "wallets-by-day",
  "coupon-effect",
  "counsellor-load",
  "on-time",
  "revenue-by-counsellor",
  "answers-by-time",
  "answers-by-counsellor",
  "chats",
  "refund-reasons",
  "cohorts",
] as const;
export type FigureName = (typeof figureNames)[number];

export function usd(amount: bigint): FigureCell {
  return { amount, currency: "USD" };
}

export function shownCell(cell: FigureCell): string {
  if (cell === null) return "None";
  if (typeof cell === "string") return cell;
  if (typeof cell === "number") return cell.toLocaleString("en");
  if ("day" in cell) return mediumDate(cell.day);
  if ("month" in cell) return mediumDate(`${cell.month}-01`).replace(/^1 /, "");
  if ("amount" in cell) return formatMoney(cell.amount, cell.currency);
  return cell.whole === 0 ? "None" : `${((cell.part / cell.whole) * 100).toFixed(1)}%`;
}
