import { href } from "react-router";

import type { Preset } from "#app/figures/figure-period.ts";
import type { Row } from "#app/ui/data-table.tsx";
import type { DayPoint } from "#app/ui/charts/day-chart.tsx";

export const figureParts = [
  { part: "sales", label: "Sales" },
  { part: "funnel", label: "Funnel" },
  { part: "coupons", label: "Coupons" },
  { part: "overdue", label: "Overdue Work" },
  { part: "wallets", label: "Wallets" },
  { part: "counsellors", label: "Counsellors" },
  { part: "answers", label: "First Answers" },
  { part: "chats", label: "Free Chats" },
  { part: "refunds", label: "Refunds" },
  { part: "cohorts", label: "Cohorts" },
] as const;
export type FigurePart = (typeof figureParts)[number]["part"];
export type ReportPart = Extract<FigurePart, "counsellors" | "answers" | "chats" | "refunds" | "cohorts">;

export function pathOf(part: FigurePart): string {
  return href("/staff/figures/:part?", part === "sales" ? {} : { part });
}

export type ShownFigure = {
  title: string;
  columns: Record<string, string>;
  rows: Row<string>[];
  fileHref: string;
  chart: ShownChart;
};

export type ShownChart =
  | { kind: "columns" | "line"; caption: string; points: DayPoint[] }
  | {
      kind: "bars";
      caption: string;
      of: "dollars" | "items" | "share";
      bars: { name: string; value: number }[];
    };

export type FiguresView = {
  part: FigurePart;
  intro: string;
  /** Null for current values. */
  period: PeriodView | null;
  query: string;
  figures: ShownFigure[];
};

export type PeriodView = {
  from: string;
  to: string;
  preset: Preset | null;
  problem: { field: "from" | "to"; message: string } | null;
};
