import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { system } from "#app/audit/record-audit-event.server.ts";

import { findRefundDue } from "#app/cases/cancelling/find-refund-due.server.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import { endRole } from "#app/desk/pages/end-role.server.ts";
import { findCustomerRecord } from "#app/accounts/desk/find-customer-record.server.ts";
import { findPerson } from "#app/desk/pages/find-person.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { reassignWork } from "#app/cases/reassign-work.server.ts";
import { sendSessionMail } from "#app/cases/sessions/send-session-mail.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { eraseItemNotes } from "#app/orders/items/erase-item-notes.server.ts";
import { db } from "#app/platform/db.server.ts";
import { customOf } from "#app/pricing/custom-service.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { bookOne, buySessions } from "#tests/desk/session-use-cases.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";

let owner: Member;

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});

test("what is booked with somebody and left there stays in sight, also once a command has ended their role", async () => {
  const [leaver, heir] = [await makeMember("counsellor"), await makeMember("counsellor")];
  const { itemId, user } = await buySessions(leaver.id);
  const { id } = await bookOne(leaver, itemId);
  const person = async (member: Member) =>
    valueOf(await findPerson(member, { userId: leaver.id, now: noon })).sessions;
  const given = { member: owner, userId: leaver.id, to: heir.id, holidayId: null, along: false, now: noon };
  expect(valueOf(await reassignWork(given)).items).toBe(1);
  expect(await person(leaver)).toMatchObject([{ id, itemId, assignedTo: heir.id }]);
  valueOf(await endRole({ actor: system, userId: leaver.id, now: noon }));
  expect(await person(owner)).toMatchObject([{ id, itemId, assignedTo: heir.id, state: "booked" }]);
  const about = { userId: user.id, movementsBefore: null, now: noon };
  const record = valueOf(await findCustomerRecord(owner, about));
  expect(record.sessions).toMatchObject([{ id, person: "Dora Desk" }]);
});

test("who has left the desk reads nothing more of a customer's session", async () => {
  const email = `left-${randomUUID().slice(0, 8)}@example.org`;
  const leaver = await makeMember("counsellor", { email });
  const { itemId } = await buySessions(leaver.id);
  const { id, sequence } = await bookOne(leaver, itemId);
  const mail = { about: "booked", sessionId: id, sequence, userId: leaver.id } as const;
  const mailed = () => db.$count(mailboxMessages, eq(mailboxMessages.recipient, email));
  await sendSessionMail(mail, noon);
  expect(await mailed()).toBe(1);
  valueOf(await endRole({ actor: system, userId: leaver.id, now: noon }));
  await sendSessionMail(mail, noon);
  expect(await mailed()).toBe(1);
});

test("a session that has begun is not due any more, also while nobody has said how it went", async () => {
  const counsellor = await makeMember("counsellor");
  const { itemId } = await buySessions(counsellor.id);
  const { id } = await bookOne(counsellor, itemId);
  const item = (await findItem(db, itemId))!;
  const dueAt = async (now: Date) => {
    const { toWallet, toGateway } = await findRefundDue(db, item, now);
    return toWallet + toGateway;
  };
  const whole = await dueAt(noon);
  const [{ startsAt } = { startsAt: noon }] = await db
    .select()
    .from(caseSessions)
    .where(eq(caseSessions.id, id));
  expect(await dueAt(new Date(startsAt.getTime() - 1))).toBe(whole);
  expect(await dueAt(startsAt)).toBe((whole * 4n) / 5n);
});

test("what was agreed of custom work goes with the account; its title and amount stay", async () => {
  const terms = { title: "Relocation plan", amount: "150000", currency: "INR" as const, days: 5 };
  const { user, itemId } = await buyServices([
    customOf({ ...terms, description: "For her and two children." }),
  ]);
  await db.transaction((tx) => eraseItemNotes(tx, user.id));
  const item = await findItem(db, itemId);
  expect(item?.configuration).toMatchObject({ custom: { ...terms, description: "" } });
});
