import { expect, test } from "vitest";

import type { ShownBooking } from "#app/dashboard/booking-view.ts";
import type { MyGroup } from "#app/dashboard/group-view.ts";
import type { ShownItem, ShownOrder } from "#app/dashboard/order-view.ts";
import { toDoList } from "#app/dashboard/to-do.ts";

const now = new Date("2026-10-02T20:00:00Z");
/** There it is the third already. */
const at = { timeZone: "Asia/Kolkata", now };

const item = {
  id: "one",
  heading: "Cover letter drafting",
  state: "in_progress",
  dueOn: "2026-10-08",
  answerBy: null,
  askedToCancel: false,
  delivery: "3 to 4 working days",
  session: null,
  hasDraft: false,
  unread: 0,
  evidenceAsked: 0,
} as unknown as ShownItem;
const waits = { state: "received", dueOn: null } as const;
const order = {
  state: "paid",
  openPaymentId: null,
  currency: "INR",
  paid: 199_900n,
} as unknown as ShownOrder;
const page = "/account/services/one";

const listOf = (items: ShownItem[], change: Partial<ShownOrder> = {}) =>
  toDoList({ orders: [{ ...order, ...change, items }], groups: [], bookings: [] }, at);

test.each<[string, Partial<ShownItem>, { text: string; action: string; href: string } | null]>([
  ["nothing waits while we work", {}, null],
  [
    "the form waits",
    waits,
    {
      text: "We start once you send your details. It then takes 3 to 4 working days.",
      action: "Fill in your details",
      href: `${page}#intake`,
    },
  ],
  [
    "a draft waits to be sent",
    { ...waits, hasDraft: true },
    {
      text: "Draft saved. We start once you send it.",
      action: "Fill in your details",
      href: `${page}#intake`,
    },
  ],
  [
    "evidence that is too weak waits for something better",
    { evidenceAsked: 2 },
    {
      text: "2 entries of your evidence list wait for you: your counsellor has asked for them.",
      action: "See the list",
      href: `${page}/evidence`,
    },
  ],
  ["nor while a cancellation is asked for", { evidenceAsked: 1, askedToCancel: true }, null],
  ["not while a cancellation is asked for", { ...waits, askedToCancel: true }, null],
  [
    "what was delivered waits for an answer",
    { state: "delivered" },
    {
      text: "Look at what we delivered. Then accept it, or ask for changes.",
      action: "Answer the draft",
      href: `${page}#deliverables`,
    },
  ],
  [
    "messages wait to be read",
    { unread: 2 },
    { text: "You have 2 new messages.", action: "Read and answer", href: `${page}#conversation` },
  ],
])("%s", (_sentence, change, expected) => {
  expect(listOf([{ ...item, ...change }])).toMatchObject(expected ? [expected] : []);
});

test.each([
  ["2026-10-02T18:00:00Z", null],
  ["2026-10-02T20:30:00Z", "Your session is today, then."],
  ["2026-10-04T10:00:00Z", "Your session is tomorrow, then."],
  ["2026-10-04T19:00:00Z", null],
])("a session at %s is named on its day and the day before, in the customer's zone", (starts, text) => {
  const shown = listOf([{ ...item, session: { at: starts, text: "then" } }]);
  expect(shown).toMatchObject(text === null ? [] : [{ text, href: `${page}#sessions` }]);
});

test("what cannot wait comes first: a payment, a session, a share", () => {
  const chat = {
    open: true,
    startsAt: "2026-10-04T10:00:00Z",
    when: "then",
    heading: "Housing search",
    number: "+91 1",
  };
  const share = { on: "16 October 2026", buyHref: "/service/share" };
  const group = { id: "wind", title: "Wind and waves", due: share, unread: 2 };
  const unpaid = { ...order, state: "pending", openPaymentId: "payment", items: [item, item] };
  const paid = {
    ...order,
    items: [
      { ...item, ...waits },
      { ...item, unread: 1, askedToCancel: true },
    ],
  };
  const known = {
    orders: [paid, unpaid] as unknown as ShownOrder[],
    groups: [group] as unknown as MyGroup[],
    bookings: [chat] as unknown as ShownBooking[],
  };
  expect(toDoList(known, at)).toMatchObject([
    {
      about: "Cover letter drafting and 1 more",
      text: "₹1,999.00 in all. We start once the payment is complete.",
      action: "Finish the payment",
      href: "/service/pay/payment",
    },
    {
      about: "Housing search",
      text: "Your free chat is tomorrow, then. We’ll write to you on WhatsApp at +91 1.",
    },
    { about: "Wind and waves", action: "Buy Your Share", href: "/service/share" },
    { action: "Fill in your details", askedToCancel: false },
    { text: "You have 1 new message.", askedToCancel: true },
    {
      about: "Wind and waves",
      text: "Your group has 2 new messages.",
      action: "Read the board",
      href: "/service/research_groups/Wind_and_waves/wind#board",
    },
  ]);
});

test("a share whose payment has begun is finished by its payment alone", () => {
  const due = { on: "16 October 2026", buyHref: null };
  const group = { title: "Wind", due, unread: 0 } as unknown as MyGroup;
  expect(toDoList({ orders: [], groups: [group], bookings: [] }, at)).toEqual([]);
});
