import { type SQL, sql } from "drizzle-orm";

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
import { countFailedRefunds, countUnansweredRefunds } from "#app/payments/record-refund.server.ts";
import { askAtOnce } from "#app/platform/ask-at-once.server.ts";
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

/** In one statement. Null: this member may not see it. */
export function countAwaiting(member: Member, now: Date): Promise<Awaiting> {
  const { id, role } = member;
  const ifMay = <Counted extends SQL>(action: DeskAction, count: () => Counted) =>
    mayEver(role, action) ? count() : null;
  return askAtOnce(db, {
    work: ifMay("see_queue", () =>
      countWork({ userId: id, reachOf: ownOnly(member, "see_queue"), today: utcDay(now) }),
    ),
    unreadMessages: ifMay("see_item", () => countUnreadBy(id)),
    evidenceToCheck: ifMay("work_on_evidence", () =>
      countEvidenceToCheck(db, itemsGoingOn(ownOnly(member, "work_on_evidence"))),
    ),
    requestedChats: ifMay("see_bookings", () => countRequested(db)),
    enquiries: ifMay("see_enquiries", () => countOpenEnquiries(db, ownOnly(member, "see_enquiries"))),
    otherTimes: ifMay("see_calendar", () =>
      countAsking(db, { counsellorId: ownOnly(member, "see_calendar"), now }),
    ),
    versionsToRead: ifMay("approve_version", () =>
      countDraftsFor(db, { id, all: ownOnly(member, "approve_version") === null }),
    ),
    missedSessions: ifMay("decide_missed", () => countMissedToDecide(db)),
    cancellations: ifMay("answer_cancellation", () => countOpenCancellations(db)),
    guaranteeClaims: ifMay("decide_guarantee", () => countOpenClaims(db)),
    failedRefunds: ifMay("refund", () => countFailedRefunds(db)),
    unansweredRefunds: ifMay("refund", () => countUnansweredRefunds(db)),
    owedToWallets: ifMay("refund", () => countOwedWalletParts(db)),
    bookFindings: ifMay("see_books", () => countBookFindings()),
    walletRequests: ifMay("approve_adjustment", () => countRequests(id)),
    testimonials: ifMay("moderate_testimonial", () => countWaitingTestimonials()),
  });
}

/** Null: of everybody. */
function ownOnly({ id, role }: Member, action: DeskAction): UserId | null {
  return may(role, action, { own: false }) ? null : id;
}

function countRequests(memberId: UserId): SQL<number> {
  const counts = [countWaitingFor, countRefundRequestsFor, countHandPaymentsFor];
  return sql<number>`${sql.join(
    counts.map((count) => count(db, memberId)),
    sql` + `,
  )}`.mapWith(Number);
}
