import { href } from "react-router";

import { type Figure, type FigureCell, shownCell } from "#app/figures/figure.ts";
import { formatMoney } from "#app/money/format.ts";
import type { ShownChart, ShownFigure } from "#app/figures/desk/figures-view.ts";

/** `hrefs`: one per row, in order. */
export function shownFigure(
  { name, title, columns, rows, total }: Figure,
  query: string,
  chart: ShownChart,
  hrefs: readonly string[] = [],
): ShownFigure {
  const shown = rows.map((row, at) => {
    const [first = "", ...others] = row.map(shownCell);
    const href = hrefs[at];
    return { ...named([href === undefined ? first : { text: first, href }, ...others]), id: String(at) };
  });
  if (total && rows.length > 0) {
    shown.push({ ...named(total.map((cell) => (cell === null ? "" : shownCell(cell)))), id: "all" });
  }
  return {
    title,
    columns: named(columns),
    rows: shown,
    fileHref: `${href(`/staff/figures/${name}.csv`)}${query}`,
    chart,
  };
}

function named<Value>(values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, at) => [`column-${at}`, value]));
}

/** Inexact: for drawings only. */
export function dollarsOf(cell: FigureCell | undefined): number {
  return cell !== null && typeof cell === "object" && "amount" in cell ? Number(cell.amount) / 100 : 0;
}

export function dollars(value: number): string {
  return formatMoney(BigInt(Math.round(value * 100)), "USD").replace(/\.00$/, "");
}

/** People with the same name share a bar. */
export function barsOf(
  counted: readonly { name: string; items: number }[],
  barsMax: number,
): { name: string; value: number }[] {
  const byName = Map.groupBy(counted, ({ name }) => name);
  return [...byName]
    .map(([name, of]) => ({ name, value: of.reduce((sum, { items }) => sum + items, 0) }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, barsMax);
}
