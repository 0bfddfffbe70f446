import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome, type Refused } from "#app/platform/outcome.ts";
import { compareExamples, type ExampleChange } from "#app/self-checks/desk/example-results.server.ts";
import {
  lawsBroken,
  noDraft,
  notPreviewed,
  nothingChanged,
  unknownVersion,
  versionChanged,
} from "#app/self-checks/desk/grid-refusals.ts";
import { lastOf } from "#app/self-checks/desk/list-grids.server.ts";
import { type CellChange, compareCells } from "#app/self-checks/desk/sheets/compare-cells.ts";
import { sheetOf } from "#app/self-checks/desk/sheets/sheet-of-grid.ts";
import { currentGrid } from "#app/self-checks/points/current-grid.server.ts";
import { law } from "#app/self-checks/points/grid-law.ts";
import { brokenLaws } from "#app/self-checks/points/grid-laws.ts";
import { clearPointsGrids } from "#app/self-checks/points/held-grids.server.ts";
import { type Grid, parseGrid } from "#app/self-checks/points/parse-grid.server.ts";
import {
  appendGrid,
  dropDrafts,
  everyGrid,
  lockGrids,
  revisionsOf,
  type StoredGrid,
} from "#app/self-checks/points/stored-grids.server.ts";

type Edit = { member: Member; version: string; now: Date };

type GridPreview = {
  changes: CellChange[];
  examples: ExampleChange[];
  /** Of exactly this version beside the one saved last: only what was looked at is published. */
  sure: string;
};

/** What publishing would change, for its cells and for a few people. Nothing is saved. */
export async function previewGrid({
  member,
  version,
  grid,
  now,
}: Edit & Typed): Promise<Outcome<GridPreview>> {
  if (!may(member.role, "edit_points", { own: false })) return notAllowed;
  const { last, published } = lastOf(await revisionsOf(version));
  if (!last || grid.id !== version) return unknownVersion;
  const refused = await refuseWrong(grid, published, now);
  if (refused) return refused;
  const before = publishedGrid(published) ?? (await currentGrid(grid.system, now)).grid;
  return done({
    changes: compareCells(sheetOf(grid), before, grid),
    examples: await compareExamples(before, grid, now),
    sure: fingerprint(grid, last),
  });
}

type Typed = { grid: Grid };
type Seen = {
  /** The row that the form was filled with. */
  seen: string;
};

/** Keeps it for later. Nobody is counted by it, so its laws may be broken. */
export async function saveDraft({ grid, seen, ...edit }: Edit & Typed & Seen): Promise<Outcome<null>> {
  return change(edit, async (tx, { last, published }) => {
    if (grid.id !== edit.version) return unknownVersion;
    if (!last.isPublished && isDeepStrictEqual(last.document, grid)) return done(null);
    if (String(last.id) !== seen) return versionChanged;
    await dropDrafts(tx, edit.version);
    await append(tx, edit, { grid, published, isPublished: false, reason: null });
    const changes = compareCells(sheetOf(grid), last.document, grid);
    await log(tx, edit, { event: "points_draft_saved", changes, reason: null });
    return done(null);
  });
}

/** From now on it counts, or from its first day on. What counted before stays in the history. */
export async function publishGrid({
  grid,
  seen,
  sure,
  reason,
  ...edit
}: Edit & Typed & Seen & { sure: string; reason: string }): Promise<Outcome<null>> {
  return change(edit, async (tx, { last, published }) => {
    if (grid.id !== edit.version) return unknownVersion;
    // The button was pressed twice.
    if (last.isPublished && String(last.id) !== seen && isDeepStrictEqual(last.document, grid))
      return done(null);
    if (String(last.id) !== seen) return versionChanged;
    const refused = await refuseWrong(grid, published, edit.now, tx);
    if (refused) return refused;
    if (sure !== fingerprint(grid, last)) return notPreviewed;
    if (published && isDeepStrictEqual(published.document, grid)) return nothingChanged;
    await dropDrafts(tx, edit.version);
    await append(tx, edit, { grid, published, isPublished: true, reason });
    const before = published?.document ?? {};
    const changes = published ? compareCells(sheetOf(grid), before, grid) : [];
    const event = published ? "points_version_corrected" : "points_version_published";
    await log(tx, edit, { event, changes, reason });
    return done(null);
  });
}

export async function dropDraft({ seen, ...edit }: Edit & Seen): Promise<Outcome<null>> {
  return change(edit, async (tx, { last }) => {
    if (last.isPublished) return noDraft;
    if (String(last.id) !== seen) return versionChanged;
    await dropDrafts(tx, edit.version);
    await log(tx, edit, { event: "points_draft_dropped", changes: [], reason: null });
    return done(null);
  });
}

async function change(
  { member, version }: Edit,
  work: (
    tx: Transaction,
    stored: { last: StoredGrid; published: StoredGrid | null },
  ) => Promise<Outcome<null>>,
): Promise<Outcome<null>> {
  if (!may(member.role, "edit_points", { own: false })) return notAllowed;
  const changed = await allOrNothing(db, async (tx) => {
    await lockGrids(tx);
    const { last, published } = lastOf(await revisionsOf(version, tx));
    return last ? work(tx, { last, published }) : unknownVersion;
  });
  clearPointsGrids();
  return changed;
}

async function append(
  tx: Transaction,
  { member, now }: Edit,
  {
    grid,
    published,
    ...rest
  }: Typed & {
    published: StoredGrid | null;
    isPublished: boolean;
    reason: string | null;
  },
): Promise<void> {
  const revision = (published?.revision ?? 0) + 1;
  await appendGrid(tx, { grid, revision, savedBy: member.id, savedAt: now, ...rest });
}

async function log(
  tx: Transaction,
  { member, version, now }: Edit,
  { changes, ...event }: { event: string; changes: readonly CellChange[]; reason: string | null },
): Promise<void> {
  const told = (side: "before" | "after") =>
    Object.fromEntries(changes.map((each) => [each.cell, each[side]]));
  const subject = { kind: "points_version", id: version };
  const parts = { before: told("before"), after: told("after") };
  await recordAuditEvent(tx, { actor: member, subject, ...event, ...parts, now });
}

/** By its cells, and by its days beside those of the other versions. */
async function refuseWrong(
  grid: Grid,
  published: StoredGrid | null,
  now: Date,
  tx?: Transaction,
): Promise<Refused | null> {
  const today = utcDay(now);
  const { from } = grid.inForce;
  const before = publishedGrid(published)?.inForce.from;
  const hasBegun = before !== undefined && (before ?? "") <= today;
  const others = (await everyGrid(tx)).filter(
    (row) => row.isPublished && row.system === grid.system && row.version !== grid.id,
  );
  const isTaken = others.some(({ document }) => startOf(document) === from);
  const broken = [
    ...brokenLaws(grid),
    ...law(from !== null || before === null, "inForce.from", "Say from which day on it counts."),
    ...law(!isTaken, "inForce.from", "Another version begins on that day."),
    ...law(!hasBegun || (from ?? "") <= today, "inForce.from", "People are counted by it already."),
  ];
  return broken.length > 0 ? lawsBroken(broken) : null;
}

function startOf(document: unknown): string | null | undefined {
  const read = parseGrid(document);
  return read.ok ? read.value.inForce.from : undefined;
}

function publishedGrid(row: StoredGrid | null): Grid | undefined {
  const read = row && parseGrid(row.document);
  return read?.ok ? read.value : undefined;
}

/** Of what was looked at, beside what was saved last. A form is always read in one order of keys. */
function fingerprint(grid: Grid, last: StoredGrid): string {
  return createHash("sha256")
    .update(`${last.id} ${JSON.stringify(grid)}`)
    .digest("hex")
    .slice(0, 16);
}
