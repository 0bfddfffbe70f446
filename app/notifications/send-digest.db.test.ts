import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import type { Member } from "#app/desk/find-staff.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { openPage } from "#app/notifications/read-notices.server.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { queueDigests } from "#app/notifications/send-digest.server.ts";
import { notifications } from "#app/notifications/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { mailsTo } from "#tests/desk/notices.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";

let owner: Member;

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});
beforeEach(async () => {
  await db.delete(notifications);
  await db.delete(mailboxMessages);
});

const inZone = (timeZone: string) => db.update(staff).set({ timeZone }).where(eq(staff.userId, owner.id));

/** Of a kind that owners have in their digest. */
const tell = (at: string, currency = "EUR") =>
  notify(
    db,
    [
      {
        kind: "rate_waits",
        by: null,
        path: "/staff/catalogue/rates",
        key: randomUUID(),
        facts: { currency },
      },
    ],
    new Date(at),
  );

async function mailsAfter(at: string): Promise<string[]> {
  await queueDigests(new Date(at));
  await runJobs();
  return (await mailsTo(owner)).map(({ subject }) => subject);
}

test("a digest comes at eight in the morning of its reader’s zone, with what came before, once a day", async () => {
  await inZone("Asia/Kolkata");
  await tell("2026-10-01T10:00:00Z");
  await tell("2026-10-02T02:00:00Z", "GBP");
  expect(await mailsAfter("2026-10-02T02:29:00Z")).toEqual([]);
  expect(await mailsAfter("2026-10-02T02:30:00Z")).toEqual(["Your desk on 2 October 2026: 2 notices"]);
  const [mail] = await mailsTo(owner);
  expect(mail?.body).toContain("A rate of GBP waits to be accepted.");
  expect(mail?.body).toContain("/staff/catalogue/rates");
  await tell("2026-10-02T02:45:00Z");
  expect(await mailsAfter("2026-10-02T12:00:00Z")).toHaveLength(1);
  expect(await mailsAfter("2026-10-03T02:30:00Z")).toContain("Your desk on 3 October 2026: 1 notice");
  expect(await mailsAfter("2026-10-04T02:30:00Z")).toHaveLength(2);
});

test("servers whose timers go off at once send one", async () => {
  await inZone("UTC");
  await tell("2026-10-01T10:00:00Z");
  await tell("2026-10-01T11:00:00Z");
  await Promise.all(Array.from({ length: 10 }, () => queueDigests(new Date("2026-10-02T08:00:00Z"))));
  await runJobs();
  expect(await mailsTo(owner)).toHaveLength(1);
});

test("the clocks’ change moves it with its reader, and a new time zone makes no second one", async () => {
  await inZone("Europe/Berlin");
  await tell("2026-10-25T03:00:00Z");
  expect(await mailsAfter("2026-10-25T06:30:00Z")).toEqual([]);
  expect(await mailsAfter("2026-10-25T07:00:00Z")).toHaveLength(1);
  await inZone("America/New_York");
  await tell("2026-10-25T11:00:00Z");
  expect(await mailsAfter("2026-10-25T12:30:00Z")).toHaveLength(1);
  expect(await mailsAfter("2026-10-26T12:30:00Z")).toHaveLength(2);
});

test("a digest leaves out what was read, and does not come for nothing", async () => {
  await inZone("UTC");
  await tell("2026-10-01T10:00:00Z");
  const at = new Date("2026-10-02T08:00:00Z");
  await queueDigests(at);
  await openPage(db, owner.id, { path: "/staff/catalogue/rates", now: at });
  await runJobs();
  expect(await mailsTo(owner)).toEqual([]);
});
