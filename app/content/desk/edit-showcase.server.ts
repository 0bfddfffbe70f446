import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { clearContentSettings } from "#app/content/content-settings.server.ts";
import { showcaseTitle } from "#app/content/desk/showcase-title.ts";
import {
  deleteShowcaseRow,
  insertShowcaseRow,
  type KeptShowcaseRow,
  listShowcaseRows,
  lockShowcase,
  saveShowcaseOrder,
  updateShowcaseRow,
} from "#app/content/showcase/keep-showcase.server.ts";
import {
  isShowcaseKind,
  type ShowcaseData,
  type ShowcaseKind,
  showcaseRowsMax,
} from "#app/content/showcase/showcase.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { dropFile, recordFile } from "#app/files/record-file.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { changedMeanwhile, done, type Outcome, refuse } from "#app/platform/outcome.ts";

export async function listShowcaseAtDesk(member: Member, kind: string): Promise<Outcome<KeptShowcaseRow[]>> {
  if (!may(member.role, "see_catalogue", { own: false })) return notAllowed;
  return isShowcaseKind(kind) ? done(await listShowcaseRows(db, kind)) : unknownRow;
}

export async function findShowcaseAtDesk(
  member: Member,
  { kind, id }: { kind: string; id: string },
): Promise<Outcome<KeptShowcaseRow>> {
  const listed = await listShowcaseAtDesk(member, kind);
  if (!listed.ok) return listed;
  const found = listed.value.find((row) => row.id === id);
  return found ? done(found) : unknownRow;
}

type Edit = { member: Member; now: Date };
type Entry = { [Kind in ShowcaseKind]: { kind: Kind; data: ShowcaseData[Kind] } }[ShowcaseKind];

/** The same once more changes nothing. */
export function addToShowcase({ member, now, kind, data }: Edit & Entry): Promise<Outcome<null>> {
  return change(member, kind, async (tx, rows) => {
    if (rows.some((row) => isSame(row.data, data))) return done(null);
    if (rows.length >= showcaseRowsMax) return tooManyRows;
    const id = await insertShowcaseRow(tx, { kind, data, now });
    await record(tx, { member, event: "showcase_added", kind, id, after: data, now });
    return done(null);
  });
}

type EditOne = Edit & { kind: ShowcaseKind; id: string };

/** Refuses if somebody else saved meanwhile. */
export function changeShowcase({
  member,
  now,
  id,
  seen,
  kind,
  data,
}: Edit & Entry & { id: string; seen: string }): Promise<Outcome<null>> {
  return change(member, kind, async (tx, rows) => {
    const before = rows.find((row) => row.id === id);
    if (!before) return unknownRow;
    if (isSame(before.data, data)) return done(null);
    if (before.updatedAt.toISOString() !== seen) return rowChanged;
    await updateShowcaseRow(tx, before, { data }, now);
    await record(tx, { member, event: "showcase_changed", kind, id, before: before.data, after: data, now });
    return done(null);
  });
}

/** For good, with its picture. */
export function removeFromShowcase({
  member,
  now,
  kind,
  id,
  reason,
}: EditOne & { reason: string }): Promise<Outcome<null>> {
  return change(member, kind, async (tx, rows) => {
    const before = rows.find((row) => row.id === id);
    if (!before) return unknownRow;
    await deleteShowcaseRow(tx, id);
    if (before.photoFileId !== null) await dropFile(tx, before.photoFileId);
    await record(tx, { member, event: "showcase_removed", kind, id, before: before.data, reason, now });
    return done(null);
  });
}

export function moveInShowcase({
  member,
  now,
  kind,
  id,
  direction,
}: EditOne & { direction: "up" | "down" }): Promise<Outcome<null>> {
  return change(member, kind, async (tx, rows) => {
    const at = rows.findIndex((row) => row.id === id);
    const other = direction === "up" ? at - 1 : at + 1;
    const [row, neighbour] = [rows[at], rows[other]];
    if (!row) return unknownRow;
    if (!neighbour) return done(null);
    const order = rows.with(at, neighbour).with(other, row);
    await saveShowcaseOrder(
      tx,
      order.map((one) => one.id),
    );
    await record(tx, { member, event: "showcase_moved", kind, id, after: row.data, now });
    return done(null);
  });
}

/** `file` is stored already, and null takes the picture away. */
export function setCounsellorPhoto({
  member,
  now,
  id,
  file,
}: Edit & { id: string; file: { fileId: string; sizeBytes: number } | null }): Promise<Outcome<null>> {
  const kind = "counsellors";
  return change(member, kind, async (tx, rows) => {
    const before = rows.find((row) => row.id === id);
    if (!before) return unknownRow;
    if (file === null && before.photoFileId === null) return done(null);
    if (file) {
      const photo = { ownerId: "shop", kind: "counsellor_photo", mediaType: "image/webp" } as const;
      await recordFile(tx, { ...photo, id: file.fileId, sizeBytes: file.sizeBytes, createdAt: now });
    }
    await updateShowcaseRow(tx, before, { photoFileId: file?.fileId ?? null }, now);
    if (before.photoFileId !== null) await dropFile(tx, before.photoFileId);
    await record(tx, { member, event: "showcase_photo_changed", kind, id, after: before.data, now });
    return done(null);
  });
}

async function change(
  member: Member,
  kind: ShowcaseKind,
  work: (tx: Transaction, rows: KeptShowcaseRow[]) => Promise<Outcome<null>>,
): Promise<Outcome<null>> {
  if (!may(member.role, "edit_showcase", { own: false })) return notAllowed;
  const changed = await allOrNothing(db, async (tx) => work(tx, await lockShowcase(tx, kind)));
  clearContentSettings();
  return changed;
}

type Recorded = Edit & {
  event: string;
  kind: ShowcaseKind;
  id: string;
  before?: KeptShowcaseRow["data"];
  after?: KeptShowcaseRow["data"];
  reason?: string;
};

/** The log keeps what it is called, and no profile: whoever it is about may take it back. */
async function record(tx: Transaction, recorded: Recorded): Promise<void> {
  const { member, event, kind, id, before, after, reason = null, now } = recorded;
  const named = (data: KeptShowcaseRow["data"] | undefined) => data && { name: showcaseTitle(kind, data) };
  await recordAuditEvent(tx, {
    actor: member,
    event,
    subject: { kind: "showcase", id },
    before: named(before) ?? null,
    after: named(after) ?? null,
    reason,
    now,
  });
}

/** Parts may come back in another order. */
function isSame(one: object, other: object): boolean {
  const inOrder = (data: object) =>
    JSON.stringify(Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return inOrder(one) === inOrder(other);
}

const unknownRow = refuse({
  code: "unknown_row",
  message: "This is not on the list, or no longer.",
  status: 404,
});

const tooManyRows = refuse({
  code: "too_many",
  message: `A list holds at most ${showcaseRowsMax}. Remove one first.`,
  status: 422,
});

const rowChanged = changedMeanwhile("this line");
