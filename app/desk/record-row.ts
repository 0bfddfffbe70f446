/** What stands in a cell: words, perhaps a way to what they name, something to be seen, and something smaller below. */
export type Cell =
  | string
  | { words: string; href?: string | null; badge?: string | null; note?: string | null };

/** One line of a table of the desk, ready to be shown. */
export type Row = { id: string; cells: Cell[] };
