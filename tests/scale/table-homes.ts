/** Where each table lives once one PostgreSQL is too small: docs/scale.md. */

/** Spread by customer. `column` names the customer; a `way` leads to a table that does, row by row. */
export type SpreadTable = { column: string; way?: Way } | { way: Way };
export type Way = { column: string; to: string; by: string };

const byUser = { column: "user_id" };
const way = (column: string, to: string, by = "id") => ({ way: { column, to, by } });
const ofOrder = way("order_id", "orders");
const ofItem = way("item_id", "order_items");

export const spreadTables: Record<string, SpreadTable> = {
  users: { column: "id" },
  credentials: byUser,
  sign_in_sessions: byUser,
  two_factors: byUser,
  notification_settings: byUser,
  notifications: byUser,
  files: { column: "owner_id" },
  sent_mails: byUser,
  kept_checks: byUser,
  bookings: byUser,
  booking_changes: way("booking_id", "bookings"),
  appointments: { column: "customer_id", ...ofItem },
  carts: byUser,
  cart_items: byUser,
  payment_links: byUser,
  coupon_uses: byUser,
  orders: byUser,
  order_items: ofOrder,
  order_item_changes: ofItem,
  order_lines: ofOrder,
  order_refunds: ofOrder,
  counselling_credit_uses: ofOrder,
  receipts: ofOrder,
  refund_requests: ofOrder,
  payments: { ...byUser, ...ofOrder },
  captures: way("payment_id", "payments"),
  payment_refunds: byUser,
  hand_payments: way("refund_id", "payment_refunds"),
  wallets: byUser,
  wallet_balances: byUser,
  wallet_holds: byUser,
  wallet_adjustments: byUser,
  transfers: byUser,
  postings: way("transfer_id", "transfers"),
  cancellations: ofItem,
  guarantee_claims: ofItem,
  case_intakes: ofItem,
  case_steps: ofItem,
  case_messages: ofItem,
  case_reads: ofItem,
  case_desk_reads: ofItem,
  case_notes: ofItem,
  case_note_mentions: way("note_id", "case_notes"),
  case_files: ofItem,
  case_versions: ofItem,
  case_comments: way("version_id", "case_versions"),
  case_drafts: ofItem,
  case_evidence: ofItem,
  case_evidence_files: ofItem,
};

/** Small, changed by staff or a job, and read beside everything: a whole copy on every node. */
export const copiedTables: readonly string[] = [
  "services",
  "price_book_entries",
  "price_withdrawals",
  "exchange_rates",
  "coupons",
  "advisers",
  "claim_settings",
  "site_settings",
  "fact_versions",
  "page_text_versions",
  "showcase_rows",
  "points_grids",
  "points_rounds",
  "message_templates",
  "firm_holidays",
  "staff",
  "testimonials",
];

/** On one node: they hold what no customer owns alone, or are counted as a whole. Each with its reason. */
export const singleNodeTables: Record<string, string> = {
  receipt_counters: "one number follows another within a year",
  busy_times: "nobody is booked twice, whichever customer asks",
  working_hours: "read with busy_times",
  staff_holidays: "read with busy_times",
  staff_invitations: "of people who have no account yet",
  saved_views: "of staff alone",
  research_groups: "several customers share one",
  research_group_members: "several customers share one",
  research_group_messages: "several customers share one",
  research_group_log: "several customers share one",
  enquiries: "most are of visitors without an account",
  enquiry_replies: "follow their enquiry",
  verifications: "found by email, before anybody is signed in",
  rate_limits: "counted by network address or account name",
  audit_log: "one log, read by time",
  webhook_events: "of a gateway, before it is known whose they are",
  gateway_payouts: "of a gateway",
  lost_disputes: "of a gateway",
  book_checks: "of the whole shop",
  proven_backups: "of the whole shop",
  sales_days: "sums over all customers",
  wallet_days: "sums over all customers",
  late_days: "empty but while somebody commits",
  report_days: "sums over all customers",
  page_views: "counts without a customer",
  page_text_drafts: "of staff alone",
  mailbox_messages: "of the demo alone",
};

/**
 * What a hot path asks of a spread table without naming the customer: by a column that is given, joined to another table,
 * or, where neither can be read from the statement, as a whole.
 */
export type Unnamed = { table: string; asked: { by: string } | Way | "as a whole"; why: string };

const ofOneOrder =
  "the request has read the order with its customer: the column is added when the table is spread";
const ofOneItem =
  "the request has read the item with its customer: the column is added when the table is spread";
const inJobs = "a job knows the order alone: its payload then names the customer, too";

export const unnamed: readonly Unnamed[] = [
  {
    table: "sign_in_sessions",
    asked: { by: "token" },
    why: "finds out who asks: the cookie then names the shard, too",
  },
  { table: "payments", asked: { by: "gateway_order_id" }, why: "a gateway does not know our customers" },
  {
    table: "users",
    asked: { column: "id", to: "order_items", by: "assigned_to" },
    why: "the names of counsellors: copied everywhere with staff",
  },
  { table: "orders", asked: { by: "id" }, why: inJobs },
  {
    table: "captures",
    asked: { by: "payment_id" },
    why: "follows its payment, which was read with its customer",
  },
  ...["order_items", "receipts", "payments"].map((table) => ({
    table,
    asked: { by: "order_id" },
    why: ofOneOrder,
  })),
  ...[
    "appointments",
    "cancellations",
    "case_evidence",
    "case_files",
    "case_intakes",
    "case_messages",
    "case_steps",
    "case_versions",
    "guarantee_claims",
    "order_item_changes",
  ].map((table) => ({ table, asked: { by: "item_id" }, why: ofOneItem })),
  {
    table: "files",
    asked: { column: "id", to: "case_files", by: "file_id" },
    why: "spread by the customer of the case, not by who sent it",
  },
  {
    table: "counselling_credit_uses",
    asked: { column: "counselling_item_id", to: "order_items", by: "id" },
    why: ofOneItem,
  },
  { table: "postings", asked: { by: "source" }, why: "an account's name holds its customer" },
  { table: "postings", asked: { by: "destination" }, why: "an account's name holds its customer" },
  {
    table: "postings",
    asked: "as a whole",
    why: "written with the transfer that names the customer, from one JSON",
  },
  { table: "transfers", asked: "as a whole", why: "joined to the postings of one account" },
];
