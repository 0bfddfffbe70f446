import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { addVersion } from "#app/cases/deliverables/add-version.server.ts";
import { type StoredFile, takeCaseFiles } from "#app/cases/files/keep-case-files.server.ts";
import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { lastVersion, type Version } from "#app/cases/deliverables/list-versions.server.ts";
import { readVersion } from "#app/cases/deliverables/read-version.server.ts";
import type { ReadFile } from "#app/cases/files/read-case-files.server.ts";
import { hasSecondReader } from "#app/catalog/stored-service.server.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { movedMeanwhile, secondReaderMissing, unknownItem } from "#app/cases/item-refusals.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type HandOver = {
  member: Member;
  itemId: OrderItemId;
  /** The number on the form: pressed twice, it is one version. */
  version: string;
  text: string;
  files: File[];
  now: Date;
};

/** Also delivers the item. The same press repeated answers the same version. */
export async function handOverVersion(handing: HandOver): Promise<Outcome<Version>> {
  const { member, itemId, files } = handing;
  const known = await findItem(db, itemId);
  if (!known) return unknownItem;
  if (!mayHandOver(member, known)) return notAllowed;
  const read = await readVersion(handing.text, files);
  if (!read.ok) return read;
  const handed = { number: Number(handing.version), by: member.id, ...read.value };
  // Checked before storing files, and again under the lock. A repeated press fails here.
  if (!(await isTurnOf(db, known, handed.number))) {
    const repeated = await sameVersion(db, itemId, handed);
    return repeated ? done(repeated) : movedMeanwhile(known.state);
  }
  const sent = { itemId, ownerId: known.userId, sentBy: member.id, read: handed.files };
  return takeCaseFiles(sent, (stored) => keepHandOver(handing, handed, stored));
}

function keepHandOver(
  { member, itemId, now }: HandOver,
  handed: Repeated,
  stored: StoredFile[],
): Promise<Outcome<Version>> {
  return allOrNothing(db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    if (!mayHandOver(member, item)) return notAllowed;
    const same = await sameVersion(tx, itemId, handed);
    if (same) return done(same);
    if (!(await isTurnOf(tx, item, handed.number))) return movedMeanwhile(item.state);
    if (await hasSecondReader(tx, item.configuration.service)) return secondReaderMissing;
    if (!(await blockDeletion(tx, item.userId))) return customerGone;
    const next = { by: member.id, text: handed.text, files: stored, now };
    const added = await addVersion(tx, item, next);
    if (!added.ok) return added;
    const { version } = added.value;
    await recordHandOver(tx, { member, before: item, after: added.value.item, version, now });
    return done(version);
  });
}

async function isTurnOf(tx: Db, item: Pick<PaidItem, "id" | "state">, number: number): Promise<boolean> {
  const last = await lastVersion(tx, item.id);
  return item.state === "in_review" && (last?.version ?? 0) + 1 === number;
}

function mayHandOver(member: Member, item: { assignedTo: UserId | null }): boolean {
  return may(member.role, "hand_over", { own: item.assignedTo === member.id });
}

type Repeated = { number: number; by: string; text: string; files: readonly ReadFile[] };

/** Matches a double click. */
async function sameVersion(
  tx: Db,
  itemId: OrderItemId,
  { number, by, text, files }: Repeated,
): Promise<Version | null> {
  const last = await lastVersion(tx, itemId);
  if (last?.version !== number || last.handedBy !== by || last.text !== text) return null;
  const kept = (await listCaseFiles(tx, itemId)).filter(({ versionId }) => versionId === last.id);
  const before = kept.map(({ name, sizeBytes }) => `${sizeBytes} ${name}`).toSorted();
  const now = files.map(({ name, bytes }) => `${bytes.length} ${name}`).toSorted();
  return before.join("\n") === now.join("\n") ? last : null;
}

type Handed = { member: Member; before: PaidItem; after: PaidItem; version: Version; now: Date };

function recordHandOver(tx: Transaction, { member, before, after, version, now }: Handed): Promise<void> {
  return recordAuditEvent(tx, {
    actor: member,
    event: "version_handed_over",
    subject: { kind: "item", id: before.id },
    before: { state: before.state },
    after: { state: after.state, version: version.version },
    now,
  });
}
