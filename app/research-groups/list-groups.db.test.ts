import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, UserId } from "#app/platform/ids.ts";
import { closeGroup } from "#app/research-groups/close-group.server.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { exportGroups } from "#app/research-groups/export-groups.server.ts";
import { findGroup } from "#app/research-groups/find-group.server.ts";
import { eraseGroups } from "#app/research-groups/erase-groups.server.ts";
import { listGroups, newestOpenGroups } from "#app/research-groups/list-groups.server.ts";
import { countUnreadOnBoards } from "#app/research-groups/board/read-board.server.ts";
import { seedDemoGroups } from "#app/research-groups/seed.server.ts";
import { call, callForm } from "#tests/calls/call.ts";
import { makeBuyer, minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { description, makeGroup, placesIn } from "#tests/research-groups/make-group.ts";

const path = "/service/get_research_data/";

beforeEach(() =>
  db.execute(sql`truncate research_groups, research_group_members, research_group_log cascade`),
);

const open = { state: "open", page: 1 } as const;
const all = { state: "all", page: 1 } as const;

test("where there is no group there is one page, and it is empty", async () => {
  const none = { groups: [], page: 1, pages: 1, total: 0 };
  expect(await listGroups({ ...all, viewerId: null })).toEqual(none);
  expect(await listGroups({ ...open, viewerId: newId(UserId), page: 7 })).toEqual(none);
  expect(await newestOpenGroups(null)).toEqual([]);
  expect((await call(path, {})).body).toEqual({ success: true, all_groups: [] });
});

test("a visitor reads initials, a customer names, and each of theirs is marked as theirs", async () => {
  const { id, members } = await makeGroup(2, 2);
  const [asha] = members;
  const forVisitor = await listGroups({ ...open, viewerId: null });
  const forAsha = await listGroups({ ...open, viewerId: asha!.id });
  const initials = { firstName: "A", lastName: "R" };
  expect(forVisitor.groups).toMatchObject([{ id, mine: false, availableMembers: [initials, initials] }]);
  expect(forAsha.groups).toMatchObject([
    { id, mine: true, state: "open", availableMembers: [{ firstName: "Asha", lastName: "Rao" }, {}] },
  ]);
  expect(await newestOpenGroups(null)).toMatchObject([
    { id, mine: false, availableMembers: [initials, initials] },
  ]);
  expect(await newestOpenGroups(asha!.id)).toMatchObject([{ id, mine: true }]);
  expect(JSON.stringify(await findGroup(id, null, { now: noon }))).not.toMatch(/Asha|Rao|customer-/);
  expect(forVisitor.groups[0]?.path).toMatch(/^\/pictures\/[a-z-]+\.svg$/);
});

test("those that can be joined stand first, then full ones, each newest first; closed ones only among one's own", async () => {
  const older = await makeGroup(2, 1, noon);
  const newer = await makeGroup(2, 1, minutesLater(10));
  const full = await makeGroup(1, 2, minutesLater(20));
  const closed = await makeGroup(3, 1, minutesLater(30));
  const closer = closed.members[0]!.id;
  valueOf(await closeGroup({ groupId: closed.id, userId: closer, now: minutesLater(40) }));
  const idsOf = async (wanted: object) =>
    (await listGroups({ ...all, viewerId: null, ...wanted })).groups.map(({ id }) => id);
  expect(await idsOf({})).toEqual([newer.id, older.id, full.id]);
  expect(await idsOf({ state: "open" })).toEqual([newer.id, older.id]);
  expect(await idsOf({ coAuthors: 1 })).toEqual([full.id]);
  expect(await idsOf({ coAuthors: 5 })).toEqual([]);
  expect(await idsOf({ state: "mine", viewerId: closer })).toEqual([closed.id]);
  expect(await idsOf({ state: "mine" })).toEqual([]);
  expect((await newestOpenGroups(null)).map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect((await newestOpenGroups(null, 1)).map(({ id }) => id)).toEqual([newer.id]);
});

test("thirty groups are three pages of the call, each group once, and after them nothing", async () => {
  for (let index = 0; index < 30; index += 1) await makeGroup(2, 1, minutesLater(index));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => call(path, { page, type: "all_groups" })));
  const ids = pages.map(({ body }) => (body["all_groups"] as { id: string }[]).map(({ id }) => id));
  expect(ids.map(({ length }) => length)).toEqual([12, 12, 6, 0]);
  expect(new Set(ids.flat()).size).toBe(30);
  expect(await listGroups({ ...all, viewerId: null, page: 9 })).toMatchObject({
    page: 3,
    pages: 3,
    total: 30,
  });
});

test("the call answers with exactly the card's fields, at both forms of its address, initials even to customers", async () => {
  const { id, members } = await makeGroup(2, 1);
  const group = {
    id,
    title: "Soil and water",
    description,
    group_created_on: "2026-10-02",
    required_members: 3,
    available_members: [{ first_name: "A", last_name: "R" }],
    path_xs: expect.stringMatching(/^\/pictures\//),
  };
  const good = { success: true, all_groups: [group] };
  expect((await call(path, { page: 1, type: "all_groups", paramsId: null })).body).toEqual(good);
  expect((await call(path.slice(0, -1), {}, { user: members[0] })).body).toEqual(good);
  expect((await callForm(path, { page: "1", type: "group", paramsId: id })).body).toEqual(good);
  expect(await call(path, { type: "group", paramsId: randomUUID() })).toMatchObject({ status: 404 });
  expect(await call(path, { type: "group", paramsId: "../x" })).toMatchObject({ status: 404 });
});

test.each([[0], [-1], [1.5], ["two"], ["1e3"], [10 ** 9], [[1]], [{}]])(
  "the call refuses the page %j",
  async (page) => {
    expect(await call(path, { page })).toMatchObject({ status: 400, body: { code: "malformed" } });
  },
);

test("who deleted their account leaves what they have not paid, and stays without a name where they have", async () => {
  const left = await makeGroup(1);
  const asha = left.members[0]!;
  const stays = valueOf(
    await createGroup({ userId: asha.id, title: "Paid", description, coAuthors: 1, role: "data", now: noon }),
  );
  await db.execute(
    sql`update research_group_members set paid_at = ${noon.toISOString()} where group_id = ${stays.id}`,
  );
  const before = await exportGroups(asha.id);
  expect(before.created.map(({ title }) => title)).toEqual(["Soil and water", "Paid"]);
  expect(before.places).toMatchObject([{ group: "Soil and water", leftAt: null }, { group: "Paid" }]);
  expect(before.events.map(({ event }) => event)).toEqual(["created", "created"]);
  expect(JSON.stringify(before)).not.toContain(left.members[1]!.id);
  await db.transaction((tx) => eraseGroups(tx, asha.id, noon));
  await db.transaction((tx) => eraseGroups(tx, asha.id, noon));
  await db.execute(sql`update ${users} set deleted_at = now() where id = ${asha.id}`);
  expect((await placesIn(left.id)).map(({ userId }) => userId)).toEqual([left.members[1]!.id]);
  const reader = left.members[1]!.id;
  expect((await findGroup(stays.id, reader, { now: noon }))?.members).toMatchObject([
    { firstName: "A member", lastName: "" },
  ]);
  expect((await findGroup(left.id, reader, { now: noon }))?.log.at(-1)).toMatchObject({
    who: "A member",
    event: "left",
  });
});

test("the demo has four groups, one of them full, however often it is seeded and whatever has become of them", async () => {
  const authors = await Promise.all(
    ["asha", "ben"].map(async (username) => ({ id: (await makeBuyer()).id, username })),
  );
  await seedDemoGroups(authors, noon);
  await seedDemoGroups(authors, minutesLater(1));
  const seeded = await listGroups({ ...all, viewerId: authors[0]!.id });
  expect(seeded.groups.map(({ state }) => state)).toEqual(["open", "open", "open", "full"]);
  expect(new Set(seeded.groups.map(({ requiredMembers }) => requiredMembers)).size).toBe(4);
  expect(await findGroup(seeded.groups[3]!.id, authors[0]!.id, { now: noon })).toMatchObject({
    iAm: { canBuy: true },
  });
  expect(await countUnreadOnBoards(db, authors[0]!.id)).toEqual(
    new Map([
      [seeded.groups[1]!.id, 1],
      [seeded.groups[3]!.id, 1],
    ]),
  );
  await db.execute(sql`update research_group_members set left_at = now()`);
  await seedDemoGroups(authors, minutesLater(2));
  expect((await listGroups({ ...open, viewerId: null })).total).toBe(0);
  await seedDemoGroups([], noon);
});
