import { beforeAll, beforeEach, expect, test } from "vitest";

import type { Member } from "#app/desk/find-staff.server.ts";
import { roundFields, roundIn } from "#app/self-checks/desk/round-fields.ts";
import { addRound, changeRound, endRound, listRoundsAtDesk } from "#app/self-checks/desk/rounds.server.ts";
import { pointsRoundsHeld } from "#app/self-checks/points/held-grids.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { emptyPoints } from "#tests/self-checks/empty-points.ts";

let member: Member;
const now = noon;
const typed = {
  system: "crs",
  held_on: "2026-09-30",
  round_name: "An example programme",
  lowest: "501",
  invited: "1000",
  source_name: "An example",
  source_url: "https://source.example/rounds",
  as_of: "2026-10-01",
};
const round = roundIn(roundFields(now).parse(typed));

beforeAll(async () => {
  await openShop();
  member = await makeMember("owner");
});
beforeEach(emptyPoints);

const held = async () => (await pointsRoundsHeld()).map(({ name, lowest }) => [name, lowest]);

test("a round is added once, changed, and taken off; the log says what it was", async () => {
  expect(await held()).toEqual([]);
  await Promise.all(Array.from({ length: 5 }, () => addRound({ member, round, now })));
  expect(await held()).toEqual([["An example programme", 501]]);
  expect(await addRound({ member, round: { ...round, lowest: 502 }, now })).toMatchObject({
    refusal: { code: "already_listed" },
  });
  const [listed] = valueOf(await listRoundsAtDesk(member));
  const { id, updatedAt } = listed!;
  const change = { member, id, round: { ...round, lowest: 502 }, now };
  expect(await changeRound({ ...change, seen: "" })).toMatchObject({
    refusal: { code: "changed_meanwhile" },
  });
  valueOf(await changeRound({ ...change, seen: updatedAt.toISOString() }));
  expect(await held()).toEqual([["An example programme", 502]]);
  valueOf(await endRound({ member, id, reason: "It was another day", now }));
  valueOf(await endRound({ member, id, reason: "It was another day", now }));
  expect(await held()).toEqual([]);
  expect((await auditEventsOn(String(id))).map(({ event }) => event)).toEqual([
    "points_round_added",
    "points_round_changed",
    "points_round_ended",
  ]);
});

test.each([
  ["held_on", "2026-10-03"],
  ["held_on", "2026-02-30"],
  ["as_of", "2026-10-03"],
  ["as_of", ""],
  ["source_name", undefined],
  ["source_url", "http://source.example"],
  ["source_url", "javascript:alert(1)"],
  ["lowest", "0"],
  ["lowest", "many"],
  ["lowest", "1201"],
  ["round_name", undefined],
  ["system", "compass"],
])("without its %s, or with “%s”, there is none", (name, value) => {
  const read = roundFields(now).safeParse({ ...typed, [name]: value });
  expect(read.error?.issues.map(({ path }) => path.join("."))).toEqual([name]);
});
