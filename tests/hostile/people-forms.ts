import type { Ground } from "#tests/hostile/hostile-form.ts";

const nothing = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";
const people = () => "/staff/people";
const person = () => "/staff/people/nobody-at-all";
const customerPage = ({ desk }: Ground) => `/staff/customers/${desk.customerId}`;
const requests = () => "/staff/wallet-requests";

export const peopleForms = [
  {
    name: "desk: approve a refund",
    path: requests,
    fields: () => ({ intent: "approve_refund", request: nothing }),
  },
  {
    name: "desk: decline a refund",
    path: requests,
    fields: () => ({ intent: "decline_refund", request: nothing, reason: "Too much for this" }),
    written: ["reason"],
  },
  {
    name: "desk: approve a bank transfer",
    path: requests,
    fields: () => ({ intent: "approve_transfer", transfer: nothing }),
  },
  {
    name: "desk: decline a bank transfer",
    path: requests,
    fields: () => ({ intent: "decline_transfer", transfer: nothing, reason: "It did not leave" }),
    written: ["reason"],
  },
  {
    name: "desk: invite",
    path: people,
    // No such role, so nothing is sent.
    fields: () => ({ intent: "invite", email: "nobody@example.org", role: "emperor" }),
    written: ["email"],
  },
  ...["send_again", "withdraw"].map((intent) => ({
    name: `desk: invitation ${intent}`,
    path: people,
    fields: () => ({ intent, about: nothing, sent_times: "1" }),
  })),
  {
    name: "desk: change a role",
    path: people,
    fields: () => ({ intent: "change", about: "nobody-at-all", from: "owner", role: "counsellor" }),
  },
  {
    name: "desk: end a role",
    path: people,
    fields: () => ({ intent: "end", about: "nobody-at-all", from: "owner", to: "" }),
  },
  {
    name: "desk: add a holiday",
    path: person,
    fields: () => ({ intent: "add_holiday", starts_on: "2099-03-01", ends_on: "2099-03-02" }),
  },
  {
    name: "desk: remove a holiday",
    path: person,
    fields: () => ({ intent: "remove_holiday", holiday: nothing }),
  },
  {
    name: "desk: add hours",
    path: person,
    fields: () => ({ intent: "add_hours", weekdays: "1-5", from: "09:00", until: "17:00" }),
  },
  {
    name: "desk: remove hours",
    path: person,
    fields: () => ({ intent: "remove_hours", hours: nothing }),
  },
  {
    name: "desk: add a holiday of the firm",
    path: () => "/staff/holidays",
    // Past, so nothing is kept.
    fields: () => ({ intent: "add", day: "2020-01-01", name: "New Year" }),
    written: ["name"],
  },
  {
    name: "desk: remove a holiday of the firm",
    path: () => "/staff/holidays",
    fields: () => ({ intent: "remove", day: "2099-01-01" }),
  },
  {
    name: "desk: give work",
    path: person,
    fields: () => ({ intent: "reassign", part: "all", to: "nobody-at-all", along: "yes" }),
  },
  {
    name: "desk: change a wallet",
    path: customerPage,
    fields: () => ({
      intent: "adjust_wallet",
      // No such direction, so nothing changes.
      direction: "sideways",
      currency: "INR",
      amount: "5",
      reason: "Agreed on the phone.",
      request_key: nothing,
    }),
    written: ["amount", "reason"],
  },
  {
    name: "desk: approve a wallet request",
    path: requests,
    fields: () => ({ intent: "approve", adjustment: nothing }),
  },
  {
    name: "desk: decline a wallet request",
    path: requests,
    fields: () => ({ intent: "decline", adjustment: nothing, reason: "Too much for this." }),
    written: ["reason"],
  },
  {
    name: "accept an invitation",
    path: () => `/staff/invitation?for=${"x".repeat(43)}`,
    fields: () => ({ intent: "accept", for: "x".repeat(43) }),
  },
];
