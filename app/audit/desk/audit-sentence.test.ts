import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { auditSentence, auditSentences, type EventToTell } from "#app/audit/desk/audit-sentence.ts";

const names: Record<string, string> = { "1": "Dana Demo", "2": "Ravi Example" };
const reader = { nameOf: (id: string) => names[id] ?? id, timeZone: "Asia/Kolkata" };

const about = (event: Partial<EventToTell>): EventToTell => ({
  event: "",
  actor: "Dana Demo",
  subject: "order LF-1042",
  before: null,
  after: null,
  currency: "INR",
  ...event,
});

const item = "Cover letter drafting of order LF-1042";

test.each<[string, Partial<EventToTell>]>([
  [
    "Dana Demo refunded ₹2,499.00 of order LF-1042 to the card.",
    { event: "order_refunded", after: { to_wallet: "0.00", to_gateway: "2499.00", premium: "0.00" } },
  ],
  [
    "Dana Demo refunded ₹500.00 to the wallet and ₹100.00 and ₹5.00 of premium to the card, of order LF-1042.",
    { event: "order_refunded", after: { to_wallet: "500.00", to_gateway: "100.00", premium: "5.00" } },
  ],
  [
    "Dana Demo moved Cover letter drafting of order LF-1042 from in progress to delivered.",
    { event: "item_moved", subject: item, before: { state: "in_progress" }, after: { state: "delivered" } },
  ],
  [
    "Dana Demo set the day that Cover letter drafting of order LF-1042 is due to 2026-10-09.",
    {
      event: "item_moved",
      subject: item,
      before: { state: "in_progress", due_on: "2026-10-05" },
      after: { state: "in_progress", due_on: "2026-10-09" },
    },
  ],
  [
    "Dana Demo gave Cover letter drafting of order LF-1042 to Ravi Example.",
    { event: "item_assigned", subject: item, after: { assigned_to: "2" } },
  ],
  [
    "Dana Demo booked a session of Mock interview of order LF-7 for 2 Oct 2026, 17:30.",
    {
      event: "session_booked",
      subject: "Mock interview of order LF-7",
      after: { starts_at: "2026-10-02T12:00:00Z" },
    },
  ],
  [
    "Dana Demo added ₹100.00 to the wallet of Asha Rao.",
    {
      event: "wallet_adjusted",
      subject: "Asha Rao",
      after: { direction: "credit", amount: "100.00", currency: "INR" },
    },
  ],
  [
    "Dana Demo changed the role of Ravi Example from Counsellor to Manager.",
    {
      event: "role_changed",
      subject: "Ravi Example",
      before: { role: "counsellor" },
      after: { role: "manager" },
    },
  ],
  ["Dana Demo signed in with a recovery code.", { event: "signed_in", after: { with: "a recovery code" } }],
  ["Dana Demo: Thing done (thing 7).", { event: "thing_done", subject: "thing 7" }],
  ["Dana Demo: Constructor (thing 7).", { event: "constructor", subject: "thing 7" }],
])("%s", (sentence, event) => {
  expect(auditSentence(about(event), reader)).toBe(sentence);
});

test("every deed can be told, also where its record is empty or makes no sense", () => {
  for (const event of Object.keys(auditSentences)) {
    for (const record of [null, {}, { state: 7, amount: "x", currency: "INR", starts_at: "soon" }]) {
      expect(auditSentence(about({ event, before: record, after: record }), reader)).toMatch(
        /^Dana Demo .+\.$/,
      );
    }
  }
});

test("every deed that the desk writes down has its sentence", () => {
  const written = globSync("app/**/*.server.ts")
    .map((path) => readFileSync(path, "utf8"))
    .filter((text) => text.includes("recordAuditEvent"))
    .flatMap((text) => Array.from(text.matchAll(/\bevent: (?:[^,\n]*\? )?"(\w+)"(?: : "(\w+)")?/g)))
    .flatMap(([, one, other]) => [one, other].filter((word) => word !== undefined));
  expect(written.length).toBeGreaterThan(60);
  expect(written.filter((word) => !Object.hasOwn(auditSentences, word))).toEqual([]);
});
