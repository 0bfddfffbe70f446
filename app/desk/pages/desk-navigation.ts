import type { Awaiting } from "#app/desk/pages/count-awaiting.server.ts";
import { type DeskAction, mayEver, type StaffRole } from "#app/desk/permissions.ts";

export type NavigationGroup = { label: string; links: { to: string; label: string; count: number }[] };

type Link = {
  to: string;
  label: string;
  right: DeskAction;
  /** What of it waits for staff. */
  waiting?: (awaiting: Awaiting) => (number | null)[];
};

const groups: { label: string; links: Link[] }[] = [
  {
    label: "Casework",
    links: [
      {
        to: "/staff/work",
        label: "Work",
        right: "see_queue",
        waiting: ({ work, unreadMessages, evidenceToCheck, versionsToRead }) => [
          work && work.overdue,
          unreadMessages,
          evidenceToCheck,
          versionsToRead,
        ],
      },
      {
        to: "/staff/calendar",
        label: "Calendar",
        right: "see_calendar",
        waiting: ({ otherTimes }) => [otherTimes],
      },
      {
        to: "/staff/bookings",
        label: "Bookings",
        right: "see_bookings",
        waiting: ({ requestedChats }) => [requestedChats],
      },
      {
        to: "/staff/enquiries",
        label: "Enquiries",
        right: "see_enquiries",
        waiting: ({ enquiries }) => [enquiries],
      },
      {
        to: "/staff/cancellations",
        label: "Cancellations",
        right: "answer_cancellation",
        waiting: ({ cancellations, missedSessions }) => [cancellations, missedSessions],
      },
      {
        to: "/staff/guarantee-claims",
        label: "Guarantee claims",
        right: "decide_guarantee",
        waiting: ({ guaranteeClaims }) => [guaranteeClaims],
      },
      { to: "/staff/templates", label: "Templates", right: "use_templates" },
    ],
  },
  {
    label: "Customers and money",
    links: [
      { to: "/staff/customers", label: "Customers", right: "see_customers" },
      {
        to: "/staff/payments",
        label: "Payments",
        right: "see_customers",
        waiting: ({ failedRefunds, unansweredRefunds, owedToWallets }) => [
          failedRefunds,
          unansweredRefunds,
          owedToWallets,
        ],
      },
      {
        to: "/staff/wallet-requests",
        label: "Approvals",
        right: "approve_adjustment",
        waiting: ({ walletRequests }) => [walletRequests],
      },
      { to: "/staff/links", label: "Payment links", right: "see_links" },
      {
        to: "/staff/books",
        label: "Books",
        right: "see_books",
        waiting: ({ bookFindings }) => [bookFindings],
      },
    ],
  },
  {
    label: "Shop",
    links: [
      { to: "/staff/catalogue", label: "Catalogue", right: "see_catalogue" },
      { to: "/staff/catalogue/coupons", label: "Coupons", right: "see_coupons" },
      { to: "/staff/catalogue/rates", label: "Exchange rates", right: "see_rates" },
      { to: "/staff/catalogue/facts", label: "Facts", right: "see_catalogue" },
      {
        to: "/staff/catalogue/testimonials",
        label: "Testimonials",
        right: "see_testimonials",
        waiting: ({ testimonials }) => [testimonials],
      },
    ],
  },
  {
    label: "Firm",
    links: [
      { to: "/staff/people", label: "People", right: "see_people" },
      { to: "/staff/holidays", label: "Firm holidays", right: "see_calendar" },
      { to: "/staff/figures", label: "Figures", right: "see_figures" },
      { to: "/staff/audit", label: "Audit log", right: "see_audit" },
      { to: "/staff/launch", label: "Launch check", right: "see_launch" },
    ],
  },
];

/** What this role may open, each with the number of things in it that wait. */
export function deskNavigation(role: StaffRole, awaiting: Awaiting): NavigationGroup[] {
  const shown = groups.map(({ label, links }) => ({
    label,
    links: links
      .filter(({ right }) => mayEver(role, right))
      .map(({ to, label: name, waiting }) => ({ to, label: name, count: sum(waiting?.(awaiting) ?? []) })),
  }));
  return shown.filter(({ links }) => links.length > 0);
}

/** The nearest of the menu's places above `path`: a coupon's page is marked at Coupons, not at Catalogue. */
export function currentPlace(navigation: NavigationGroup[], path: string): string | null {
  const here = `${path.replace(/\/+$/, "")}/`;
  const places = navigation.flatMap(({ links }) => links.map(({ to }) => to));
  const above = places.filter((to) => here.startsWith(`${to}/`));
  return above.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

function sum(counts: (number | null)[]): number {
  return counts.reduce<number>((total, count) => total + (count ?? 0), 0);
}
