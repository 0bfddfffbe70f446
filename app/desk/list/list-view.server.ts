import type { Member } from "#app/desk/find-staff.server.ts";
import {
  asked,
  type ListQuery,
  type ListShape,
  sortingOf,
  writeListQuery,
  writeWithoutText,
} from "#app/desk/list/list-query.ts";
import { listViews } from "#app/desk/list/saved-views.server.ts";
import type { SortLink } from "#app/ui/data-table.tsx";

/** All that the frame of a list draws besides its rows. */
export async function listView(
  shape: ListShape,
  query: ListQuery,
  { member, previous, next }: { member: Member; previous: string | null; next: string | null },
) {
  const { path } = shape;
  const here = writeListQuery(shape, query);
  const views = await listViews(member, path);
  const pathTo = (turn: { after: string } | { before: string }) => path + writeListQuery(shape, query, turn);
  return {
    path,
    /** Another one draws the fields anew. */
    here,
    typed: asked(query),
    sorting: sortLinks(shape, query),
    sortedBy: sortingOf(shape, query),
    narrowed: here !== "",
    views: views.map(({ id, name, query: kept }) => ({
      id,
      name,
      href: path + kept,
      isHere: kept === here,
    })),
    toKeep: writeWithoutText(shape, query),
    isOldestFirst: query.direction === "asc",
    previousHref: previous && pathTo({ before: previous }),
    nextHref: next && pathTo({ after: next }),
    /** Null where the rows are no table of their own. */
    fileHref: `${path}.csv${here}` as string | null,
  };
}

export type ListView = Awaited<ReturnType<typeof listView>>;

/** A press on the head that the list is sorted by turns it round. */
function sortLinks(shape: ListShape, query: ListQuery): Record<string, SortLink> {
  return Object.fromEntries(
    Object.entries(shape.sorts).map(([sort, first]) => {
      const isHere = sort === query.sort;
      const direction = isHere && query.direction === first ? opposite[first] : first;
      return [
        sort,
        {
          href: shape.path + writeListQuery(shape, { ...query, sort, direction }),
          direction: isHere ? spoken[query.direction] : null,
        },
      ];
    }),
  );
}

const opposite = { asc: "desc", desc: "asc" } as const;
const spoken = { asc: "ascending", desc: "descending" } as const;
