import { textOf } from "#tests/hostile/text-of.ts";
import type { Ground } from "#tests/hostile/hostile-form.ts";
import { groundCoupon } from "#tests/hostile/offer-forms.ts";

export type HostileAddress = {
  /** `*` marks where a text goes in the path. */
  path: string | ((ground: Ground) => string);
  query: string[];
  reader: "visitor" | "customer" | "both" | "staff";
};

const choices = textOf(`
  universities drafts letters sessions days words co_authors people dependents
  applications mba lightning visa_help mocks group_id
`);
const priced = [...choices, "currency", "coupon", "quote"];
const paying = ["pay", "wallet", "gateway", "problem", "was"];

export const hostileAddresses: readonly HostileAddress[] = [
  { path: "/service/", query: ["q", "need", "service", "currency"], reader: "both" },
  { path: "/service/compare/", query: ["service", "q", "need", "currency"], reader: "visitor" },
  { path: "/visas/", query: ["currency"], reader: "both" },
  { path: "/check/*/", query: [], reader: "both" },
  { path: "/check/o-1a/", query: [], reader: "visitor" },
  { path: "/check/express-entry/", query: [], reader: "visitor" },
  { path: "/service/premium/cover-letter/", query: [...priced, ...paying, "booked"], reader: "both" },
  { path: "/service/premium/research-paper/", query: [...priced, ...paying, "booked"], reader: "both" },
  { path: "/service/premium/*/", query: [], reader: "visitor" },
  { path: "/service/publish-testimonial/cover-letter/", query: ["published", "removed"], reader: "customer" },
  { path: "/service/publish-testimonial/*/", query: [], reader: "customer" },
  { path: "/service/cart", query: ["currency", "quote", ...paying], reader: "customer" },
  { path: "/service/research_groups/", query: ["show", "coAuthors", "page"], reader: "both" },
  { path: "/service/research_groups/create", query: ["coAuthors", "currency"], reader: "both" },
  {
    path: ({ groupPath }) => groupPath,
    query: ["done", "leave", "before", "board", "invite", "currency"],
    reader: "both",
  },
  { path: "/service/research_groups/*/*", query: [], reader: "both" },
  {
    path: "/payment_link/cover-letter/?serviceBuyLink=true",
    query: [...priced, ...paying, "later", "asked", "withdrawn"],
    reader: "both",
  },
  {
    path: "/payment_link/cover-letter/?serviceBuyLink=true",
    query: ["for", "payment", "open", "cancelled"],
    reader: "visitor",
  },
  {
    path: ({ linkSecret }) => `/payment_link/cover-letter/?serviceBuyLink=true&for=${linkSecret}`,
    query: ["payment", "open", "cancelled", "gateway"],
    reader: "visitor",
  },
  { path: "/payment_link/cover-letter/", query: ["serviceBuyLink"], reader: "visitor" },
  { path: "/payment_link/*/?serviceBuyLink=true", query: [], reader: "visitor" },
  { path: "/account/login/", query: ["next", "password_set", "ended", "late"], reader: "both" },
  { path: "/account/register", query: ["next"], reader: "both" },
  { path: "/account/forgotten-password", query: ["next", "sent"], reader: "visitor" },
  { path: "/account/reset-password", query: ["token"], reader: "visitor" },
  { path: "/account/second-factor", query: ["next"], reader: "visitor" },
  { path: "/account/change-email", query: ["token"], reader: "both" },
  { path: "/account/security", query: ["done"], reader: "customer" },
  { path: "/account/security/email", query: ["sent"], reader: "customer" },
  { path: "/account/security/second-factor", query: ["off"], reader: "customer" },
  { path: "/account/security/recovery-codes", query: ["once"], reader: "customer" },
  {
    path: "/account/dashboard/",
    query: ["payment", "order", "cancelled", "unclear", "cancel_chat", "chat_cancelled", "answered"],
    reader: "customer",
  },
  { path: "/account/receipts/*", query: [], reader: "customer" },
  { path: "/account/receipts/*/pdf", query: [], reader: "customer" },
  { path: "/service/free-chat/", query: ["service", "from"], reader: "customer" },
  { path: "/account/bookings/*", query: ["from", "done"], reader: "customer" },
  { path: "/account/bookings/*/calendar.ics", query: [], reader: "customer" },
  {
    path: "/service/wallet/",
    query: textOf(`
      before send_back part amount gateway to converted sent_back currency problem changed
      payment cancelled
    `),
    reader: "customer",
  },
  { path: "/service/pay/*", query: [], reader: "both" },
  { path: "/profile/*/", query: [], reader: "both" },
  { path: ({ username }) => `/profile/${username}/`, query: ["saved"], reader: "customer" },
  { path: "/contact", query: ["sent"], reader: "both" },
  { path: "/account/messages", query: ["after"], reader: "customer" },
  { path: ({ enquiry }) => `/account/messages/${enquiry}`, query: ["done"], reader: "customer" },
  { path: "/account/messages/*", query: [], reader: "customer" },
  { path: "/reviews/", query: ["page"], reader: "visitor" },
  { path: "/admits_rejects/", query: ["country", "degree", "papers"], reader: "visitor" },
  { path: "/guide", query: ["where", "what"], reader: "visitor" },
  { path: "/mailbox/*/*", query: [], reader: "visitor" },
  { path: "/avatars/*", query: [], reader: "visitor" },
  { path: "/social/*", query: [], reader: "visitor" },
  { path: "/payment/stripe/return", query: ["session_id", "payment"], reader: "visitor" },
  { path: "/payment/stripe/cancelled", query: ["payment"], reader: "visitor" },
  {
    path: "/payment/razorpay/return",
    query: ["razorpay_order_id", "razorpay_payment_id", "razorpay_signature"],
    reader: "visitor",
  },
  {
    path: "/payment/payfort/return",
    query: ["merchant_reference", "signature", "status"],
    reader: "visitor",
  },
  { path: "/staff/", query: ["done"], reader: "staff" },
  {
    path: "/staff/work",
    query: ["state", "service", "person", "overdue", "unread", "after"],
    reader: "staff",
  },
  {
    path: ({ desk }) => `/staff/work/${desk.itemId}`,
    query: ["done", "before", "notes_before"],
    reader: "staff",
  },
  {
    path: ({ caseItemId }) => `/account/services/${caseItemId}`,
    query: ["done", "before"],
    reader: "customer",
  },
  { path: "/account/services/*", query: [], reader: "customer" },
  {
    path: ({ caseItemId }) => `/account/services/${caseItemId}/session-time`,
    query: ["session", "kind", "from"],
    reader: "customer",
  },
  { path: "/files/*", query: [], reader: "both" },
  { path: "/staff/work/*", query: [], reader: "staff" },
  { path: "/staff/bookings?show=ended", query: ["after", "done"], reader: "staff" },
  { path: "/staff/bookings", query: ["show", "chat"], reader: "staff" },
  { path: "/staff/enquiries", query: ["show", "q", "after"], reader: "staff" },
  { path: ({ desk }) => `/staff/enquiries/${desk.enquiry}`, query: ["done"], reader: "staff" },
  { path: "/staff/enquiries/*", query: [], reader: "staff" },
  { path: "/staff/holidays", query: ["done"], reader: "staff" },
  { path: "/staff/calendar", query: ["week", "person", "day"], reader: "staff" },
  { path: "/staff/sessions/*/calendar.ics", query: [], reader: "staff" },
  { path: "/account/sessions/*/calendar.ics", query: [], reader: "customer" },
  { path: "/staff/links", query: ["state", "customer", "after"], reader: "staff" },
  { path: "/staff/links/new", query: ["customer", "service"], reader: "staff" },
  {
    path: ({ desk }) => `/staff/links/new?customer=${desk.customerId}&service=sop-drafting`,
    query: [...choices, "currency", "coupon", "valid_days", "mail"],
    reader: "staff",
  },
  { path: "/staff/links/*", query: ["done"], reader: "staff" },
  { path: "/payment_link/custom-service/?serviceBuyLink=true", query: ["for"], reader: "visitor" },
  { path: "/staff/customers", query: ["q", "after"], reader: "staff" },
  { path: ({ desk }) => `/staff/customers/${desk.customerId}`, query: ["before", "done"], reader: "staff" },
  { path: "/staff/customers/*", query: [], reader: "staff" },
  { path: ({ desk }) => `/staff/orders/${desk.orderId}`, query: ["refunded", "asked"], reader: "staff" },
  { path: "/staff/orders/*", query: [], reader: "staff" },
  {
    path: "/staff/payments",
    query: ["q", "refunds", "after", "asked", "done"],
    reader: "staff",
  },
  { path: "/staff/people", query: ["done"], reader: "staff" },
  { path: "/staff/people/*", query: ["done"], reader: "staff" },
  { path: "/staff/cancellations", query: ["after", "id"], reader: "staff" },
  { path: "/staff/wallet-requests", query: ["done"], reader: "staff" },
  { path: "/staff/invitation", query: ["for"], reader: "both" },
  { path: "/staff/catalogue/services/cover-letter", query: ["done"], reader: "staff" },
  { path: "/staff/catalogue/services/*", query: [], reader: "staff" },
  { path: "/staff/catalogue/prices/cover-letter/unit", query: ["done"], reader: "staff" },
  { path: "/staff/catalogue/prices/*/*", query: [], reader: "staff" },
  { path: "/staff/catalogue/advisers", query: ["done"], reader: "staff" },
  { path: "/staff/catalogue/claims", query: ["done"], reader: "staff" },
  { path: "/staff/catalogue/claims/*", query: [], reader: "staff" },
  { path: "/staff/catalogue/coupons", query: ["after"], reader: "staff" },
  { path: `/staff/catalogue/coupons/${groundCoupon}`, query: ["after", "done"], reader: "staff" },
  { path: "/staff/catalogue/coupons/*", query: [], reader: "staff" },
  { path: "/staff/catalogue/rates", query: ["done"], reader: "staff" },
  { path: "/staff/catalogue/rates/EUR", query: ["before", "done"], reader: "staff" },
  { path: "/staff/catalogue/rates/*", query: [], reader: "staff" },
  { path: "/staff/catalogue/testimonials", query: ["service", "after", "done"], reader: "staff" },
  { path: "/staff/catalogue/groups", query: ["show", "after"], reader: "staff" },
  {
    path: ({ desk }) => `/staff/catalogue/groups/${desk.groupId}`,
    query: ["before", "board", "done"],
    reader: "staff",
  },
  { path: "/staff/catalogue/groups/*", query: [], reader: "staff" },
  { path: "/staff/figures", query: ["days", "from", "to"], reader: "staff" },
  { path: "/staff/figures/*", query: [], reader: "staff" },
  { path: "/staff/figures/sales-by-day.csv", query: ["days", "from", "to"], reader: "staff" },
  { path: "/staff/books", query: ["done"], reader: "staff" },
  { path: "/staff/audit", query: ["event", "who", "to", "before"], reader: "staff" },
  { path: "/*", query: [], reader: "both" },
];
