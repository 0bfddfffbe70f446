import { randomUUID } from "node:crypto";

import { describe, expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { addContribution, contributionsPerDayMax } from "#app/research-groups/add-contribution.server.ts";
import { changeRole, rolesPerDayMax } from "#app/research-groups/change-member-role.server.ts";
import { closeGroup, closeGroupAsStaff, openGroup } from "#app/research-groups/close-group.server.ts";
import { createdPerDayMax, createGroup } from "#app/research-groups/create-group.server.ts";
import { findGroup, logShownMax } from "#app/research-groups/find-group.server.ts";
import type { GroupPage } from "#app/research-groups/group-page.ts";
import { changesPerDayMax, joinGroup } from "#app/research-groups/join-group.server.ts";
import { listGroups } from "#app/research-groups/list-groups.server.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import { recordGroupEvents } from "#app/research-groups/record-group-events.server.ts";
import { unpaidPlacesMax } from "#app/research-groups/unpaid-places.server.ts";
import { makeBuyer, minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { description, makeGroup, placesIn } from "#tests/research-groups/make-group.ts";

const join = (groupId: string, userId: UserId, now = noon) =>
  joinGroup({ groupId, userId, role: "data", now });
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? "done" : outcome.refusal.code);
const newGroup = (userId: UserId, change: object = {}) =>
  createGroup({
    userId,
    title: "Soil and water",
    description,
    coAuthors: "2",
    role: "writing",
    now: noon,
    ...change,
  });

describe("creating", () => {
  test("makes a group whose first member is who created it, with the role they chose", async () => {
    const asha = await makeBuyer();
    const { id, title } = valueOf(await newGroup(asha.id, { title: " Soil\u202e and\nwater " }));
    expect(title).toBe("Soil and water");
    expect(await findGroup(id, asha.id, { now: noon })).toMatchObject({
      title,
      description,
      requiredMembers: 3,
      createdOn: "2026-10-02",
      state: "open",
      members: [{ firstName: "Asha", lastName: "Rao", role: "writing", paid: false, payBy: null, me: true }],
      iAm: { member: true, creator: true, canBuy: false, payBy: null, orderOpen: false },
      log: [{ who: "Asha Rao", event: "created", text: "writing", at: noon }],
    });
  });

  test("with a bad field writes nothing", async () => {
    const asha = await makeBuyer();
    expect(await newGroup(asha.id, { role: "boss" })).toMatchObject({ refusal: { field: "role" } });
    expect(await newGroup(asha.id, { coAuthors: "9" })).toMatchObject({ refusal: { field: "coAuthors" } });
  });

  test("sent twenty times at once is one group", async () => {
    const asha = await makeBuyer();
    const made = await Promise.all(Array.from({ length: 20 }, () => newGroup(asha.id)));
    expect(new Set(made.map((one) => valueOf(one).id)).size).toBe(1);
  });

  test("is done five times a day at most, however many ask at once", async () => {
    const asha = await makeBuyer();
    const many = Array.from({ length: 12 }, (_, index) => newGroup(asha.id, { title: `Paper ${index}` }));
    const codes = (await Promise.all(many)).map(codeOf);
    expect(codes.filter((code) => code === "done")).toHaveLength(createdPerDayMax);
    expect(new Set(codes)).toEqual(new Set(["done", "too_many_groups"]));
    const tomorrow = minutesLater(24 * 60 + 1);
    expect(codeOf(await newGroup(asha.id, { title: "The next day", now: tomorrow }))).toBe("done");
  });
});

describe("joining", () => {
  test("of sixty who want the one place at once, one gets it", async () => {
    const { id } = await makeGroup(3, 3);
    const buyers = await Promise.all(Array.from({ length: 60 }, () => makeBuyer()));
    const codes = (await Promise.all(buyers.map((buyer) => join(id, buyer.id)))).map(codeOf);
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.filter((code) => code === "group_full")).toHaveLength(59);
    expect(await placesIn(id)).toHaveLength(4);
    const log = (await findGroup(id, (await placesIn(id))[0]!.userId, { now: noon }))?.log ?? [];
    expect(log.filter(({ event }) => event === "filled")).toHaveLength(1);
  });

  test("twenty times at once takes one place", async () => {
    const { id } = await makeGroup(3, 1);
    const ben = await makeBuyer();
    const codes = (await Promise.all(Array.from({ length: 20 }, () => join(id, ben.id)))).map(codeOf);
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.filter((code) => code === "already_member")).toHaveLength(19);
  });

  test("the last place makes the group full: everyone has fourteen days from then", async () => {
    const { id } = await makeGroup(2, 2);
    const last = await makeBuyer();
    valueOf(await join(id, last.id, minutesLater(5)));
    const payBy = new Date("2026-10-17T12:00:00Z");
    expect((await placesIn(id)).map((place) => place.payBy)).toEqual([payBy, payBy, payBy]);
    expect(await findGroup(id, last.id, { now: noon })).toMatchObject({
      state: "full",
      iAm: { member: true, creator: false, canBuy: true, payBy },
    });
  });

  test("is refused where there is nothing to join", async () => {
    const ben = await makeBuyer();
    expect(codeOf(await join(randomUUID(), ben.id))).toBe("unknown_group");
    expect(codeOf(await join("'; drop table users; --", ben.id))).toBe("unknown_group");
    const { id, members } = await makeGroup(2, 1);
    valueOf(await closeGroup({ groupId: id, userId: members[0]!.id, now: noon }));
    expect(codeOf(await join(id, ben.id))).toBe("group_closed");
    expect(codeOf(await joinGroup({ groupId: id, userId: ben.id, role: "boss", now: noon }))).toBe(
      "invalid_group",
    );
  });

  test("nobody holds more than ten places that are not paid, by joining or creating; closed groups do not count", async () => {
    const ben = await makeBuyer();
    const groups = await Promise.all(Array.from({ length: unpaidPlacesMax + 3 }, () => makeGroup(2, 1)));
    const codes = (await Promise.all(groups.map(({ id }) => join(id, ben.id)))).map(codeOf);
    expect(codes.filter((code) => code === "done")).toHaveLength(unpaidPlacesMax);
    expect(codes.filter((code) => code === "too_many_groups")).toHaveLength(3);
    expect(codeOf(await newGroup(ben.id))).toBe("too_many_groups");
    const joined = groups[codes.indexOf("done")]!;
    valueOf(await closeGroup({ groupId: joined.id, userId: joined.members[0]!.id, now: noon }));
    expect(codeOf(await newGroup(ben.id))).toBe("done");
    expect(codeOf(await newGroup(ben.id, { title: "One too many" }))).toBe("too_many_groups");
  });

  test("again and again is refused after three times a day, since each time all are written to and have new days", async () => {
    const { id, members } = await makeGroup(1);
    const ben = members[1]!.id;
    const again = async (now = noon) => {
      valueOf(await leaveGroup({ groupId: id, userId: ben, now }));
      return codeOf(await join(id, ben, now));
    };
    // The first time was when the group was made.
    for (let time = 2; time <= changesPerDayMax; time += 1) expect(await again()).toBe("done");
    expect(await again()).toBe("too_many_changes");
    const someoneElse = (await makeBuyer()).id;
    expect(codeOf(await join(id, someoneElse))).toBe("done");
    valueOf(await leaveGroup({ groupId: id, userId: someoneElse, now: noon }));
    expect(codeOf(await join(id, ben, minutesLater(24 * 60 + 1)))).toBe("done");
  });
});

describe("leaving", () => {
  test("frees the place, and nobody else must buy until it is taken again", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members;
    valueOf(await leaveGroup({ groupId: id, userId: ben!.id, now: noon }));
    expect(await findGroup(id, asha!.id, { now: noon })).toMatchObject({
      state: "open",
      availableMembers: [{ firstName: "Asha" }],
      iAm: { payBy: null, canBuy: false },
    });
    expect(codeOf(await leaveGroup({ groupId: id, userId: ben!.id, now: noon }))).toBe("not_member");
    valueOf(await join(id, ben!.id, minutesLater(24 * 60)));
    expect((await placesIn(id)).map(({ payBy }) => payBy)).toEqual(
      Array(2).fill(new Date("2026-10-18T12:00:00Z")),
    );
  });

  test("when who began it leaves, who has been there longest leads it", async () => {
    const { id, members } = await makeGroup(3, 3);
    const [asha, ben] = members;
    valueOf(await leaveGroup({ groupId: id, userId: asha!.id, now: noon }));
    expect((await findGroup(id, ben!.id, { now: noon }))?.iAm.creator).toBe(true);
    expect(codeOf(await closeGroup({ groupId: id, userId: asha!.id, now: noon }))).toBe("not_creator");
    valueOf(await closeGroup({ groupId: id, userId: ben!.id, now: noon }));
  });

  test("the last one out closes the group", async () => {
    const { id, members } = await makeGroup(2, 1);
    valueOf(await leaveGroup({ groupId: id, userId: members[0]!.id, now: noon }));
    expect(await findGroup(id, null, { now: noon })).toMatchObject({ state: "closed", members: [] });
    expect(codeOf(await join(id, (await makeBuyer()).id))).toBe("group_closed");
  });

  test("a storm of joining and leaving never takes more places than there are", async () => {
    const { id } = await makeGroup(2, 1);
    const buyers = await Promise.all(Array.from({ length: 24 }, () => makeBuyer()));
    const seen: number[] = [];
    await Promise.all(
      buyers.map(async ({ id: userId }, index) => {
        for (let round = 0; round < 4; round += 1) {
          const joined = await join(id, userId, minutesLater(index));
          seen.push((await placesIn(id)).length);
          if (joined.ok) valueOf(await leaveGroup({ groupId: id, userId, now: minutesLater(index) }));
        }
      }),
    );
    expect(Math.max(...seen)).toBeLessThanOrEqual(3);
    expect(await placesIn(id)).toMatchObject([{ payBy: null }]);
  });
});

describe("closing", () => {
  test("is for who leads it; a full group opened again has its fourteen days from then", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members;
    expect(codeOf(await closeGroup({ groupId: id, userId: ben!.id, now: noon }))).toBe("not_creator");
    valueOf(await closeGroup({ groupId: id, userId: asha!.id, now: noon }));
    valueOf(await closeGroup({ groupId: id, userId: asha!.id, now: noon }));
    expect(await findGroup(id, asha!.id, { now: noon })).toMatchObject({
      state: "closed",
      iAm: { canBuy: false, payBy: null },
    });
    valueOf(await openGroup({ groupId: id, userId: asha!.id, now: minutesLater(24 * 60) }));
    expect(await findGroup(id, ben!.id, { now: noon })).toMatchObject({
      state: "full",
      iAm: { canBuy: true, payBy: new Date("2026-10-18T12:00:00Z") },
    });
    const events = (await findGroup(id, asha!.id, { now: noon }))?.log.map(({ event }) => event);
    expect(events).toEqual(["created", "joined", "filled", "closed", "opened", "filled"]);
  });

  test("and opening again is refused after three times a day", async () => {
    const { id, members } = await makeGroup(1);
    const asked = { groupId: id, userId: members[0]!.id, now: noon };
    const codes: string[] = [];
    for (let time = 0; time <= changesPerDayMax; time += 1) {
      valueOf(await closeGroup(asked));
      codes.push(codeOf(await openGroup(asked)));
    }
    expect(codes).toEqual([...Array<string>(changesPerDayMax).fill("done"), "too_many_changes"]);
    expect(codeOf(await openGroup({ ...asked, now: minutesLater(24 * 60 + 1) }))).toBe("done");
  });

  test("by staff is for good, whoever leads the group, and says nothing of who it was", async () => {
    const { id, members } = await makeGroup(1);
    const [asha] = members;
    const staff = await makeBuyer();
    const asked = { groupId: id, staffId: staff.id, now: noon };
    valueOf(await closeGroupAsStaff(asked));
    valueOf(await closeGroupAsStaff(asked));
    expect(codeOf(await closeGroupAsStaff({ ...asked, groupId: randomUUID() }))).toBe("unknown_group");
    const page = await findGroup(id, asha!.id, { now: noon });
    expect(page).toMatchObject({ state: "closed", iAm: { canBuy: false, payBy: null } });
    expect(page?.log.slice(-2)).toMatchObject([{ event: "filled" }, { event: "closed_by_staff", who: null }]);
    expect(codeOf(await openGroup({ groupId: id, userId: asha!.id, now: noon }))).toBe("group_closed");
    expect(codeOf(await join(id, staff.id))).toBe("group_closed");
    const listed = await listGroups({ viewerId: null, state: "all", page: 1, pageSize: 1_000 });
    expect(listed.groups.map((group) => group.id)).not.toContain(id);
  });

  test("by staff also ends what its leader had closed", async () => {
    const { id, members } = await makeGroup(2, 1);
    const asked = { groupId: id, userId: members[0]!.id, now: noon };
    valueOf(await closeGroup(asked));
    valueOf(await closeGroupAsStaff({ groupId: id, staffId: (await makeBuyer()).id, now: minutesLater(1) }));
    expect(codeOf(await openGroup(asked))).toBe("group_closed");
  });
});

describe("contributing", () => {
  test("members write into the log, change their role, and read it in the order it happened", async () => {
    const { id, members } = await makeGroup(2, 2);
    const [asha, ben] = members;
    const words = "Cleaned the readings of March.";
    valueOf(await addContribution({ groupId: id, userId: ben!.id, text: words, now: noon }));
    valueOf(await changeRole({ groupId: id, userId: ben!.id, role: "review", now: noon }));
    valueOf(await changeRole({ groupId: id, userId: ben!.id, role: "review", now: noon }));
    const page = await findGroup(id, asha!.id, { now: noon });
    expect(page?.log.map(({ event, text: said }) => [event, said])).toEqual([
      ["created", "conception"],
      ["joined", "data"],
      ["contributed", words],
      ["changed_role", "review"],
    ]);
    expect(page?.members[1]).toMatchObject({ role: "review", me: false });
  });

  test("a role is changed five times a day at most", async () => {
    const { id, members } = await makeGroup(2, 1);
    const change = (time: number, now = noon) =>
      changeRole({ groupId: id, userId: members[0]!.id, role: ["data", "review"][time % 2], now });
    const codes: string[] = [];
    for (let time = 0; time <= rolesPerDayMax; time += 1) codes.push(codeOf(await change(time)));
    expect(codes).toEqual([...Array<string>(rolesPerDayMax).fill("done"), "too_many_changes"]);
    expect(codeOf(await change(rolesPerDayMax, minutesLater(24 * 60 + 1)))).toBe("done");
  });

  test("a log that is longer than a page is read to its beginning", async () => {
    const { id, members } = await makeGroup(2, 1);
    const asha = members[0]!.id;
    const at = noon;
    const said = Array.from({ length: logShownMax * 2 }, (_, index) => `Contribution ${index}`);
    await recordGroupEvents(
      db,
      said.map((words) => ({ groupId: id, userId: asha, event: "contributed" as const, text: words, at })),
    );
    const read: (string | null)[] = [];
    let logBefore: number | null = null;
    do {
      const page: GroupPage | null = await findGroup(id, asha, { now: noon, logBefore });
      expect(page!.log.length).toBeLessThanOrEqual(logShownMax);
      read.unshift(...page!.log.map(({ text: words }) => words));
      logBefore = page!.olderLog;
    } while (logBefore !== null);
    expect(read).toEqual(["conception", ...said]);
    expect(await findGroup(id, asha, { now: noon, logBefore: 1 })).toMatchObject({ log: [], olderLog: null });
    const other = (await makeBuyer()).id;
    expect(await findGroup(id, other, { now: noon, logBefore: 10 ** 9 })).toMatchObject({ log: [] });
  });

  test("nobody else writes or reads it", async () => {
    const { id } = await makeGroup(2, 2);
    const stranger = await makeBuyer();
    const asked = { groupId: id, userId: stranger.id, now: noon };
    expect(codeOf(await addContribution({ ...asked, text: "I was here" }))).toBe("not_member");
    expect(codeOf(await changeRole({ ...asked, role: "data" }))).toBe("not_member");
    expect((await findGroup(id, stranger.id, { now: noon }))?.log).toEqual([]);
    expect((await findGroup(id, null, { now: noon }))?.log).toEqual([]);
  });

  test("thirty times a day at most, however many are sent at once", async () => {
    const { id, members } = await makeGroup(2, 1);
    const asked = { groupId: id, userId: members[0]!.id, now: noon };
    const sent = Array.from({ length: contributionsPerDayMax + 5 }, (_, index) =>
      addContribution({ ...asked, text: `Contribution ${index}` }),
    );
    const codes = (await Promise.all(sent)).map(codeOf);
    expect(codes.filter((code) => code === "done")).toHaveLength(contributionsPerDayMax);
  });
});
