import { nameActors } from "#app/desk/list-people.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { utcDay } from "#app/platform/dates.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { unknownVersion } from "#app/self-checks/desk/grid-refusals.ts";
import { type Grid, parseGrid } from "#app/self-checks/points/parse-grid.server.ts";
import { pointSystems } from "#app/self-checks/points/point-systems.ts";
import { gridOn } from "#app/self-checks/points/points-grid.ts";
import { everyGrid, revisionsOf, type StoredGrid } from "#app/self-checks/points/stored-grids.server.ts";

type GridState = "counts" | "to_come" | "earlier" | "draft";

export type ListedGrid = {
  grid: Grid;
  state: GridState;
  /** Beside what is published there is something that is not yet. */
  hasDraft: boolean;
  savedAt: Date;
};

/** Each version as it is published, or else its draft; system by system, the newest first. */
export async function listGridsAtDesk(member: Member, now: Date): Promise<Outcome<ListedGrid[]>> {
  if (!may(member.role, "see_catalogue", { own: false })) return notAllowed;
  const rows = Map.groupBy(await everyGrid(), ({ version }) => version);
  const listed = [...rows.values()].flatMap((revisions) => {
    const { last, published } = lastOf(revisions);
    const shown = published ?? last;
    const read = shown && parseGrid(shown.document);
    if (!read?.ok) return [];
    const hasDraft = published !== null && last !== published;
    return [{ grid: read.value, isPublished: published !== null, hasDraft, savedAt: shown!.savedAt }];
  });
  const states = listed.map(({ isPublished, ...one }) => ({
    ...one,
    state: isPublished ? stateOf(one.grid, publishedIn(listed), utcDay(now)) : ("draft" as const),
  }));
  return done(pointSystems.flatMap((system) => states.filter(({ grid }) => grid.system === system)));
}

function publishedIn(listed: readonly { grid: Grid; isPublished: boolean }[]): Grid[] {
  return listed.filter(({ isPublished }) => isPublished).map(({ grid }) => grid);
}

function stateOf(grid: Grid, published: readonly Grid[], day: string): GridState {
  if ((grid.inForce.from ?? "") > day) return "to_come";
  const same = published.filter(({ system }) => system === grid.system);
  return gridOn(same, day)?.grid === grid ? "counts" : "earlier";
}

export type GridRecord = {
  /** What a form is filled with: the draft, if there is one. */
  grid: Grid;
  last: StoredGrid;
  /** Null for a version that nobody was ever counted by. */
  published: { grid: Grid; row: StoredGrid } | null;
  /** The newest first. */
  revisions: (Omit<StoredGrid, "document"> & { by: string })[];
};

export async function findGridAtDesk(member: Member, version: string): Promise<Outcome<GridRecord>> {
  if (!may(member.role, "see_catalogue", { own: false })) return notAllowed;
  const rows = await revisionsOf(version);
  const { last, published } = lastOf(rows);
  if (!last) return unknownVersion;
  const grid = parseGrid(last.document);
  if (!grid.ok) return grid;
  const inForce = published && parseGrid(published.document);
  const people = rows.flatMap(({ savedBy }) => (savedBy === null ? [] : [savedBy]));
  const names = await nameActors([...new Set(people)]);
  return done({
    grid: grid.value,
    last,
    published: published && inForce?.ok ? { grid: inForce.value, row: published } : null,
    revisions: rows.map(({ document: _cells, ...row }) => ({
      ...row,
      by: row.savedBy === null ? "Came with the site" : (names.get(row.savedBy) ?? row.savedBy),
    })),
  });
}

/** One saving of a version as it was then. */
export async function findRevisionAtDesk(
  member: Member,
  { version, revision }: { version: string; revision: number },
): Promise<Outcome<Grid>> {
  if (!may(member.role, "see_catalogue", { own: false })) return notAllowed;
  const row = (await revisionsOf(version)).find((one) => one.revision === revision);
  return row ? parseGrid(row.document) : unknownVersion;
}

export function lastOf(rows: readonly StoredGrid[]) {
  const newest = rows.toSorted((one, other) => other.revision - one.revision);
  return { last: newest[0] ?? null, published: newest.find(({ isPublished }) => isPublished) ?? null };
}
