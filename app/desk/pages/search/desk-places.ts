import { type DeskAction, mayEver, type StaffRole } from "#app/desk/permissions.ts";
import type { SearchHit } from "#app/desk/pages/search/search-hit.ts";
import { searchTerms } from "#app/platform/search-terms.ts";

type Place = {
  to: string;
  label: string;
  /** Null for everybody at the desk. */
  right: DeskAction | null;
  /** What else somebody may call it. */
  also?: string;
  isFile?: boolean;
};

export const deskPages: readonly Place[] = [
  { to: "/staff/", label: "Desk", right: null, also: "home today" },
  { to: "/staff/notifications", label: "Notifications", right: null, also: "inbox notices unread" },
  {
    to: "/staff/notifications/settings",
    label: "What you are told",
    right: "choose_notifications",
    also: "notification settings email digest",
  },
  { to: "/staff/work", label: "Work", right: "see_queue", also: "cases queue items" },
  { to: "/staff/work?person=me", label: "Your work", right: "see_queue", also: "mine cases" },
  { to: "/staff/work?person=nobody", label: "Work that is nobody’s", right: "take_item", also: "unassigned" },
  { to: "/staff/work?overdue=yes", label: "Late work", right: "see_queue", also: "overdue" },
  { to: "/staff/work?unread=yes", label: "Unread messages", right: "see_queue" },
  { to: "/staff/calendar", label: "Calendar", right: "see_calendar", also: "sessions appointments" },
  { to: "/staff/bookings", label: "Bookings", right: "see_bookings", also: "free chats" },
  { to: "/staff/enquiries", label: "Enquiries", right: "see_enquiries", also: "contact mail" },
  {
    to: "/staff/cancellations",
    label: "Cancellations",
    right: "answer_cancellation",
    also: "requests to cancel",
  },
  { to: "/staff/guarantee-claims", label: "Guarantee claims", right: "decide_guarantee" },
  { to: "/staff/customers", label: "Customers", right: "see_customers", also: "accounts users" },
  { to: "/staff/payments", label: "Payments", right: "see_customers", also: "failed refunds money" },
  { to: "/staff/wallet-requests", label: "Approvals", right: "approve_adjustment", also: "wallet refunds" },
  { to: "/staff/links", label: "Payment links", right: "see_links" },
  { to: "/staff/books", label: "Books", right: "see_books", also: "ledger payouts disputes reconcile" },
  { to: "/staff/catalogue", label: "Catalogue", right: "see_catalogue", also: "shop settings" },
  { to: "/staff/catalogue/services", label: "Services", right: "see_catalogue" },
  { to: "/staff/catalogue/prices", label: "Prices", right: "see_catalogue" },
  { to: "/staff/catalogue/advisers", label: "Advisers", right: "see_catalogue", also: "counsellors" },
  { to: "/staff/catalogue/claims", label: "Claims", right: "see_catalogue", also: "proof rating settings" },
  {
    to: "/staff/catalogue/facts",
    label: "Facts",
    right: "see_catalogue",
    also: "fees figures sources review",
  },
  { to: "/staff/catalogue/points", label: "Point systems", right: "see_catalogue", also: "grids rounds" },
  { to: "/staff/catalogue/coupons", label: "Coupons", right: "see_coupons", also: "discounts" },
  { to: "/staff/catalogue/rates", label: "Exchange rates", right: "see_rates", also: "currencies" },
  { to: "/staff/catalogue/testimonials", label: "Testimonials", right: "see_testimonials", also: "reviews" },
  { to: "/staff/catalogue/groups", label: "Research groups", right: "see_groups" },
  { to: "/staff/people", label: "People", right: "see_people", also: "staff colleagues team desk" },
  { to: "/staff/holidays", label: "Firm holidays", right: "see_calendar", also: "days off" },
  { to: "/staff/figures", label: "Figures", right: "see_figures", also: "sales reports numbers" },
  { to: "/staff/figures/funnel", label: "Figures: the funnel", right: "see_figures", also: "reports" },
  { to: "/staff/figures/coupons", label: "Figures: coupons", right: "see_figures", also: "reports" },
  { to: "/staff/figures/overdue", label: "Figures: late work", right: "see_figures", also: "reports" },
  { to: "/staff/figures/wallets", label: "Figures: wallets", right: "see_figures", also: "reports" },
  { to: "/staff/audit", label: "Audit log", right: "see_audit", also: "history events deeds" },
  { to: "/staff/launch", label: "Launch check", right: "see_launch", also: "settings backup real" },
  { to: "/account/security", label: "Your password and second step", right: null, also: "security settings" },
  { to: "/", label: "The shop", right: null, also: "site" },
];

export const deskActions: readonly Place[] = [
  { to: "/staff/links/new", label: "New payment link", right: "make_link", also: "make create sell" },
  { to: "/staff/people#invite", label: "Invite a person", right: "invite", also: "staff colleague add" },
  {
    to: "/staff/catalogue/coupons#new-coupon",
    label: "New coupon",
    right: "change_coupon",
    also: "make create",
  },
  { to: "/staff/catalogue/prices", label: "Change a price", right: "change_price", also: "set" },
  { to: "/staff/catalogue/rates", label: "Enter an exchange rate", right: "enter_rate", also: "set accept" },
  { to: "/staff/books#payouts", label: "Record a payout", right: "keep_books", also: "books" },
  { to: "/staff/books#disputes", label: "Record a lost dispute", right: "keep_books", also: "books" },
  {
    to: "/staff/holidays#add-holiday",
    label: "Add a holiday of the firm",
    right: "change_firm_holidays",
    also: "day off",
  },
  { to: "/staff/#zone", label: "Change your time zone", right: "change_time_zone", also: "clock" },
  {
    to: "/staff/audit.csv",
    label: "Export the audit log",
    right: "see_audit",
    also: "download csv",
    isFile: true,
  },
];

/** Each word begins one of a place's words; without words, all. */
export function placesFor(places: readonly Place[], role: StaffRole, terms: readonly string[]): SearchHit[] {
  return places
    .filter(({ right }) => right === null || mayEver(role, right))
    .filter(({ label, also = "" }) => {
      const own = searchTerms(label).concat(also.split(" "));
      return terms.every((word) => own.some((one) => one.startsWith(word)));
    })
    .map(({ to, label, isFile = false }) => ({ title: label, detail: "", href: to, isFile }));
}
