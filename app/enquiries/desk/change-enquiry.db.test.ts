import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import type { Member } from "#app/desk/find-staff.server.ts";
import { countAwaiting } from "#app/desk/pages/count-awaiting.server.ts";
import {
  answerEnquiry,
  assignEnquiry,
  closeEnquiry,
  reopenEnquiry,
} from "#app/enquiries/desk/change-enquiry.server.ts";
import { findEnquiryAtDesk, listEnquiriesAtDesk } from "#app/enquiries/desk/list-enquiries.server.ts";
import { findEnquiry } from "#app/enquiries/find-enquiry.server.ts";
import { listReplies } from "#app/enquiries/list-replies.server.ts";
import { eraseOldEnquiries } from "#app/enquiries/personal-enquiries.server.ts";
import { sendEnquiryMail } from "#app/enquiries/send-enquiry-mail.server.ts";
import type { Enquiry } from "#app/enquiries/tables.server.ts";
import { againPerHourMax, writeAgain } from "#app/enquiries/write-again.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { exportPersonalData } from "#app/personal-data/export-personal-data.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { makeBuyer, minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { writeToUs } from "#tests/enquiries/write-to-us.ts";
import { asId } from "#tests/setup/as-id.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";

let [marlo, oona, cleo] = [] as unknown as [Member, Member, Member];

beforeAll(async () => {
  await openShop();
  marlo = await makeMember("manager");
  oona = await makeMember("owner");
  cleo = await makeMember("counsellor");
});

type Change = Partial<Parameters<typeof answerEnquiry>[0]>;

const answer = ({ reference, version }: Enquiry, change: Change = {}) =>
  answerEnquiry({
    member: marlo,
    reference,
    seen: String(version),
    text: "The first one, we think.",
    sendKey: randomUUID(),
    now: noon,
    ...change,
  });
const at = ({ reference, version }: Enquiry, member = marlo) => ({
  member,
  reference,
  seen: String(version),
  now: noon,
});
const mailsAbout = async ({ reference }: Enquiry, start: string) =>
  (await listMailbox()).filter(({ subject }) => subject.startsWith(start) && subject.includes(reference));

test("an answer goes out by mail once, however often it is pressed and its job runs, and is kept", async () => {
  const enquiry = await writeToUs({ text: "First line of it.\nSecond line." });
  const sendKey = randomUUID();
  const pressed = await Promise.all(Array.from({ length: 8 }, () => answer(enquiry, { sendKey })));
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(8);
  await runJobs();
  const replies = await listReplies(db, enquiry.reference);
  expect(replies).toMatchObject([{ fromDesk: true, authorId: marlo.id, mailedAt: expect.any(Date) }]);
  await sendEnquiryMail({ reference: enquiry.reference, replyId: replies[0]!.id }, noon);
  const [mail, ...others] = await mailsAbout(enquiry, "Our answer");
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe(enquiry.email);
  expect(mail?.body).toContain("Hello Meera Example,\n\nThe first one, we think.");
  expect(mail?.body).toContain("> First line of it.\n> Second line.");
  expect(await findEnquiry(db, enquiry.reference)).toMatchObject({ state: "answered", assignedTo: marlo.id });
  const events = await auditEventsOn(enquiry.reference);
  expect(events).toMatchObject([
    {
      event: "enquiry_answered",
      actorId: marlo.id,
      before: { state: "open", assigned_to: null },
      after: { state: "answered", assigned_to: marlo.id },
    },
  ]);
  expect(JSON.stringify(events)).not.toContain("The first one");
});

test("of two who answer at once one does, and the other reads that somebody was first", async () => {
  const enquiry = await writeToUs();
  const both = await Promise.all([
    answer(enquiry, { text: "Marlo's answer." }),
    answer(enquiry, { member: oona, text: "Oona's answer." }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({
    refusal: { code: "changed_meanwhile", message: expect.stringContaining("was not sent") },
  });
  await runJobs();
  expect(await mailsAbout(enquiry, "Our answer")).toHaveLength(1);
  expect(await auditEventsOn(enquiry.reference)).toHaveLength(1);
});

test("it is assigned, closed and opened again, each once and written down; what is refused is not", async () => {
  const enquiry = await writeToUs();
  const assigned = valueOf(await assignEnquiry({ ...at(enquiry), to: cleo.id }));
  expect(valueOf(await assignEnquiry({ ...at(enquiry), to: cleo.id })).version).toBe(assigned.version);
  expect(await assignEnquiry({ ...at(assigned), to: asId(UserId, "nobody") })).toMatchObject({
    refusal: { code: "unknown_person" },
  });
  expect(await closeEnquiry(at(enquiry))).toMatchObject({ refusal: { code: "changed_meanwhile" } });
  const closed = valueOf(await closeEnquiry(at(assigned, cleo)));
  const opened = valueOf(await reopenEnquiry(at(closed, cleo)));
  expect(opened).toMatchObject({ state: "open", assignedTo: cleo.id });
  expect(await answer(opened, { text: " \n " })).toMatchObject({ refusal: { field: "text" } });
  expect(await answer(opened, { sendKey: "no key" })).toMatchObject({ ok: false });
  for (const reference of ["nonsense", "LF-2222-2222", "a\0"]) {
    expect(await closeEnquiry({ ...at(opened), reference })).toMatchObject({ refusal: { status: 404 } });
  }
  expect((await auditEventsOn(enquiry.reference)).map(({ event }) => event)).toEqual([
    "enquiry_assigned",
    "enquiry_closed",
    "enquiry_reopened",
  ]);
});

test("a counsellor sees and answers what is theirs, and counts it on the desk's first page", async () => {
  const [theirs, other] = [await writeToUs(), await writeToUs()];
  valueOf(await assignEnquiry({ ...at(theirs), to: cleo.id }));
  const before = (await countAwaiting(cleo, noon)).enquiries ?? 0;
  const shown = valueOf(await listEnquiriesAtDesk(cleo, { state: "open", q: "", after: null }));
  const references = shown.list.map(({ reference }) => reference);
  expect(references).toContain(theirs.reference);
  expect(references).not.toContain(other.reference);
  const search = { state: "open", q: other.reference.toLowerCase(), after: null } as const;
  expect(valueOf(await listEnquiriesAtDesk(cleo, search)).list).toEqual([]);
  expect(valueOf(await listEnquiriesAtDesk(marlo, search)).list).toHaveLength(1);
  expect(valueOf(await listEnquiriesAtDesk(marlo, { ...search, q: theirs.email })).list).toMatchObject([
    { reference: theirs.reference },
  ]);
  const user = await makeBuyer();
  const own = await writeToUs({}, { userId: user.id });
  expect(valueOf(await listEnquiriesAtDesk(marlo, { ...search, q: user.email })).list).toMatchObject([
    { reference: own.reference },
  ]);
  expect(await findEnquiryAtDesk(cleo, other.reference)).toMatchObject({ refusal: { code: "not_allowed" } });
  expect(await answer(other, { member: cleo })).toMatchObject({ refusal: { code: "not_allowed" } });
  valueOf(await answer({ ...theirs, version: 2 }, { member: cleo }));
  expect((await countAwaiting(cleo, noon)).enquiries).toBe(before - 1);
});

test("a list goes on, none twice and none left out, open ones by the day of their answer", async () => {
  const email = `many-${randomUUID().slice(0, 8)}@example.org`;
  for (let hour = 0; hour < 53; hour += 1) await writeToUs({ email }, { now: minutesLater(hour * 61) });
  const search = (after: string | null) =>
    listEnquiriesAtDesk(marlo, { state: "open", q: email, after }).then(valueOf);
  const first = await search(null);
  const second = await search(first.next);
  expect([first.list.length, second.list.length, second.next]).toEqual([50, 3, null]);
  expect(new Set([...first.list, ...second.list].map(({ reference }) => reference)).size).toBe(53);
  const { list } = valueOf(await listEnquiriesAtDesk(marlo, { state: "open", q: "", after: null }));
  const days = list.map(({ replyBy }) => replyBy);
  expect(days).toEqual(days.toSorted());
});

test("a customer writes again from the account: it is open again, by a new day, and up to ten an hour", async () => {
  const user = await makeBuyer();
  const enquiry = await writeToUs({}, { userId: user.id });
  const again = (text: string, change = {}) =>
    writeAgain({
      userId: user.id,
      reference: enquiry.reference,
      text,
      sendKey: randomUUID(),
      now: minutesLater(7 * 24 * 60),
      ...change,
    });
  valueOf(await answer(enquiry));
  valueOf(await again("Thank you."));
  expect(await findEnquiry(db, enquiry.reference)).toMatchObject({ state: "open", replyBy: "2026-10-13" });
  expect(await again("Mine?", { userId: (await makeBuyer()).id })).toMatchObject({
    refusal: { code: "unknown_enquiry" },
  });
  expect(await again("")).toMatchObject({ refusal: { field: "text" } });
  const sendKey = randomUUID();
  const twice = await Promise.all([again("Twice.", { sendKey }), again("Twice.", { sendKey })]);
  expect(new Set(twice.map(valueOf)).size).toBe(1);
  for (let at = 2; at < againPerHourMax; at += 1) valueOf(await again(`Part ${at}`));
  expect(await again("One more.")).toMatchObject({ refusal: { code: "too_many", status: 429 } });
  expect(await listReplies(db, enquiry.reference)).toHaveLength(againPerHourMax + 1);
});

test("what somebody wrote signed out is kept for two years, a customer's with the account", async () => {
  const user = await makeBuyer();
  const [stranger, own] = [await writeToUs(), await writeToUs({}, { userId: user.id })];
  valueOf(await answer(stranger));
  const kept = async ({ reference }: Enquiry) => (await findEnquiry(db, reference))!.email !== "";
  await eraseOldEnquiries(minutesLater(729 * 24 * 60));
  expect([await kept(stranger), await kept(own)]).toEqual([true, true]);
  await eraseOldEnquiries(minutesLater(731 * 24 * 60));
  expect([await kept(stranger), await kept(own)]).toEqual([false, true]);
  expect(await listReplies(db, stranger.reference)).toMatchObject([{ text: "" }]);
  const gone = (await findEnquiry(db, stranger.reference))!;
  expect(await answer(gone, { seen: String(gone.version) })).toMatchObject({
    refusal: { code: "customer_gone" },
  });
});

test("what a customer wrote is in their file, and goes with their account; nobody answers then", async () => {
  const user = await makeBuyer();
  const enquiry = await writeToUs({ text: "Zerafina asks of the visa." }, { userId: user.id });
  const stranger = await writeToUs({ email: user.email, text: "Zerafina, signed out." });
  valueOf(await answer(enquiry, { text: "Dear Zerafina." }));
  const again = { userId: user.id, reference: enquiry.reference, text: "Zerafina.", sendKey: randomUUID() };
  valueOf(await writeAgain({ ...again, now: noon }));
  const exported = await exportPersonalData(user.id, noon);
  expect(exported.messages_to_us).toMatchObject([
    {
      reference: enquiry.reference,
      text: "Zerafina asks of the visa.",
      replies: [
        { by: "us", text: "Dear Zerafina." },
        { by: "you", text: "Zerafina." },
      ],
    },
  ]);
  const current = (await findEnquiry(db, enquiry.reference))!;
  valueOf(await eraseCustomer(user, noon));
  expect(await findEnquiry(db, enquiry.reference)).toMatchObject({ name: "", email: "", text: "" });
  expect(JSON.stringify(await listReplies(db, enquiry.reference))).not.toContain("Zerafina");
  expect(await answer(current)).toMatchObject({ refusal: { code: "customer_gone" } });
  expect(await writeAgain({ ...again, sendKey: randomUUID(), now: noon })).toMatchObject({
    refusal: { code: "account_deleted" },
  });
  await runJobs();
  expect(await mailsAbout(enquiry, "Our answer")).toEqual([]);
  expect(await findEnquiry(db, stranger.reference)).toMatchObject({ text: "Zerafina, signed out." });
});
