import { deskAddresses } from "#tests/hostile/desk-addresses.ts";
import { choices } from "#tests/hostile/choices.ts";
import { textOf } from "#tests/hostile/text-of.ts";
import type { Ground } from "#tests/hostile/hostile-form.ts";

export type HostileAddress = {
  /** `*` marks where a text goes in the path. */
  path: string | ((ground: Ground) => string);
  query: string[];
  reader: "visitor" | "customer" | "both" | "staff";
};

const priced = [...choices, "currency", "coupon", "quote"];
const paying = ["pay", "wallet", "gateway", "problem", "was"];

export const hostileAddresses: readonly HostileAddress[] = [
  { path: "/service/", query: ["q", "need", "service", "currency"], reader: "both" },
  { path: "/service/compare/", query: ["service", "q", "need", "currency"], reader: "visitor" },
  { path: "/visas/", query: ["currency"], reader: "both" },
  { path: "/check/*/", query: [], reader: "both" },
  { path: "/check/o-1a/", query: [], reader: "visitor" },
  { path: "/check/express-entry/", query: ["counted"], reader: "visitor" },
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
  { path: "/account/reset-password", query: ["token", "next"], reader: "visitor" },
  { path: "/account/second-factor", query: ["next"], reader: "visitor" },
  { path: "/account/change-email", query: ["token"], reader: "both" },
  { path: "/account/security", query: ["done"], reader: "customer" },
  { path: "/account/security/email", query: ["sent"], reader: "customer" },
  { path: "/account/security/second-factor", query: ["off"], reader: "customer" },
  { path: "/account/security/recovery-codes", query: ["once"], reader: "customer" },
  {
    path: "/account/dashboard/",
    query: ["payment", "cancelled", "unclear", "cancel_chat", "chat_cancelled", "answered"],
    reader: "customer",
  },
  { path: "/account/orders/*", query: [], reader: "customer" },
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
  { path: "/admits_rejects/", query: ["country", "degree", "papers", "outcome", "page"], reader: "visitor" },
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
  {
    path: ({ caseItemId }) => `/account/services/${caseItemId}/evidence`,
    query: ["done", "entry"],
    reader: "customer",
  },
  { path: "/account/services/*/evidence/bundle", query: [], reader: "customer" },
  { path: "/account/self-checks", query: ["check", "result", "done"], reader: "customer" },
  { path: "/files/*", query: [], reader: "both" },
  { path: "/account/sessions/*/calendar.ics", query: [], reader: "customer" },
  { path: "/payment_link/custom-service/?serviceBuyLink=true", query: ["for"], reader: "visitor" },
  { path: "/staff/invitation", query: ["for"], reader: "both" },
  { path: "/", query: ["draft"], reader: "both" },
  { path: "/counsellors/*", query: [], reader: "visitor" },
  ...deskAddresses,
  { path: "/*", query: [], reader: "both" },
];
