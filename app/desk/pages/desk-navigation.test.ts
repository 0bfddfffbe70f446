import { expect, test } from "vitest";

import type { Awaiting } from "#app/desk/pages/count-awaiting.server.ts";
import { currentPlace, deskNavigation } from "#app/desk/pages/desk-navigation.ts";
import type { StaffRole } from "#app/desk/permissions.ts";

const awaiting: Awaiting = {
  work: { overdue: 3, received: 9, unassigned: 9, mine: 9 },
  unreadMessages: 4,
  evidenceToCheck: 1,
  versionsToRead: 2,
  missedSessions: 1,
  requestedChats: 1,
  enquiries: 0,
  otherTimes: 2,
  cancellations: 1,
  guaranteeClaims: null,
  failedRefunds: 1,
  unansweredRefunds: 1,
  owedToWallets: 1,
  bookFindings: null,
  walletRequests: 5,
  testimonials: 6,
};

function labels(role: StaffRole): string[] {
  return deskNavigation(role, awaiting).flatMap(({ links }) => links.map(({ label }) => label));
}

test("a counsellor is shown casework, and nothing that would refuse to open", () => {
  expect(labels("counsellor")).toEqual([
    "Work",
    "Calendar",
    "Bookings",
    "Enquiries",
    "Templates",
    "Payment links",
    "Firm holidays",
  ]);
});

test("an owner is shown every place", () => {
  expect(labels("owner")).toHaveLength(26);
});

test("what waits in a place is added up beside it", () => {
  const counts = deskNavigation("owner", awaiting).flatMap(({ links }) =>
    links.filter(({ count }) => count > 0).map(({ label, count }) => [label, count]),
  );
  expect(counts).toEqual([
    ["Work", 10],
    ["Calendar", 2],
    ["Bookings", 1],
    ["Cancellations", 2],
    ["Refunds", 3],
    ["Approvals", 5],
    ["Testimonials", 6],
  ]);
});

test.each([
  ["/staff/work", "/staff/work"],
  ["/staff/work/123/evidence", "/staff/work"],
  ["/staff/catalogue/services/sop", "/staff/catalogue"],
  ["/staff/catalogue/coupons/WELCOME10", "/staff/catalogue/coupons"],
  ["/staff/workshop", null],
  ["/staff/", null],
])("the page %s is marked at %s", (path, place) => {
  expect(currentPlace(deskNavigation("owner", awaiting), path)).toBe(place);
});
