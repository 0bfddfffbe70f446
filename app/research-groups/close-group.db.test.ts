import { describe, expect, test } from "vitest";

import { GroupId, type UserId, newId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { closeGroup, closeGroupAsStaff, openGroup } from "#app/research-groups/close-group.server.ts";
import { findGroup } from "#app/research-groups/find-group.server.ts";
import { changesPerDayMax, joinGroup } from "#app/research-groups/join-group.server.ts";
import { listGroups } from "#app/research-groups/list-groups.server.ts";
import { makeBuyer, minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { makeGroup } from "#tests/research-groups/make-group.ts";

const join = (groupId: GroupId, userId: UserId, now = noon) =>
  joinGroup({ groupId, userId, role: "data", now });
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? "done" : outcome.refusal.code);

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
    expect(codeOf(await closeGroupAsStaff({ ...asked, groupId: newId(GroupId) }))).toBe("unknown_group");
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
