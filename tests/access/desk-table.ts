import { figureNames } from "#app/figures/figure.ts";
import type { Row } from "#tests/access/row.ts";
import { desk } from "#tests/access/rules.ts";

const coverLetter = { slug: "cover-letter" };

const lists: Record<string, Row> = Object.fromEntries(
  (
    [
      ["audit", "see_audit"],
      ["work", "see_queue"],
      ["bookings/all", "see_bookings"],
      ["links", "see_links"],
      ["catalogue/coupons", "see_coupons"],
      ["catalogue/testimonials", "see_testimonials"],
      ["enquiries", "see_enquiries"],
      ["customers", "see_customers"],
      ["orders", "see_customers"],
      ["payments", "ask_gateway"],
      ["receipts", "see_customers"],
      ["refunds", "refund"],
    ] as const
  ).map(([name, action]) => [`/staff/${name}.csv`, desk(action)]),
);

const figures: Record<string, Row> = Object.fromEntries(
  figureNames.map((name) => [`/staff/figures/${name}.csv`, desk("see_figures")]),
);

/** Who may read and who may send what at the desk. */
export const deskTable: Record<string, Row> = {
  "/staff/": desk(null, { write: "change_time_zone" }),
  "/staff/notifications": desk(null, { write: "choose_notifications" }),
  "/staff/notifications/settings": desk("choose_notifications", { write: "choose_notifications" }),
  "/staff/search": desk(null),
  "/staff/search.json": desk(null),
  "/staff/work": desk("see_queue", { write: "see_queue" }),
  "/staff/work/:itemId": desk("see_item", { record: "item", write: "see_item", asksWhose: true }),
  "/staff/work/:itemId/evidence": desk("see_item", { record: "item", write: "see_item", asksWhose: true }),
  "/staff/work/:itemId/evidence/bundle": desk("see_case_file", { record: "item" }),
  "/staff/files/:fileId": desk("see_case_file", { record: "file" }),
  "/staff/files/:fileId/content": desk("see_case_file", { record: "file" }),
  "/staff/sessions/:sessionId/calendar.ics": desk("see_calendar", { record: "session" }),
  "/staff/templates": desk("use_templates", { write: "edit_templates" }),
  "/staff/templates/:templateId": {
    ...desk("use_templates", { write: "edit_templates" }),
    params: { templateId: { of: "template" } },
  },
  "/staff/cancellations": desk("answer_cancellation"),
  "/staff/guarantee-claims": desk("decide_guarantee"),
  "/staff/bookings": desk("see_bookings", { write: "change_booking" }),
  "/staff/bookings/all": desk("see_bookings"),
  "/staff/enquiries": desk("see_enquiries"),
  "/staff/enquiries/:reference": desk("see_enquiries", { record: "letter", write: "answer_enquiry" }),
  "/staff/holidays": desk("see_bookings", { write: "change_firm_holidays" }),
  "/staff/calendar": desk("see_calendar"),
  "/staff/links": desk("see_links"),
  "/staff/links/new": desk("make_link", { write: "make_link" }),
  "/staff/links/:linkId": desk("see_links", { record: "link", write: "withdraw_link" }),
  "/staff/customers": desk("see_customers"),
  "/staff/customers/:userId": {
    ...desk("see_customers", { write: "see_customers" }),
    params: { userId: { of: "account" } },
  },
  "/staff/orders": desk("see_customers"),
  "/staff/orders/:orderId": {
    ...desk("see_customers", { write: "refund" }),
    params: { orderId: { of: "order" } },
  },
  "/staff/payments": desk("ask_gateway", { write: "ask_gateway" }),
  "/staff/receipts": desk("see_customers"),
  "/staff/refunds": desk("refund", { write: "refund" }),
  "/staff/views": desk("save_view", { write: "save_view" }),
  "/staff/people": desk("see_people", { write: "change_people" }),
  "/staff/people/:userId": desk("see_person", { record: "person", write: "see_person" }),
  "/staff/wallet-requests": desk("approve_adjustment", { write: "approve_adjustment" }),
  "/staff/catalogue": desk("see_catalogue"),
  "/staff/catalogue/services": desk("see_catalogue", { write: "change_sale" }),
  "/staff/catalogue/services/new": desk("make_service", { write: "make_service" }),
  "/staff/catalogue/services/:slug": {
    ...desk("see_catalogue", { write: "edit_service" }),
    params: coverLetter,
  },
  "/staff/catalogue/services/:slug/work": {
    ...desk("see_catalogue", { write: "change_sale" }),
    params: coverLetter,
  },
  "/staff/catalogue/prices": desk("see_catalogue"),
  "/staff/catalogue/prices/:slug/:choice": {
    ...desk("see_catalogue", { write: "change_price" }),
    params: { ...coverLetter, choice: "unit" },
  },
  "/staff/catalogue/advisers": desk("see_catalogue", { write: "edit_advisers" }),
  "/staff/catalogue/claims": desk("see_catalogue", { write: "edit_claims" }),
  "/staff/catalogue/claims/:claim": {
    ...desk("see_catalogue", { write: "edit_claims" }),
    params: { claim: "full-funding" },
  },
  "/staff/catalogue/facts": desk("see_catalogue", { write: "edit_claims" }),
  "/staff/catalogue/facts/:fact": {
    ...desk("see_catalogue", { write: "edit_facts" }),
    params: { fact: "claim.full-funding" },
  },
  "/staff/catalogue/texts": desk("see_catalogue"),
  "/staff/catalogue/texts/:section": {
    ...desk("see_catalogue", { write: "edit_page_texts" }),
    params: { section: "home.visas" },
  },
  "/staff/catalogue/showcase/:kind": {
    ...desk("see_catalogue", { write: "edit_showcase" }),
    params: { kind: "admits" },
  },
  "/staff/catalogue/showcase/:kind/:id": {
    ...desk("see_catalogue", { write: "edit_showcase", shown: "unknown" }),
    params: { kind: "admits", id: "no-such-row" },
  },
  "/staff/catalogue/coupons": desk("see_coupons", { write: "change_coupon" }),
  "/staff/catalogue/coupons/:code": {
    ...desk("see_coupons", { write: "change_coupon" }),
    params: { code: "WELCOME10" },
  },
  "/staff/catalogue/rates": desk("see_rates", { write: "accept_rate" }),
  "/staff/catalogue/rates/:currency": {
    ...desk("see_rates", { write: "enter_rate" }),
    params: { currency: "EUR" },
  },
  "/staff/catalogue/points": desk("see_catalogue", { write: "edit_points" }),
  "/staff/catalogue/points/:version": {
    ...desk("see_catalogue", { write: "edit_points" }),
    params: { version: "opportunity-card-2026" },
  },
  "/staff/catalogue/testimonials": desk("see_testimonials", { write: "see_testimonials" }),
  "/staff/catalogue/groups": desk("see_groups"),
  "/staff/catalogue/groups/:groupId": {
    ...desk("see_groups", { write: "close_group" }),
    params: { groupId: { of: "group" } },
  },
  "/staff/figures/:part?": desk("see_figures"),
  "/staff/books": desk("see_books", { write: "keep_books" }),
  "/staff/status": desk("see_status"),
  "/staff/launch": desk("see_launch", { write: "record_backup" }),
  "/staff/audit": desk("see_audit"),
  ...lists,
  ...figures,
};
