/** What stands in a cell: words, perhaps a way to what they name, and something smaller below them. */
export type Cell = string | { words: string; href?: string | null; note?: string | null };

/** One line of a table of the desk, ready to be shown. */
export type Row = { id: string; cells: Cell[] };
