import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import type { Member } from "#app/desk/find-staff.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { listNotifications } from "#app/notifications/list-notifications.server.ts";
import { markAllRead, markNoticeRead, openPage } from "#app/notifications/read-notices.server.ts";
import { type Notice, notify } from "#app/notifications/notify.server.ts";
import {
  eraseNotifications,
  eraseOldNotifications,
} from "#app/notifications/personal-notifications.server.ts";
import { findSettings, saveSettings, type Settings } from "#app/notifications/settings.server.ts";
import { notifications, notificationSettings } from "#app/notifications/tables.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { kindsTold, mailsTo, noticesOf } from "#tests/desk/notices.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";

let counsellor: Member, manager: Member, owner: Member;

beforeAll(async () => {
  await openShop();
  [counsellor, manager, owner] = [
    await makeMember("counsellor"),
    await makeMember("manager"),
    await makeMember("owner"),
  ];
});
beforeEach(async () => {
  await db.delete(notifications);
  await db.delete(notificationSettings);
  await db.delete(mailboxMessages);
});

const bookNotice = (change: Partial<Notice> = {}): Notice => ({
  kind: "books_differ",
  by: null,
  path: "/staff/books",
  key: randomUUID(),
  facts: { count: 2 },
  ...change,
});

const choose = async (member: Member, settings: Settings) =>
  valueOf(await saveSettings({ member, userId: member.id, settings, now: noon }));

async function itemOf(holder: Member) {
  const { itemId } = await buyServices();
  await db.update(orderItems).set({ assignedTo: holder.id }).where(eq(orderItems.id, itemId));
  return itemId;
}

test("those with the right are told, once under one key, and never whoever did it", async () => {
  const notice = bookNotice({ by: owner.id });
  await Promise.all(Array.from({ length: 10 }, () => notify(db, [notice, notice], noon)));
  expect(await kindsTold(manager)).toEqual(["books_differ"]);
  expect([await kindsTold(owner), await kindsTold(counsellor)]).toEqual([[], []]);
  await runJobs();
  const mails = await mailsTo(manager);
  expect(await mailsTo(owner)).toEqual([]);
  expect(mails.map(({ subject }) => subject)).toEqual(["Findings in the books"]);
  expect(mails[0]?.body).toContain("The nightly check of the books has found 2 things.");
  expect(mails[0]?.body).toContain("/staff/books");
});

test("what is rolled back was told to nobody", async () => {
  await db
    .transaction(async (tx) => {
      await notify(tx, [bookNotice()], noon);
      throw new Error("not after all");
    })
    .catch(() => {});
  await runJobs();
  expect(await kindsTold(manager)).toEqual([]);
  expect(await mailsTo(manager)).toEqual([]);
});

test("each is told as they chose, and what is off is told neither at the desk nor by mail", async () => {
  await choose(manager, { books_differ: "off" });
  await choose(owner, { books_differ: "desk" });
  await notify(db, [bookNotice()], noon);
  await runJobs();
  expect([await kindsTold(manager), await kindsTold(owner)]).toEqual([[], ["books_differ"]]);
  expect([await mailsTo(manager), await mailsTo(owner)]).toEqual([[], []]);
  await choose(owner, { books_differ: "mail" });
  expect(await db.$count(notificationSettings, eq(notificationSettings.userId, owner.id))).toBe(0);
  expect((await findSettings(db, owner)).books_differ).toBe("mail");
  const events = (await auditEventsOn(owner.id)).filter(({ event }) => event === "notifications_chosen");
  expect(events.map(({ before, after }) => [before, after])).toEqual([
    [{ books_differ: "mail" }, { books_differ: "desk" }],
    [{ books_differ: "desk" }, { books_differ: "mail" }],
  ]);
});

test("who has left the desk, or lost the right or the work, gets no mail that was still to go out", async () => {
  const [leaver, demoted] = [await makeMember("manager"), await makeMember("manager")];
  const itemId = await itemOf(counsellor);
  await notify(db, [bookNotice()], noon);
  const about = { itemId, holder: counsellor.id, by: null, key: "form" };
  await notify(db, [{ kind: "form_arrived", ...about }], noon);
  await db.update(staff).set({ endedAt: noon }).where(eq(staff.userId, leaver.id));
  await db.update(staff).set({ role: "counsellor" }).where(eq(staff.userId, demoted.id));
  await db.update(orderItems).set({ assignedTo: null }).where(eq(orderItems.id, itemId));
  await runJobs();
  for (const nobody of [leaver, demoted, counsellor]) expect(await mailsTo(nobody)).toEqual([]);
  for (const still of [manager, owner]) expect(await mailsTo(still)).toHaveLength(1);
  await db.update(staff).set({ endedAt: noon }).where(eq(staff.userId, demoted.id));
});

test("who has read it at the desk gets no mail of it", async () => {
  await notify(db, [bookNotice()], noon);
  await openPage(db, manager.id, { path: "/staff/books", now: noon });
  await runJobs();
  expect(await mailsTo(manager)).toEqual([]);
  expect(await mailsTo(owner)).toHaveLength(1);
});

test("messages about one case are one line while it is unread, and mailed again after ten minutes", async () => {
  const itemId = await itemOf(counsellor);
  const write = (minutes: number) =>
    notify(
      db,
      [{ kind: "message", itemId, holder: counsellor.id, by: null, key: randomUUID() }],
      minutesLater(minutes),
    );
  const mails = async () => {
    await runJobs();
    return (await mailsTo(counsellor)).length;
  };
  await write(0);
  expect(await mails()).toBe(1);
  await write(9);
  expect(await mails()).toBe(1);
  await write(10);
  expect(await mails()).toBe(2);
  expect(await noticesOf(counsellor)).toMatchObject([{ createdAt: minutesLater(10) }]);
  await openPage(db, counsellor.id, { path: `/staff/work/${itemId}`, now: minutesLater(11) });
  await write(12);
  expect(await kindsTold(counsellor)).toEqual(["message", "message"]);
  expect(await mails()).toBe(3);
});

test("a page that is opened, a line and all lines are marked as read: one’s own, and not what came since", async () => {
  const [one, other] = [await itemOf(counsellor), await itemOf(counsellor)];
  const due = (itemId: typeof one, minutes: number) =>
    notify(
      db,
      [{ kind: "accepted", itemId, holder: counsellor.id, by: null, key: `${itemId} ${minutes}` }],
      minutesLater(minutes),
    );
  await due(one, 0);
  await due(other, 1);
  await due(other, 2);
  const open = (member: Member, path: string) => openPage(db, member.id, { path, now: noon });
  expect(await open(manager, `/staff/work/${one}`)).toBe(0);
  expect(await open(counsellor, "/staff/")).toBe(3);
  expect(await open(counsellor, `/staff/work/${one}/`)).toBe(2);
  const [newest] = (await listNotifications(counsellor.id, null)).notices;
  expect(newest?.sentence).toMatch(/^The customer has accepted .+, order LF-\d+\.$/);
  await markNoticeRead(manager.id, newest!.notification.id, noon);
  expect(await open(counsellor, "/staff/")).toBe(2);
  await markNoticeRead(counsellor.id, newest!.notification.id, noon);
  expect(await open(counsellor, "/staff/")).toBe(1);
  await due(one, 5);
  await markAllRead(counsellor.id, { upTo: minutesLater(4), now: noon });
  expect(await open(counsellor, "/staff/")).toBe(1);
});

test("what was told goes after ninety days, and with the account of whoever was told", async () => {
  await notify(db, [bookNotice()], noon);
  await notify(db, [bookNotice()], minutesLater(24 * 60));
  await eraseOldNotifications(minutesLater(90 * 24 * 60 + 1));
  expect(await kindsTold(manager)).toHaveLength(1);
  await choose(manager, { books_differ: "digest" });
  await db.transaction((tx) => eraseNotifications(tx, manager.id));
  expect(await kindsTold(manager)).toEqual([]);
  expect(await db.$count(notificationSettings, eq(notificationSettings.userId, manager.id))).toBe(0);
  expect(await kindsTold(owner)).toHaveLength(1);
});
