/**
 * What happens to each table that names a user: its key in the customer's export, or why it is left out. A test
 * checks this against the database.
 */
type Fate = { exported: string } | { leftOut: string };

export const personalTables: Record<string, Fate> = {
  users: { exported: "account" },
  sign_in_sessions: { exported: "account" },
  credentials: { leftOut: "The password's hash: whoever had the file could guess at it." },
  two_factors: { leftOut: "A secret and recovery codes: whoever had the file could log in with them." },
  carts: { exported: "cart" },
  cart_items: { exported: "cart" },
  orders: { exported: "orders" },
  order_refunds: { exported: "orders" },
  order_item_changes: { exported: "orders" },
  coupon_uses: { exported: "coupons_used" },
  wallets: { exported: "wallet" },
  transfers: { exported: "wallet" },
  wallet_balances: { exported: "wallet" },
  wallet_holds: { exported: "wallet" },
  wallet_adjustments: { exported: "wallet" },
  payments: { exported: "payments" },
  payment_refunds: { exported: "payments" },
  payment_links: { exported: "payment_links" },
  bookings: { exported: "bookings" },
  booking_changes: { exported: "bookings" },
  sent_mails: { exported: "mails" },
  enquiries: { exported: "messages_to_us" },
  enquiry_replies: { exported: "messages_to_us" },
  testimonials: { exported: "testimonials" },
  files: { exported: "files" },
  case_steps: { exported: "intake_forms" },
  research_groups: { exported: "research_groups" },
  research_group_members: { exported: "research_groups" },
  research_group_log: { exported: "research_groups" },
  research_group_messages: { exported: "research_groups" },
  appointments: { exported: "cases" },
  cancellations: { exported: "cases" },
  guarantee_claims: { exported: "cases" },
  case_comments: { exported: "cases" },
  case_evidence: { exported: "cases" },
  case_files: { exported: "cases" },
  case_messages: { exported: "cases" },
  case_notes: { leftOut: "What the desk writes for itself alone. It goes with the account." },
  case_note_mentions: { leftOut: "Which colleague a private note names: a record of our work." },
  message_templates: { leftOut: "Who changed a template of the desk last: a record of our work." },
  case_drafts: {
    leftOut: "What a colleague reads before it is the customer’s. Delivered, it is one of their versions.",
  },
  case_versions: { exported: "cases" },
  kept_checks: { exported: "self_checks" },
  staff: {
    leftOut: "Who works at our desk, or did, and as what: a record of our work, not of a purchase.",
  },
  case_desk_reads: {
    leftOut: "How far each at our desk has read: a record of our work. It goes with the account.",
  },
  notifications: {
    leftOut: "What somebody who works at our desk was told: a record of our work. It goes with the account.",
  },
  notification_settings: {
    leftOut: "How somebody who works at our desk is told: a record of our work. It goes with the account.",
  },
  staff_invitations: {
    leftOut: "Whom we asked to work at our desk: a record of our work. It goes with the account.",
  },
  staff_holidays: {
    leftOut: "When somebody who works at our desk is away: a record of our work. It goes with the account.",
  },
  saved_views: {
    leftOut: "How somebody at our desk looks at its lists: a record of our work. It goes with the account.",
  },
  working_hours: {
    leftOut:
      "When somebody who works at our desk can be booked: a record of our work. It goes with the account.",
  },
};
