import { and, asc, eq, inArray } from "drizzle-orm";

import {
  caseSessions,
  cancellations,
  caseComments,
  caseFiles,
  caseMessages,
  caseVersions,
  guaranteeClaims,
} from "#app/cases/tables.server.ts";
import { isOfCustomer } from "#app/cases/cancelling/list-cancellations.server.ts";
import { exportEvidence } from "#app/cases/evidence/export-evidence.server.ts";
import { decimal } from "#app/money/decimal.ts";
import { itemIdsOf } from "#app/orders/items/item-ids-of.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

/** Without the desk's internal notes; intake forms are exported separately. */
export async function exportCases(userId: UserId) {
  const itemIds = await itemIdsOf(db, userId);
  const [messages, versions, evidence, sessions, cancellations, guaranteeClaims] = await Promise.all([
    exportMessages(itemIds),
    exportVersions(itemIds),
    exportEvidence(itemIds),
    exportSessions(userId),
    exportCancellations(itemIds),
    exportClaims(itemIds),
  ]);
  return { messages, versions, evidence, sessions, cancellations, guarantee_claims: guaranteeClaims };
}

const whose = (fromDesk: boolean) => (fromDesk ? "us" : "you");

async function exportMessages(itemIds: OrderItemId[]) {
  const [rows, files] = await Promise.all([
    db.select().from(caseMessages).where(inArray(caseMessages.itemId, itemIds)).orderBy(asc(caseMessages.id)),
    exportedFiles(itemIds),
  ]);
  const filesOf = Map.groupBy(files, ({ messageId }) => messageId);
  return rows.map(({ id, itemId, fromDesk, text, sentAt }) => ({
    item_id: itemId,
    by: whose(fromDesk),
    text,
    files: named(filesOf.get(id)),
    sent_at: sentAt,
  }));
}

async function exportVersions(itemIds: OrderItemId[]) {
  const [rows, comments, files] = await Promise.all([
    db
      .select()
      .from(caseVersions)
      .where(inArray(caseVersions.itemId, itemIds))
      .orderBy(asc(caseVersions.handedAt), asc(caseVersions.version)),
    db
      .select({ comment: caseComments })
      .from(caseComments)
      .innerJoin(caseVersions, eq(caseVersions.id, caseComments.versionId))
      .where(inArray(caseVersions.itemId, itemIds))
      .orderBy(asc(caseComments.id)),
    exportedFiles(itemIds),
  ]);
  const commentsOf = Map.groupBy(comments, ({ comment }) => comment.versionId);
  const filesOf = Map.groupBy(files, ({ versionId }) => versionId);
  return rows.map((version) => ({
    item_id: version.itemId,
    version: version.version,
    text: version.text,
    files: named(filesOf.get(version.id)),
    handed_over_at: version.handedAt,
    answer: version.answer,
    answer_text: version.answerText,
    answered_at: version.answeredAt,
    comments: (commentsOf.get(version.id) ?? []).map(({ comment: { fromDesk, text, writtenAt } }) => ({
      by: whose(fromDesk),
      text,
      written_at: writtenAt,
    })),
  }));
}

async function exportSessions(userId: UserId) {
  const rows = await db
    .select()
    .from(caseSessions)
    .where(eq(caseSessions.customerId, userId))
    .orderBy(asc(caseSessions.startsAt), asc(caseSessions.id));
  return rows.map((session) => ({
    item_id: session.itemId,
    kind: session.kind,
    session: session.position,
    state: session.state,
    starts_at: session.startsAt,
    ends_at: session.endsAt,
    meeting_link: session.meetingLink,
    asked_for_another_time_at: session.otherTimeAskedAt,
    asked_in_words: session.otherTimeReason,
    our_words: session.deskReason,
    booked_at: session.createdAt,
  }));
}

async function exportCancellations(itemIds: OrderItemId[]) {
  const rows = await db
    .select()
    .from(cancellations)
    .where(and(inArray(cancellations.itemId, itemIds), isOfCustomer()))
    .orderBy(asc(cancellations.askedAt), asc(cancellations.id));
  return rows.map((cancellation) => ({
    item_id: cancellation.itemId,
    text: cancellation.text,
    shown_to_wallet: decimal(cancellation.shownToWallet),
    shown_to_card: decimal(cancellation.shownToGateway),
    shown_premium: decimal(cancellation.shownPremium),
    state: cancellation.state,
    answer_text: cancellation.answerText,
    asked_at: cancellation.askedAt,
    answered_at: cancellation.answeredAt,
  }));
}

async function exportClaims(itemIds: OrderItemId[]) {
  const [rows, files] = await Promise.all([
    db
      .select()
      .from(guaranteeClaims)
      .where(inArray(guaranteeClaims.itemId, itemIds))
      .orderBy(asc(guaranteeClaims.claimedAt), asc(guaranteeClaims.id)),
    exportedFiles(itemIds),
  ]);
  const filesOf = Map.groupBy(files, ({ claimId }) => claimId);
  return rows.map((claim) => ({
    item_id: claim.itemId,
    guarantee: claim.guarantee,
    text: claim.text,
    files: named(filesOf.get(claim.id)),
    state: claim.state,
    answer_text: claim.answerText,
    refunded_to_wallet: claim.paidToWallet === null ? null : decimal(claim.paidToWallet),
    refunded_to_card: claim.paidToGateway === null ? null : decimal(claim.paidToGateway),
    refunded_premium: claim.paidPremium === null ? null : decimal(claim.paidPremium),
    claimed_at: claim.claimedAt,
    decided_at: claim.decidedAt,
  }));
}

type ExportedFile = typeof caseFiles.$inferSelect;

function exportedFiles(itemIds: OrderItemId[]): Promise<ExportedFile[]> {
  return db.select().from(caseFiles).where(inArray(caseFiles.itemId, itemIds)).orderBy(asc(caseFiles.name));
}

function named(files: ExportedFile[] = []) {
  return files.map(({ fileId, name }) => ({ id: fileId, name }));
}
