import { randomUUID } from "node:crypto";

import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";

export const groundCoupon = "GROUND-10";

const terms = {
  percent: "10",
  cap_inr: "2,000",
  cap_usd: "30",
  ends_at: "2099-03-01T10:00",
  total_limit: "100",
  per_customer_limit: "2",
  services: "cover-letter",
};
/** More than any gateway holds, so nothing is recorded. */
const taken = {
  reference: "po_of_october",
  currency: "USD",
  amount: "9999999999",
  fee: "1.50",
  on: "2026-10-01",
};
const nobody = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";
const couponPage = () => `/staff/catalogue/coupons/${groundCoupon}`;
const rates = () => "/staff/catalogue/rates";

export const offerForms: Omit<HostileForm, "staff" | "slow">[] = [
  {
    name: "desk: create a coupon",
    path: () => "/staff/catalogue/coupons",
    fields: () => ({ intent: "create", code: "SPRING-10", starts_at: "2026-10-01T10:00", ...terms }),
    written: ["code"],
  },
  {
    name: "desk: change a coupon",
    path: couponPage,
    fields: () => ({ intent: "change", version: "1", ...terms }),
    written: [],
  },
  { name: "desk: end a coupon", path: couponPage, fields: () => ({ intent: "end" }), written: [] },
  ...["accept", "refuse"].map((intent) => ({
    name: `desk: ${intent} a rate`,
    path: rates,
    fields: () => ({ intent, rate: "999999999", seen: "0.88022588" }),
    written: [],
  })),
  { name: "desk: ask for rates", path: rates, fields: () => ({ intent: "ask" }), written: [] },
  {
    name: "desk: enter a rate",
    path: () => "/staff/catalogue/rates/EUR",
    fields: () => ({ intent: "enter", per_usd: "0.89", as_of: "2026-10-01", reason: "The source is late." }),
    written: ["reason"],
  },
  {
    name: "desk: record a payout",
    path: () => "/staff/books",
    fields: () => ({ intent: "payout", request_key: randomUUID(), account: "stripe", payment: "", ...taken }),
    written: ["reference"],
  },
  {
    name: "desk: record a lost dispute",
    path: () => "/staff/books",
    fields: () => ({
      intent: "dispute",
      request_key: randomUUID(),
      account: "",
      payment: "pi_of_nobody",
      ...taken,
    }),
    written: ["payment", "reference"],
  },
  {
    name: "desk: record a won dispute",
    path: () => "/staff/books",
    fields: () => ({ intent: "won", reference: "dp_of_nobody", on: "2026-10-01" }),
    written: ["reference"],
  },
  {
    name: "desk: remove one of all testimonials",
    path: () => "/staff/catalogue/testimonials",
    fields: ({ desk }: Ground) => ({
      intent: "remove_testimonial",
      user: desk.customerId,
      service: "cover-letter",
      seen: "never",
      reason: "It has to be done.",
    }),
    written: ["reason"],
  },
  ...(["publish", "feature"] as const).map((intent) => ({
    name: `desk: ${intent} a testimonial`,
    path: () => "/staff/catalogue/testimonials",
    fields: () => ({ intent, id: nobody, seen: "never", ...(intent === "feature" && { featured: "yes" }) }),
    written: [],
  })),
  {
    name: "desk: hide a testimonial",
    path: () => "/staff/catalogue/testimonials",
    fields: () => ({ intent: "hide", id: nobody, seen: "never", reason: "It has to be done." }),
    written: ["reason"],
  },
  {
    name: "desk: erase a testimonial",
    path: () => "/staff/catalogue/testimonials",
    fields: () => ({ intent: "erase", id: nobody, reason: "It has to be done." }),
    written: ["reason"],
  },
  {
    name: "desk: answer a testimonial",
    path: () => "/staff/catalogue/testimonials",
    fields: () => ({ intent: "answer", id: nobody, seen: "never", answer: "Thank you." }),
    written: ["answer"],
  },
  {
    name: "desk: enter a testimonial",
    path: () => "/staff/catalogue/testimonials",
    fields: () => ({
      intent: "enter",
      service: "cover-letter",
      details: "They read my letter twice.",
      shown_name: "Noor A.",
      stars: "5",
      // In the future, so nothing is entered.
      written_on: "2999-01-01",
      consent: "By e-mail.",
    }),
    written: ["details", "shown_name", "consent"],
  },
  {
    name: "desk: when testimonials show",
    path: () => "/staff/catalogue/testimonials",
    fields: () => ({ intent: "switch", key: "nothing", to: "on" }),
    written: [],
  },
  {
    name: "desk: close a group on its page",
    path: ({ desk }: Ground) => `/staff/catalogue/groups/${desk.groupId}`,
    fields: ({ desk }: Ground) => ({
      intent: "close_group",
      group: desk.groupId,
      reason: "It has to be done.",
    }),
    written: ["reason"],
  },
];
