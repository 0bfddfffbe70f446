import { describe, expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { addContribution, contributionsPerDayMax } from "#app/research-groups/add-contribution.server.ts";
import { changeMemberRole, rolesPerDayMax } from "#app/research-groups/change-member-role.server.ts";
import { findGroup, logShownMax } from "#app/research-groups/find-group.server.ts";
import type { GroupPage } from "#app/research-groups/group-page.ts";
import { recordGroupEvents } from "#app/research-groups/record-group-events.server.ts";
import { makeBuyer, minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { makeGroup } from "#tests/research-groups/make-group.ts";

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? "done" : outcome.refusal.code);

describe("contributing", () => {
  test("members write into the log, change their role, and read it in the order it happened", async () => {
    const { id, members } = await makeGroup(2, 2);
    const [asha, ben] = members;
    const words = "Cleaned the readings of March.";
    valueOf(await addContribution({ groupId: id, userId: ben!.id, text: words, now: noon }));
    valueOf(await changeMemberRole({ groupId: id, userId: ben!.id, role: "review", now: noon }));
    valueOf(await changeMemberRole({ groupId: id, userId: ben!.id, role: "review", now: noon }));
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
      changeMemberRole({ groupId: id, userId: members[0]!.id, role: ["data", "review"][time % 2], now });
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
    expect(codeOf(await changeMemberRole({ ...asked, role: "data" }))).toBe("not_member");
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
