import { isDay } from "#app/platform/dates.ts";
import { plainLine } from "#app/platform/plain-text.ts";

/** `text` may name a person: it is never kept in a view or told to the audit log. A pattern is what an id looks like. */
type FilterKind = "text" | "day" | "tick" | RegExp | readonly string[] | ((typed: string) => boolean);

type Direction = "asc" | "desc";

/** What a list can be narrowed and sorted by. */
export type ListShape = {
  path: string;
  filters: Readonly<Record<string, FilterKind>>;
  /** Each with the direction that its first press gives. The first is how the list stands unasked. */
  sorts: Readonly<Record<string, Direction>>;
};

export type ListQuery<Filter extends string = string, Sort extends string = string> = {
  /** Null for what is not asked. */
  filters: Record<Filter, string | null>;
  sort: Sort;
  direction: Direction;
  after: string | null;
  before: string | null;
};

/** As the address of this list says it. */
export type QueryOf<Shape> = Shape extends { filters: infer Filters; sorts: infer Sorts }
  ? ListQuery<keyof Filters & string, keyof Sorts & string>
  : never;

export const textFilterMax = 255;
const cursorMax = 64;

/** Ignores what it does not understand. */
export function readListQuery<Shape extends ListShape>(
  shape: Shape,
  params: URLSearchParams,
): QueryOf<Shape> {
  const { filters, sorts }: ListShape = shape;
  const wanted = params.get("sort") ?? "";
  const sort = Object.hasOwn(sorts, wanted) ? wanted : unasked(sorts);
  const direction = params.get("dir");
  const query: ListQuery = {
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, kind]) => [name, readFilter(kind, params.get(name) ?? "")]),
    ),
    sort,
    direction: direction === "asc" || direction === "desc" ? direction : (sorts[sort] ?? "desc"),
    after: readCursor(params.get("after")),
    before: readCursor(params.get("before")),
  };
  return query as QueryOf<Shape>;
}

function readFilter(kind: FilterKind, typed: string): string | null {
  if (kind === "text") return plainLine(typed.slice(0, textFilterMax)) || null;
  if (kind === "tick") return typed === "yes" ? typed : null;
  if (kind === "day") return isDay(typed) ? typed : null;
  if (typeof kind === "function") return kind(typed) ? typed : null;
  if (kind instanceof RegExp) return kind.test(typed) ? typed : null;
  return kind.includes(typed) ? typed : null;
}

function readCursor(text: string | null): string | null {
  return text !== null && text !== "" && text.length <= cursorMax ? text : null;
}

function unasked(sorts: ListShape["sorts"]): string {
  return Object.keys(sorts)[0] ?? "";
}

type Turn = { after?: string | null; before?: string | null };

/** As an address has it, with its `?`; empty for the list unasked. Without a turn it is the first page. */
export function writeListQuery(shape: ListShape, query: ListQuery, { after, before }: Turn = {}): string {
  const params = new URLSearchParams(Object.entries(asked(query)));
  for (const [name, value] of Object.entries(sortingOf(shape, query))) params.set(name, value);
  if (after) params.set("after", after);
  if (before) params.set("before", before);
  return params.size === 0 ? "" : `?${params}`;
}

/** What a view or the audit log keeps: no text that may name a person. */
export function writeWithoutText(shape: ListShape, query: ListQuery): string {
  const kept = Object.entries(query.filters).map(([name, value]) => [
    name,
    shape.filters[name] === "text" ? null : value,
  ]);
  return writeListQuery(shape, { ...query, filters: Object.fromEntries(kept) });
}

export function asked({ filters }: Pick<ListQuery, "filters">): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** What of its sorting an address must say. */
export function sortingOf({ sorts }: ListShape, { sort, direction }: ListQuery): Record<string, string> {
  const isOther = direction !== sorts[sort];
  if (sort === unasked(sorts) && !isOther) return {};
  return isOther ? { sort, dir: direction } : { sort };
}
