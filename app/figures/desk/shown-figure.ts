import { type Figure, type FigureCell, shownCell } from "#app/figures/figure.ts";
import { formatMoney } from "#app/money/format.ts";
import type { ShownChart, ShownFigure } from "#app/figures/desk/figures-view.ts";

/** A figure with its drawing. `hrefs` are where the rows lead to, in their order. */
export function shownFigure(
  { name, title, columns, rows, total }: Figure,
  query: string,
  chart: ShownChart,
  hrefs: readonly string[] = [],
): ShownFigure {
  const shown = rows.map((row, at) => {
    const href = hrefs[at];
    const cells = row.map((cell, column) =>
      href !== undefined && column === 0 ? { words: shownCell(cell), href } : shownCell(cell),
    );
    return { id: String(at), cells };
  });
  if (total && rows.length > 0) {
    shown.push({ id: "all", cells: total.map((cell) => (cell === null ? "" : shownCell(cell))) });
  }
  return { title, columns, rows: shown, fileHref: `/staff/figures/${name}.csv${query}`, chart };
}

/** For drawings alone: figures in tables and files are exact. */
export function dollarsOf(cell: FigureCell | undefined): number {
  return cell !== null && typeof cell === "object" && "amount" in cell ? Number(cell.amount) / 100 : 0;
}

/** Dollars on an axis or at a column, cents only where there are some. */
export function dollars(value: number): string {
  return formatMoney(BigInt(Math.round(value * 100)), "USD").replace(/\.00$/, "");
}

/** The longest bars; people may share a name, bars may not. */
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
