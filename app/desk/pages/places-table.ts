import type { Awaiting } from "#app/desk/pages/count-awaiting.server.ts";
import type { DeskAction } from "#app/desk/permissions.ts";

export const placeGroups = ["Casework", "Customers and money", "Shop", "Firm"] as const;

export type Place = {
  to: string;
  label: string;
  /** Null for everybody at the desk. */
  right: DeskAction | null;
  /** Where it stands in the menu; without one it is found by the search alone. */
  group?: (typeof placeGroups)[number];
  /** What else somebody may call it. */
  also?: string;
  /** What of it waits for staff. */
  waiting?: (awaiting: Awaiting) => (number | null)[];
  isFile?: boolean;
};

/** In the order of the menu and of what the search shows before anything is typed. */
export const deskPages: readonly Place[] = [
  { to: "/staff/", label: "Desk", right: null, also: "home today" },
  { to: "/staff/notifications", label: "Notifications", right: null, also: "inbox notices unread" },
  { to: "/staff/notifications/settings", label: "What you are told", right: null, also: "digest" },
  {
    to: "/staff/work",
    label: "Work",
    right: "see_queue",
    group: "Casework",
    also: "cases queue items",
    waiting: ({ work, unreadMessages, evidenceToCheck, versionsToRead }) => [
      work && work.overdue,
      unreadMessages,
      evidenceToCheck,
      versionsToRead,
    ],
  },
  { to: "/staff/work?person=me", label: "Your work", right: "see_queue", also: "mine cases" },
  { to: "/staff/work?person=nobody", label: "Work that is nobody’s", right: "take_item", also: "unassigned" },
  { to: "/staff/work?overdue=yes", label: "Late work", right: "see_queue", also: "overdue" },
  { to: "/staff/work?unread=yes", label: "Unread messages", right: "see_queue" },
  { to: "/staff/work?state=all", label: "All cases", right: "see_queue", also: "ended completed everything" },
  {
    to: "/staff/calendar",
    label: "Calendar",
    right: "see_calendar",
    group: "Casework",
    also: "sessions appointments",
    waiting: ({ otherTimes }) => [otherTimes],
  },
  {
    to: "/staff/bookings",
    label: "Bookings",
    right: "see_bookings",
    group: "Casework",
    also: "free chats",
    waiting: ({ requestedChats }) => [requestedChats],
  },
  { to: "/staff/bookings/all", label: "All free chats", right: "see_bookings", also: "bookings ended" },
  {
    to: "/staff/enquiries",
    label: "Enquiries",
    right: "see_enquiries",
    group: "Casework",
    also: "contact mail",
    waiting: ({ enquiries }) => [enquiries],
  },
  {
    to: "/staff/cancellations",
    label: "Cancellations",
    right: "answer_cancellation",
    group: "Casework",
    also: "requests to cancel",
    waiting: ({ cancellations, missedSessions }) => [cancellations, missedSessions],
  },
  {
    to: "/staff/guarantee-claims",
    label: "Guarantee claims",
    right: "decide_guarantee",
    group: "Casework",
    waiting: ({ guaranteeClaims }) => [guaranteeClaims],
  },
  {
    to: "/staff/templates",
    label: "Templates",
    right: "use_templates",
    group: "Casework",
    also: "messages macros snippets",
  },
  {
    to: "/staff/customers",
    label: "Customers",
    right: "see_customers",
    group: "Customers and money",
    also: "accounts users",
  },
  {
    to: "/staff/orders",
    label: "Orders",
    right: "see_customers",
    group: "Customers and money",
    also: "purchases sales",
  },
  {
    to: "/staff/payments",
    label: "Payments",
    right: "ask_gateway",
    group: "Customers and money",
    also: "money gateway top-up",
  },
  {
    to: "/staff/receipts",
    label: "Receipts",
    right: "see_customers",
    group: "Customers and money",
    also: "invoices bills",
  },
  {
    to: "/staff/refunds",
    label: "Refunds",
    right: "refund",
    group: "Customers and money",
    also: "failed money back",
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
    group: "Customers and money",
    also: "wallet refunds",
    waiting: ({ walletRequests }) => [walletRequests],
  },
  { to: "/staff/links", label: "Payment links", right: "see_links", group: "Customers and money" },
  {
    to: "/staff/books",
    label: "Books",
    right: "see_books",
    group: "Customers and money",
    also: "ledger payouts disputes reconcile",
    waiting: ({ bookFindings }) => [bookFindings],
  },
  {
    to: "/staff/catalogue",
    label: "Catalogue",
    right: "see_catalogue",
    group: "Shop",
    also: "shop settings",
  },
  { to: "/staff/catalogue/services", label: "Services", right: "see_catalogue" },
  { to: "/staff/catalogue/prices", label: "Prices", right: "see_catalogue" },
  { to: "/staff/catalogue/advisers", label: "Advisers", right: "see_catalogue", also: "licences" },
  { to: "/staff/catalogue/showcase/admits", label: "Admits and rejects", right: "see_catalogue" },
  { to: "/staff/catalogue/showcase/counsellors", label: "Counsellors", right: "see_catalogue" },
  { to: "/staff/catalogue/showcase/destinations", label: "Destinations", right: "see_catalogue" },
  { to: "/staff/catalogue/showcase/videos", label: "Videos", right: "see_catalogue" },
  { to: "/staff/catalogue/claims", label: "Claims", right: "see_catalogue", also: "proof rating settings" },
  {
    to: "/staff/catalogue/coupons",
    label: "Coupons",
    right: "see_coupons",
    group: "Shop",
    also: "discounts",
  },
  {
    to: "/staff/catalogue/rates",
    label: "Exchange rates",
    right: "see_rates",
    group: "Shop",
    also: "currencies",
  },
  { to: "/staff/catalogue/texts", label: "Texts of pages", right: "see_catalogue", also: "draft publish" },
  {
    to: "/staff/catalogue/facts",
    label: "Facts",
    right: "see_catalogue",
    group: "Shop",
    also: "fees figures sources review",
  },
  { to: "/staff/catalogue/points", label: "Point systems", right: "see_catalogue", also: "grids rounds" },
  {
    to: "/staff/catalogue/testimonials",
    label: "Testimonials",
    right: "see_testimonials",
    group: "Shop",
    also: "reviews",
    waiting: ({ testimonials }) => [testimonials],
  },
  { to: "/staff/catalogue/groups", label: "Research groups", right: "see_groups" },
  {
    to: "/staff/people",
    label: "People",
    right: "see_people",
    group: "Firm",
    also: "staff colleagues team desk",
  },
  { to: "/staff/holidays", label: "Firm holidays", right: "see_calendar", group: "Firm", also: "days off" },
  {
    to: "/staff/figures",
    label: "Figures",
    right: "see_figures",
    group: "Firm",
    also: "sales reports numbers",
  },
  { to: "/staff/figures/funnel", label: "Figures: the funnel", right: "see_figures", also: "reports" },
  { to: "/staff/figures/coupons", label: "Figures: coupons", right: "see_figures", also: "reports" },
  { to: "/staff/figures/overdue", label: "Figures: late work", right: "see_figures", also: "reports" },
  { to: "/staff/figures/wallets", label: "Figures: wallets", right: "see_figures", also: "reports" },
  {
    to: "/staff/figures/counsellors",
    label: "Figures: counsellors",
    right: "see_figures",
    also: "reports load on time revenue",
  },
  {
    to: "/staff/figures/answers",
    label: "Figures: first answers",
    right: "see_figures",
    also: "reports response",
  },
  {
    to: "/staff/figures/chats",
    label: "Figures: free chats",
    right: "see_figures",
    also: "reports conversion",
  },
  { to: "/staff/figures/refunds", label: "Figures: refunds", right: "see_figures", also: "reports reasons" },
  {
    to: "/staff/figures/cohorts",
    label: "Figures: cohorts",
    right: "see_figures",
    also: "reports customers",
  },
  {
    to: "/staff/audit",
    label: "Audit log",
    right: "see_audit",
    group: "Firm",
    also: "history events deeds",
  },
  {
    to: "/staff/status",
    label: "Status",
    right: "see_status",
    group: "Firm",
    also: "health server jobs database backup alerts",
  },
  {
    to: "/staff/launch",
    label: "Launch check",
    right: "see_launch",
    group: "Firm",
    also: "settings backup real",
  },
  { to: "/staff/views", label: "Your saved views", right: "save_view", also: "filters lists" },
  { to: "/account/security", label: "Your password and second step", right: null, also: "security settings" },
  { to: "/", label: "The shop", right: null, also: "site" },
];

export const deskActions: readonly Place[] = [
  { to: "/staff/links/new", label: "New payment link", right: "make_link", also: "make create sell" },
  { to: "/staff/people#invite", label: "Invite a person", right: "invite", also: "staff colleague add" },
  {
    to: "/staff/catalogue/services/new",
    label: "New service",
    right: "make_service",
    also: "make create template",
  },
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
