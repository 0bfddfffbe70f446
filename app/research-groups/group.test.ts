import { describe, expect, test } from "vitest";

import { UserId } from "#app/platform/ids.ts";
import {
  canBuyShare,
  checkContribution,
  checkGroup,
  checkRole,
  contributionRoles,
  groupState,
  leaderOf,
  payByDay,
  payByFrom,
  sharePath,
} from "#app/research-groups/group.ts";
import { asId } from "#tests/setup/as-id.ts";

const noon = new Date("2026-10-02T12:00:00Z");
const unpaid = { paidAt: null };
const paid = { paidAt: noon };

test.each([
  ["a free place: open", 3, [unpaid, unpaid], null, "open"],
  ["a free place beside a paid one: open", 3, [paid, unpaid], null, "open"],
  ["no free place: full", 2, [unpaid, paid], null, "full"],
  ["all paid: working", 2, [paid, paid], null, "working"],
  ["closed, whoever is in it", 2, [unpaid, unpaid], noon, "closed"],
])("%s", (_sentence, requiredMembers, members, closedAt, state) => {
  expect(groupState({ requiredMembers, members, closedAt })).toBe(state);
});

test.each(["2026-10-02T00:00:00Z", "2026-10-02T12:00:00Z", "2026-10-02T23:59:59.999Z"])(
  "a share of a group that is full at %s is due when the fourteenth day after is over for everyone",
  (full) => {
    const { payBy, remindAt } = payByFrom(new Date(full));
    expect(payBy).toEqual(new Date("2026-10-17T12:00:00Z"));
    expect(payByDay(payBy)).toBe("2026-10-16");
    // Midnight in the last time zone.
    const ends = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Etc/GMT+12",
      dateStyle: "short",
      timeStyle: "medium",
    });
    expect(ends.format(payBy)).toBe("17/10/2026, 00:00:00");
    expect(remindAt.toISOString().slice(0, 10)).toBe("2026-10-13");
  },
);

test("a share can be bought until its last day is over, by a member of a full group who has not paid", () => {
  const payBy = new Date("2026-10-17T12:00:00Z");
  const member = { paidAt: null, payBy };
  const group = { requiredMembers: 2, members: [member, paid], closedAt: null };
  expect(canBuyShare(group, member, new Date(payBy.getTime() - 1))).toBe(true);
  expect(canBuyShare(group, member, payBy)).toBe(false);
  expect(canBuyShare(group, { paidAt: noon, payBy: null }, noon)).toBe(false);
  expect(canBuyShare({ ...group, requiredMembers: 3 }, member, noon)).toBe(false);
  expect(canBuyShare({ ...group, closedAt: noon }, member, noon)).toBe(false);
});

test("who began it leads it; when they have left, who has been there longest", () => {
  const ben = { userId: asId(UserId, "ben"), joinedAt: new Date("2026-10-03T12:00:00Z") };
  const asha = { userId: asId(UserId, "asha"), joinedAt: noon };
  expect(leaderOf([asha, ben], "ben")).toBe(ben);
  expect(leaderOf([ben, asha], "gone")).toBe(asha);
  expect(leaderOf([], "gone")).toBeNull();
});

test("a share is bought on the service's page, by the group's size and id", () => {
  expect(sharePath({ id: "g-1", requiredMembers: 4 })).toBe(
    "/service/premium/research-paper/?co_authors=3&group_id=g-1",
  );
});

describe("a new group", () => {
  const good = {
    title: "Soil and water",
    description: "How rain becomes groundwater.",
    coAuthors: "2",
    role: "data",
  };

  test("has one member more than it has co-authors", () => {
    expect(checkGroup(good)).toEqual({
      ok: true,
      value: { title: good.title, description: good.description, requiredMembers: 3, role: "data" },
    });
    expect(checkGroup({ ...good, coAuthors: 5 })).toMatchObject({ value: { requiredMembers: 6 } });
  });

  test.each([
    ["no title", { title: undefined }, "title"],
    ["a title of three characters", { title: "Abc" }, "title"],
    ["a title of too many", { title: "a".repeat(121) }, "title"],
    ["a title that is blank to the eye", { title: "\u200b\u3164 \u202e\u2060\ufeff" }, "title"],
    ["a title of joiners that nobody sees", { title: "\u200c\u200c\u200c\u200c" }, "title"],
    ["a title of empty Braille", { title: "\u2800\u2800\u2800\u2800" }, "title"],
    ["a description that nobody sees", { description: "\ufe0f".repeat(40) }, "description"],
    ["a title without a letter", { title: "....!" }, "title"],
    ["a short description", { description: "Too short." }, "description"],
    ["a description that is too long", { description: "a".repeat(2_001) }, "description"],
    ["no co-author", { coAuthors: "0" }, "coAuthors"],
    ["six co-authors", { coAuthors: "6" }, "coAuthors"],
    ["co-authors that are no count", { coAuthors: "2.5" }, "coAuthors"],
    ["co-authors in another way to write them", { coAuthors: "0x2" }, "coAuthors"],
    ["a list of co-authors", { coAuthors: ["2", "3"] }, "coAuthors"],
    ["co-authors left out", { coAuthors: null }, "coAuthors"],
  ])("with %s is refused, and the field is named", (_sentence, change, field) => {
    expect(checkGroup({ ...good, ...change })).toMatchObject({
      ok: false,
      refusal: { code: "invalid_group", status: 422, field },
    });
  });

  test("may have a title of exactly four and of exactly a hundred and twenty characters", () => {
    for (const title of ["Soil", "a".repeat(120), "\u{1d6fc}".repeat(120)]) {
      expect(checkGroup({ ...good, title })).toMatchObject({ value: { title } });
    }
  });
});

test("a role is one of five", () => {
  expect(contributionRoles.map((role) => checkRole(role).ok)).toEqual([true, true, true, true, true]);
  expect(checkRole("boss")).toMatchObject({ refusal: { code: "invalid_group", field: "role" } });
  expect(checkRole(["data"])).toMatchObject({ refusal: { field: "role" } });
});

test("a contribution has three to a thousand characters", () => {
  expect(checkContribution("Ran it")).toEqual({ ok: true, value: "Ran it" });
  for (const unseen of [
    " a ",
    "\u200c\u200c\u200c",
    "\u2800\u2800\u2800",
    "\ufe0f\ufe0f\ufe0f",
    undefined,
    ["abc"],
  ]) {
    expect(checkContribution(unseen)).toMatchObject({ refusal: { field: "text" } });
  }
  expect(checkContribution(" a ")).toMatchObject({ refusal: { field: "text" } });
  expect(checkContribution("a".repeat(1_001))).toMatchObject({
    refusal: { message: "A contribution can have at most 1,000 characters. There are 1,001 now." },
  });
});

test("a million accents take no time to refuse", () => {
  const started = performance.now();
  const written = `a${"\u0316\u0301".repeat(500_000)}`;
  expect(checkContribution(written).ok).toBe(false);
  expect(checkContribution("\u{1f469}\u200d".repeat(300_000)).ok).toBe(false);
  expect(performance.now() - started).toBeLessThan(2_000);
});
