import { countBookFindings } from "#app/books/record-book-check.server.ts";
import { countRequested } from "#app/bookings/count-requested.server.ts";
import { countUnreadBy } from "#app/cases/conversation/unread-messages.server.ts";
import { countEvidenceToCheck } from "#app/cases/to-read-at-desk.server.ts";
import { countDraftsFor } from "#app/cases/deliverables/find-drafts.server.ts";
import { countOpenCancellations } from "#app/cases/cancelling/list-cancellations.server.ts";
import { countOpenClaims } from "#app/cases/guarantee/list-claims.server.ts";
import { countMissedToDecide } from "#app/cases/sessions/missed-session.server.ts";
import { countAsking } from "#app/cases/sessions/find-sessions.server.ts";
import { countOpenEnquiries } from "#app/enquiries/count-open-enquiries.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { type DeskAction, may, mayEver } from "#app/desk/permissions.ts";
import { countOwedWalletParts } from "#app/orders/find-order-refund.server.ts";
import { itemsGoingOn } from "#app/orders/items/items-worked-on.server.ts";
import { countWork, type WorkCounts } from "#app/orders/items/count-work.server.ts";
import { unfinishedRefunds } from "#app/payments/record-refund.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { countHandPaymentsFor } from "#app/refunds/hand-payments.server.ts";
import { countRefundRequestsFor } from "#app/refunds/refund-requests.server.ts";
import { countWaitingTestimonials } from "#app/testimonials/list-testimonials.server.ts";
import { countWaitingFor } from "#app/wallet/adjustments.server.ts";

export type Awaiting = {
  work: WorkCounts | null;
  unreadMessages: number | null;
  evidenceToCheck: number | null;
  requestedChats: number | null;
  enquiries: number | null;
  otherTimes: number | null;
  versionsToRead: number | null;
  missedSessions: number | null;
  cancellations: number | null;
  guaranteeClaims: number | null;
  failedRefunds: number | null;
  unansweredRefunds: number | null;
  owedToWallets: number | null;
  bookFindings: number | null;
  walletRequests: number | null;
  testimonials: number | null;
};

/** Null: this member may not see it. */
export async function countAwaiting(member: Member, now: Date): Promise<Awaiting> {
  const reachOf = may(member.role, "see_queue", { own: false }) ? null : member.id;
  const today = utcDay(now);
  const { role } = member;
  const ifMay = <Count>(action: DeskAction, count: () => Promise<Count>) =>
    mayEver(role, action) ? count() : null;
  const [
    work,
    unreadMessages,
    evidenceToCheck,
    requestedChats,
    enquiries,
    otherTimes,
    versionsToRead,
    missedSessions,
    cancellations,
    guaranteeClaims,
    refunds,
    owedToWallets,
    walletRequests,
    bookFindings,
    testimonials,
  ] = await Promise.all([
    ifMay("see_queue", () => countWork(db, { userId: member.id, reachOf, today })),
    ifMay("see_item", () => countUnreadBy(db, member.id)),
    ifMay("work_on_evidence", () => countToCheck(member)),
    ifMay("see_bookings", () => countRequested(db)),
    ifMay("see_enquiries", () => countOpenEnquiries(db, answererOf(member))),
    ifMay("see_calendar", () => countAsking(db, { counsellorId: holderOf(member), now })),
    ifMay("approve_version", () => countDraftsFor(db, readerOf(member))),
    ifMay("decide_missed", () => countMissedToDecide(db)),
    ifMay("answer_cancellation", () => countOpenCancellations(db)),
    ifMay("decide_guarantee", () => countOpenClaims(db)),
    ifMay("refund", () => unfinishedRefunds(db)),
    ifMay("refund", () => countOwedWalletParts(db)),
    ifMay("approve_adjustment", () => countRequests(member.id)),
    ifMay("see_books", () => countBookFindings(db)),
    ifMay("moderate_testimonial", () => countWaitingTestimonials()),
  ]);
  const failedRefunds = refunds && refunds.filter(({ state }) => state === "failed").length;
  const unansweredRefunds = refunds && refunds.filter((one) => one.state === "owed" && one.askedAt).length;
  const money = { failedRefunds, unansweredRefunds, owedToWallets, walletRequests, bookFindings };
  return {
    work,
    unreadMessages,
    evidenceToCheck,
    requestedChats,
    enquiries,
    otherTimes,
    versionsToRead,
    missedSessions,
    cancellations,
    guaranteeClaims,
    testimonials,
    ...money,
  };
}

function countToCheck({ id, role }: Member): Promise<number> {
  return countEvidenceToCheck(db, itemsGoingOn(may(role, "work_on_evidence", { own: false }) ? null : id));
}

async function countRequests(memberId: UserId): Promise<number> {
  const counts = await Promise.all([
    countWaitingFor(db, memberId),
    countRefundRequestsFor(db, memberId),
    countHandPaymentsFor(db, memberId),
  ]);
  return counts.reduce((sum, waiting) => sum + waiting, 0);
}

function holderOf({ id, role }: Member): UserId | null {
  return may(role, "see_calendar", { own: false }) ? null : id;
}

function readerOf({ id, role }: Member): { id: UserId; all: boolean } {
  return { id, all: may(role, "approve_version", { own: false }) };
}

function answererOf({ id, role }: Member): UserId | null {
  return may(role, "see_enquiries", { own: false }) ? null : id;
}
