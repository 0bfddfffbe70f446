import { type ListShape, type QueryOf, readListQuery } from "#app/desk/list/list-query.ts";

export const firstPage = { after: null, size: 50 };

/** What an address asks of a list. */
export function listAsked<Shape extends ListShape>(shape: Shape, query = ""): QueryOf<Shape> {
  return readListQuery(shape, new URLSearchParams(query));
}
