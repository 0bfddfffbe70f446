import { randomUUID } from "node:crypto";

import { and, eq } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { itemsAskedToCancel } from "#app/cases/cancelling/list-cancellations.server.ts";
import { readText } from "#app/cases/case-text.ts";
import { recordCaseFiles, type StoredFile, takeCaseFiles } from "#app/cases/files/keep-case-files.server.ts";
import { readCaseFiles } from "#app/cases/files/read-case-files.server.ts";
import { canBeClaimed } from "#app/cases/guarantee/claim-states.ts";
import {
  cancellationOpen,
  claimedAlready,
  decidedMeanwhile,
  lettersMissing,
  notClaimable,
  notGuaranteed,
  unknownClaim,
} from "#app/cases/guarantee/claim-refusals.ts";
import { type GuaranteeClaim, listClaims } from "#app/cases/guarantee/list-claims.server.ts";
import { unknownItem } from "#app/cases/item-refusals.ts";
import { queueCaseNote } from "#app/cases/send-case-note.server.ts";
import { guaranteeClaims } from "#app/cases/tables.server.ts";
import { guaranteesOf } from "#app/catalog/bought-service.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type ClaimInput = {
  itemId: OrderItemId;
  userId: UserId;
  /** The name of one of the service's guarantees. */
  guarantee: string;
  text: string;
  files: File[];
  now: Date;
};

/** With at least one letter. A press repeated answers the open claim. */
export async function claimGuarantee(input: ClaimInput): Promise<Outcome<GuaranteeClaim>> {
  const { itemId, userId, files } = input;
  const text = readText(input.text, "Write which applications were refused, and when.");
  if (!text.ok) return text;
  const item = await findItem(db, itemId);
  if (item?.userId !== userId) return unknownItem;
  const read = await readCaseFiles(files);
  if (!read.ok) return read;
  if (read.value.length === 0) return lettersMissing;
  // Checked before storing files, and again under the lock.
  const open = await findOpen(db, item, input.guarantee);
  if (!open.ok) return open;
  if (open.value) return done(open.value);
  const sent = { itemId, ownerId: userId, sentBy: userId, read: read.value };
  return takeCaseFiles(sent, (stored) => keepClaim({ ...input, text: text.value }, stored));
}

function keepClaim(input: ClaimInput, stored: StoredFile[]): Promise<Outcome<GuaranteeClaim>> {
  const { itemId, userId, guarantee, text, now } = input;
  return allOrNothing(db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (item?.userId !== userId) return unknownItem;
    const open = await findOpen(tx, item, guarantee);
    if (!open.ok) return open;
    if (open.value) return done(open.value);
    const claim = await insertClaim(tx, { itemId, guarantee, claimedBy: userId, claimedAt: now, text });
    const place = { claimId: claim.id };
    const recorded = await recordCaseFiles(tx, stored, {
      itemId,
      ownerId: userId,
      sentBy: userId,
      place,
      now,
    });
    if (!recorded.ok) return recorded;
    await queueCaseNote(tx, { about: "guarantee_received", id: claim.id });
    const told = { itemId, holder: item.assignedTo, by: null, key: claim.id };
    await notify(tx, [{ kind: "guarantee_claimed", ...told }], now);
    await recordAuditEvent(tx, {
      actor: { id: userId, role: null },
      event: "guarantee_claimed",
      subject: { kind: "item", id: itemId },
      after: { guarantee, claim: "asked", files: stored.length },
      now,
    });
    return done(claim);
  });
}

/** The open claim, or null where one can be made. */
async function findOpen(
  tx: Db,
  item: Pick<PaidItem, "id" | "state" | "configuration">,
  guarantee: string,
): Promise<Outcome<GuaranteeClaim | null>> {
  if (!guaranteesOf(item.configuration).some(({ name }) => name === guarantee)) return notGuaranteed;
  const own = (await listClaims(tx, item.id)).filter((claim) => claim.guarantee === guarantee);
  if (own.some(({ state }) => state === "accepted")) return claimedAlready;
  const open = own.find(({ state }) => state === "asked");
  if (open) return done(open);
  if (!canBeClaimed(item.state)) return notClaimable;
  return (await itemsAskedToCancel(tx, [item.id], "customer")).size > 0 ? cancellationOpen : done(null);
}

type NewClaim = Pick<GuaranteeClaim, "itemId" | "guarantee" | "claimedBy" | "claimedAt" | "text">;

async function insertClaim(tx: Transaction, claim: NewClaim): Promise<GuaranteeClaim> {
  const [made] = await tx
    .insert(guaranteeClaims)
    .values({ id: randomUUID(), state: "asked", ...claim })
    .returning();
  invariant(made, "a claim that was inserted is returned");
  return made;
}

/** Does not lock the item: a decision locks claim then item, and the opposite order would deadlock. */
export async function withdrawClaim({
  itemId,
  userId,
  claimId,
  now,
}: Pick<ClaimInput, "itemId" | "userId" | "now"> & { claimId: string }): Promise<Outcome<null>> {
  return allOrNothing(db, async (tx) => {
    const item = await findItem(tx, itemId);
    if (item?.userId !== userId) return unknownItem;
    const claim = (await listClaims(tx, itemId)).find(({ id }) => id === claimId);
    if (!claim) return unknownClaim;
    // The button was pressed twice.
    if (claim.state === "withdrawn") return done(null);
    const withdrawn = await tx
      .update(guaranteeClaims)
      .set({ state: "withdrawn", decidedAt: now })
      .where(and(eq(guaranteeClaims.id, claim.id), eq(guaranteeClaims.state, "asked")))
      .returning({ id: guaranteeClaims.id });
    if (withdrawn.length === 0) return decidedMeanwhile;
    await recordAuditEvent(tx, {
      actor: { id: userId, role: null },
      event: "guarantee_withdrawn",
      subject: { kind: "item", id: itemId },
      before: { guarantee: claim.guarantee, claim: "asked" },
      after: { claim: "withdrawn" },
      now,
    });
    return done(null);
  });
}
