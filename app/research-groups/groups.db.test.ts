import { describe, expect, test } from "vitest";

import { GroupId, type UserId, newId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { closeGroup } from "#app/research-groups/close-group.server.ts";
import { createdPerDayMax, createGroup } from "#app/research-groups/create-group.server.ts";
import { findGroup } from "#app/research-groups/find-group.server.ts";
import { changesPerDayMax, joinGroup } from "#app/research-groups/join-group.server.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import { unpaidPlacesMax } from "#app/research-groups/unpaid-places.server.ts";
import { makeBuyer, minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { description, makeGroup, placesIn } from "#tests/research-groups/make-group.ts";
import { asId } from "#tests/setup/as-id.ts";

const join = (groupId: GroupId, userId: UserId, now = noon) =>
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
    expect(codeOf(await join(newId(GroupId), ben.id))).toBe("unknown_group");
    expect(codeOf(await join(asId(GroupId, "'; drop table users; --"), ben.id))).toBe("unknown_group");
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
    // Creating the group counts as the first time.
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
