import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { firmHolidays } from "#app/desk/tables.server.ts";
import type { EnquiryFields } from "#app/enquiries/read-enquiry.server.ts";
import { replyDay } from "#app/enquiries/reply-day.server.ts";
import { enquiries } from "#app/enquiries/tables.server.ts";
import { perHourMax, writeEnquiry } from "#app/enquiries/write-enquiry.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { db } from "#app/platform/db.server.ts";
import { minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { enquirySent, writeToUs } from "#tests/enquiries/write-to-us.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";

const write = (sent: EnquiryFields, now = noon) => writeEnquiry({ userId: null, sent, now });
const keptFrom = (email: string) => db.select().from(enquiries).where(eq(enquiries.email, email));
const mailsTo = async (email: string) => (await listMailbox()).filter(({ recipient }) => recipient === email);

test("a message gets a reference and a day, and its sender a mail that repeats nothing of it", async () => {
  const text = "Click here to win.\r\n\r\nWhich of the two visas fits a chemist?";
  const { email, ...kept } = await writeToUs({ order: "lf-1042", name: "  Win   a prize ", text });
  expect(kept).toMatchObject({
    reference: expect.stringMatching(/^LF-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    name: "Win a prize",
    orderNumber: 1042,
    state: "open",
    text: text.replaceAll("\r\n", "\n"),
    // The second of October 2026 is a Friday.
    replyBy: "2026-10-06",
    assignedTo: null,
    userId: null,
  });
  await runJobs();
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`We have your message: ${kept.reference}`);
  expect(mail?.body).toContain("We answer by Tuesday 6 October, to this address.");
  expect(mail?.body).not.toMatch(/win|prize|chemist/i);
});

test("the firm's holidays put the day off", async () => {
  await db.insert(firmHolidays).values({ day: "2026-11-25", name: "Founders’ day" });
  expect(await replyDay(db, new Date("2026-11-24T23:00:00Z"))).toBe("2026-11-27");
  await db.delete(firmHolidays);
  expect(await replyDay(db, new Date("2026-11-24T23:00:00Z"))).toBe("2026-11-26");
});

test("one form sent ten times at once is one message, and another one by its key is not taken for it", async () => {
  const sent = enquirySent();
  const written = await Promise.all(Array.from({ length: 10 }, () => write(sent)));
  expect(new Set(written.map((one) => valueOf(one).reference)).size).toBe(1);
  expect(await keptFrom(sent.email)).toHaveLength(1);
  await runJobs();
  expect(await mailsTo(sent.email)).toHaveLength(1);
  for (const other of [{ text: "Something else altogether." }, { email: "else@example.org" }]) {
    expect(await write({ ...sent, ...other })).toMatchObject({ refusal: { code: "already_sent" } });
  }
  const { id: userId } = await makeCustomer();
  expect(await writeEnquiry({ userId, sent, now: noon })).toMatchObject({
    refusal: { code: "already_sent" },
  });
});

test("of ten messages at once from one address three are taken, and more an hour later", async () => {
  const email = "busy@example.org";
  const ten = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      write(enquirySent({ email: at % 2 ? email : email.toUpperCase() })),
    ),
  );
  expect(ten.filter(({ ok }) => ok)).toHaveLength(perHourMax);
  expect(ten.find(({ ok }) => !ok)).toMatchObject({
    refusal: { code: "too_many", status: 429, details: { retry_after: 3_600 } },
  });
  expect(await write(enquirySent({ email }), minutesLater(59))).toMatchObject({ ok: false });
  valueOf(await write(enquirySent({ email }), minutesLater(60)));
});

test("a customer is one sender, whichever addresses they give", async () => {
  const { id: userId } = await makeCustomer();
  const ten = await Promise.all(
    Array.from({ length: 10 }, () => writeEnquiry({ userId, sent: enquirySent(), now: noon })),
  );
  expect(ten.filter(({ ok }) => ok)).toHaveLength(perHourMax);
  expect(ten.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "too_many" } });
});

test.each<[wrong: string, change: Partial<EnquiryFields>, errors: string[] | null]>([
  ["no name", { name: " \u200b " }, ["name"]],
  ["a long name", { name: "x".repeat(121) }, ["name"]],
  ["no address", { email: "" }, ["email"]],
  ["an address that is none", { email: "meera" }, ["email"]],
  ["two addresses", { email: "a@example.org, b@example.org" }, ["email"]],
  ["a line break in an address", { email: "a@example.org\nbcc: b@example.org" }, ["email"]],
  ["no kind", { kind: "" }, ["kind"]],
  ["a kind of its own", { kind: "spam" }, ["kind"]],
  ["an order that is none", { order: "my order" }, ["order"]],
  ["no text", { text: "\n\n" }, ["text"]],
  ["hardly a text", { text: "Hello?" }, ["text"]],
  ["a text too long", { text: "x".repeat(5_001) }, ["text"]],
  ["nothing at all", { name: "", email: "", kind: "", text: "" }, ["name", "email", "kind", "text"]],
  ["what only a program fills in", { website: "https://spam.example" }, null],
  ["no key", { send_key: "" }, null],
])("%s is refused, and nothing is kept or mailed", async (_wrong, change, errors) => {
  const before = await db.$count(enquiries);
  const refused = await write(enquirySent(change));
  expect(refused).toMatchObject({ ok: false, refusal: { status: expect.any(Number) } });
  if (refused.ok) return;
  if (errors) expect(Object.keys(refused.refusal.errors ?? {})).toEqual(errors);
  expect(await db.$count(enquiries)).toBe(before);
});

test("an order may be named by its figures alone", async () => {
  expect(await writeToUs({ order: "1042" })).toMatchObject({ orderNumber: 1042 });
});

test("references differ, and are not counted up", async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => writeToUs({ send_key: randomUUID() })));
  const references = all.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(20);
  expect(new Set(references.map((reference) => reference.slice(0, 7))).size).toBeGreaterThan(15);
});
