import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { users } from "#app/accounts/tables.server.ts";
import { groupPath } from "#app/content/research-group-card.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { closeGroup, closeGroupAsStaff, openGroup } from "#app/research-groups/close-group.server.ts";
import { joinGroup } from "#app/research-groups/join-group.server.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import { reopenUnpaidPlaces } from "#app/research-groups/reopen-places.server.ts";
import { sendGroupMail, sendGroupMailJob } from "#app/research-groups/send-group-mail.server.ts";
import { makeBuyer, minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { makeGroup } from "#tests/research-groups/make-group.ts";

type Queued = { payload: { about: string; userId: UserId }; runAt: string };

beforeEach(async () => {
  await db.execute(sql`truncate research_groups, research_group_members, research_group_log cascade`);
  await db.delete(mailboxMessages);
  await db.execute(sql`delete from graphile_worker._private_jobs`);
});

async function queued(): Promise<Queued[]> {
  const { rows } = await db.execute<Queued>(
    sql`select payload, run_at as "runAt" from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = ${sendGroupMailJob.name} order by jobs.id`,
  );
  return rows;
}

async function sendAll(about: string): Promise<{ recipient: string; subject: string; body: string }[]> {
  for (const { payload } of await queued())
    if (payload.about === about) await sendGroupMail(sendGroupMailJob.parse(payload));
  return listMailbox(50);
}

test("when a group becomes full, each member is told until when and where to buy, and once more three days before", async () => {
  const { id, members } = await makeGroup(1);
  const jobs = await queued();
  expect(jobs.map(({ payload }) => payload.about).sort()).toEqual(["full", "full", "reminder", "reminder"]);
  const reminder = jobs.find(({ payload }) => payload.about === "reminder");
  expect(new Date(reminder!.runAt)).toEqual(new Date("2026-10-13T12:00:01Z"));
  const mails = await sendAll("full");
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(
    new Set(members.map(({ email }) => email)),
  );
  expect(mails[0]).toMatchObject({
    subject: "Your research group is full: Soil and water",
    body: expect.stringContaining("Please buy yours by 16 October 2026."),
  });
  expect(mails[0]?.body).toContain(groupPath({ title: "Soil and water", id }));
  await sendAll("reminder");
  expect(
    (await listMailbox(50)).filter(({ subject }) => subject.startsWith("Your share is due")),
  ).toHaveLength(2);
});

test("what is no longer true is not sent: a place is free again, a share is paid, the days count anew", async () => {
  const { id, members } = await makeGroup(1);
  const [asha, ben] = members;
  const first = await queued();
  await db.execute(
    sql`update research_group_members set paid_at = now() where group_id = ${id} and user_id = ${asha!.id}`,
  );
  valueOf(await leaveGroup({ groupId: id, userId: ben!.id, now: noon }));
  for (const { payload } of first) await sendGroupMail(sendGroupMailJob.parse(payload));
  expect(await listMailbox(50)).toEqual([]);
  valueOf(await joinGroup({ groupId: id, userId: ben!.id, role: "data", now: minutesLater(24 * 60) }));
  for (const { payload } of first) await sendGroupMail(sendGroupMailJob.parse(payload));
  expect(await listMailbox(50)).toEqual([]);
  expect((await sendAll("reminder")).map(({ recipient }) => recipient)).toEqual([ben!.email]);
});

test("who did not buy in time is told, and so are the others", async () => {
  const { id, members } = await makeGroup(1);
  const [asha, ben] = members;
  await db.execute(
    sql`update research_group_members set paid_at = now() where group_id = ${id} and user_id = ${asha!.id}`,
  );
  await reopenUnpaidPlaces(minutesLater(16 * 24 * 60));
  expect(await sendAll("taken_out")).toMatchObject([
    { recipient: ben!.email, body: expect.stringContaining("Nothing was charged.") },
  ]);
  await sendAll("place_reopened");
  expect((await listMailbox(1))[0]).toMatchObject({
    recipient: asha!.email,
    subject: "A place in your research group is free again: Soil and water",
    body: expect.stringContaining("Your share stays paid."),
  });
});

test("who has not paid is told, when a place is free again, that nobody has to buy until it is taken", async () => {
  const { id, members } = await makeGroup(1);
  valueOf(await leaveGroup({ groupId: id, userId: members[1]!.id, now: noon }));
  const [mail] = await sendAll("place_reopened");
  expect(mail).toMatchObject({ recipient: members[0]!.email });
  expect(mail?.body).toContain("Nobody has to buy a share");
  expect(mail?.body).not.toContain("stays paid");
});

test("when a group is closed its other members are told, unless it has been opened since", async () => {
  const { id, members } = await makeGroup(1);
  const [asha, ben] = members;
  valueOf(await closeGroup({ groupId: id, userId: asha!.id, now: noon }));
  expect(await sendAll("closed")).toMatchObject([
    {
      recipient: ben!.email,
      subject: "Your research group is closed: Soil and water",
      body: expect.stringContaining("its shares can no longer be bought"),
    },
  ]);
  valueOf(await openGroup({ groupId: id, userId: asha!.id, now: noon }));
  expect(await sendAll("closed")).toHaveLength(1);
});

test("when staff close a group, all its members are told, and who has paid is asked to write", async () => {
  const { id, members } = await makeGroup(1);
  const [asha, ben] = members;
  await db.execute(
    sql`update research_group_members set paid_at = now() where group_id = ${id} and user_id = ${ben!.id}`,
  );
  valueOf(await closeGroupAsStaff({ groupId: id, staffId: (await makeBuyer()).id, now: noon }));
  const mails = new Map((await sendAll("closed")).map(({ recipient, body }) => [recipient, body]));
  expect(mails.get(asha!.email)).toContain("You do not have to do anything.");
  expect(mails.get(ben!.email)).toContain("You have paid your share. Please write to us");
});

test("nothing is sent to who deleted their account", async () => {
  const { members } = await makeGroup(1);
  await db.execute(sql`update ${users} set deleted_at = now() where id = ${members[0]!.id}`);
  expect((await sendAll("full")).map(({ recipient }) => recipient)).toEqual([members[1]!.email]);
});

test("a group that was never full sends nothing", async () => {
  const { id, members } = await makeGroup(2, 2);
  valueOf(await leaveGroup({ groupId: id, userId: members[1]!.id, now: noon }));
  expect(await queued()).toEqual([]);
});
