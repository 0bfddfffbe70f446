import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { Member } from "#app/desk/find-staff.server.ts";
import { dropDraft, previewGrid, publishGrid, saveDraft } from "#app/self-checks/desk/edit-grids.server.ts";
import { findGridAtDesk, listGridsAtDesk } from "#app/self-checks/desk/list-grids.server.ts";
import { makeVersion } from "#app/self-checks/desk/make-version.server.ts";
import type { CrsGrid } from "#app/self-checks/points/canada/crs-grid.ts";
import { shippedCrsGrid } from "#app/self-checks/points/canada/shipped-crs-grid.ts";
import { currentGrid } from "#app/self-checks/points/current-grid.server.ts";
import { clearPointsGrids } from "#app/self-checks/points/held-grids.server.ts";
import { seedPointsGrids } from "#app/self-checks/points/seed.server.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { emptyPoints } from "#tests/self-checks/empty-points.ts";

let owner: Member;
const version = shippedCrsGrid.id;
const reason = "The department has corrected its table";
const now = noon;

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});

beforeEach(async () => {
  await emptyPoints();
  await seedPointsGrids(noon);
});

const seenNow = async (of = version) => String(valueOf(await findGridAtDesk(owner, of)).last.id);
const withSibling = (sibling: number): CrsGrid => ({
  ...shippedCrsGrid,
  additional: { ...shippedCrsGrid.additional, sibling },
});
const current = async (at = now) => (await currentGrid("crs", at)).grid;

async function publish(grid: CrsGrid, more: Partial<Parameters<typeof publishGrid>[0]> = {}) {
  const previewed = await previewGrid({ member: owner, version: grid.id, grid, now });
  const sure = previewed.ok ? previewed.value.sure : "";
  const seen = await seenNow(grid.id);
  return publishGrid({ member: owner, version: grid.id, grid, seen, sure, reason, now, ...more });
}

describe("a correction", () => {
  test("is looked at first: which cells, and what it changes for whom", async () => {
    const grid = withSibling(20);
    const { changes, examples } = valueOf(await previewGrid({ member: owner, version, grid, now }));
    expect(changes).toEqual([
      { cell: "Additional points: A brother or sister in Canada", before: "15", after: "20" },
    ]);
    const changed = examples.filter(({ before, after }) => before !== after);
    // With a nomination the section is at its cap already.
    expect(changed).toEqual([]);
    const more = { ...grid, core: { ...grid.core, education: { ...grid.core.education } } };
    more.core.education.master = { withPartner: 126, single: 136 };
    const again = valueOf(await previewGrid({ member: owner, version, grid: more, now }));
    expect(again.examples.filter(({ before, after }) => before !== after)).toEqual([
      {
        who: "29, master’s, IELTS at CLB 9, three years abroad",
        part: "Comprehensive Ranking System (CRS)",
        before: "469 of 1,200 points.",
        after: "470 of 1,200 points.",
      },
    ]);
    expect(await current()).toEqual(shippedCrsGrid);
  });

  test("counts at once; what counted before stays, with who, when and why", async () => {
    valueOf(await publish(withSibling(20)));
    expect((await current()).additional.sibling).toBe(20);
    const { revisions } = valueOf(await findGridAtDesk(owner, version));
    expect(revisions).toMatchObject([
      { revision: 2, isPublished: true, by: "Dora Desk", reason, savedAt: now },
      { revision: 1, isPublished: true, by: "Came with the site", reason: null },
    ]);
    const cell = "Additional points: A brother or sister in Canada";
    expect((await auditEventsOn(version)).at(-1)).toEqual({
      event: "points_version_corrected",
      actorId: owner.id,
      actorRole: "owner",
      before: { [cell]: "15" },
      after: { [cell]: "20" },
      reason,
    });
    expect(await currentGrid("crs", now)).toMatchObject({ correctedOn: "2026-10-02" });
  });

  test("that was not looked at is not published, nor one that was changed since", async () => {
    const { sure } = valueOf(await previewGrid({ member: owner, version, grid: withSibling(20), now }));
    expect(await publish(withSibling(21), { sure })).toMatchObject({ refusal: { code: "not_previewed" } });
    expect(await publish(withSibling(21), { sure: "" })).toMatchObject({
      refusal: { code: "not_previewed" },
    });
    expect(await current()).toEqual(shippedCrsGrid);
  });

  test("that breaks a law of the grid changes nothing", async () => {
    expect(await publish(withSibling(601))).toMatchObject({
      refusal: { code: "laws_broken", errors: { "additional.sibling": "Above the most that counts, 600." } },
    });
    expect(await current()).toEqual(shippedCrsGrid);
  });

  test("ten at once are one, and the others read that somebody was first", async () => {
    const seen = await seenNow();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => publish(withSibling(20 + (at % 2)), { seen })),
    );
    const first = (await current()).additional.sibling;
    expect(all.filter(({ ok }) => ok)).toHaveLength(5);
    expect(all.flatMap((one) => (one.ok ? [] : [one.refusal.code]))).toEqual(
      Array(5).fill("changed_meanwhile"),
    );
    expect([20, 21]).toContain(first);
    expect(valueOf(await findGridAtDesk(owner, version)).revisions).toHaveLength(2);
  });

  test("without a change is none", async () => {
    expect(await publish(shippedCrsGrid)).toMatchObject({ refusal: { code: "nothing_changed" } });
  });
});

describe("a draft", () => {
  const draft = async (grid: CrsGrid, seen?: string) =>
    saveDraft({ member: owner, version: grid.id, grid, seen: seen ?? (await seenNow(grid.id)), now });

  test("counts for nobody, may break a law, and is one", async () => {
    valueOf(await draft(withSibling(601)));
    valueOf(await draft(withSibling(602)));
    expect(await current()).toEqual(shippedCrsGrid);
    const { grid, revisions } = valueOf(await findGridAtDesk(owner, version));
    expect(grid).toEqual(withSibling(602));
    expect(revisions.map(({ isPublished }) => isPublished)).toEqual([false, true]);
  });

  test("is published, or thrown away", async () => {
    valueOf(await draft(withSibling(20)));
    valueOf(await dropDraft({ member: owner, version, seen: await seenNow(), now }));
    expect(valueOf(await findGridAtDesk(owner, version)).grid).toEqual(shippedCrsGrid);
    expect(await dropDraft({ member: owner, version, seen: await seenNow(), now })).toMatchObject({
      refusal: { code: "no_draft" },
    });
    valueOf(await draft(withSibling(20)));
    valueOf(await publish(withSibling(20)));
    expect((await current()).additional.sibling).toBe(20);
    expect(valueOf(await findGridAtDesk(owner, version)).revisions).toHaveLength(2);
  });

  test("of a colleague is not written over", async () => {
    const seen = await seenNow();
    valueOf(await draft(withSibling(20)));
    expect(await draft(withSibling(21), seen)).toMatchObject({ refusal: { code: "changed_meanwhile" } });
    // The same button twice.
    valueOf(await draft(withSibling(20), seen));
  });
});

describe("a new version", () => {
  const begins = "2026-11-03";
  const make = (from = begins) =>
    makeVersion({ member: owner, from: version, name: "The CRS of November", begins: from, now });

  test("begins as a draft of the old one, is published, and counts from its first day on", async () => {
    const id = valueOf(await make());
    expect(id).toBe("crs-2026-11-03");
    const { grid, published } = valueOf(await findGridAtDesk(owner, id));
    expect(published).toBeNull();
    expect(grid).toMatchObject({
      ...shippedCrsGrid,
      id,
      name: "The CRS of November",
      superseded: null,
      inForce: { from: begins, to: null },
    });
    expect(await current(new Date("2026-11-03T12:00:00Z"))).toEqual(shippedCrsGrid);
    valueOf(await publish(grid as CrsGrid));
    expect(await current(new Date("2026-11-02T23:59:59Z"))).toEqual(shippedCrsGrid);
    expect(await current(new Date("2026-11-03T00:00:00Z"))).toEqual(grid);
    const listed = valueOf(await listGridsAtDesk(owner, now)).filter(
      ({ grid: { system } }) => system === "crs",
    );
    expect(Object.fromEntries(listed.map((one) => [one.grid.id, one.state]))).toEqual({
      [version]: "counts",
      [id]: "to_come",
    });
  });

  test("of a day that is taken is refused, also when a day is moved onto another’s", async () => {
    valueOf(await make());
    expect(await make()).toMatchObject({ refusal: { code: "version_taken", field: "begins" } });
    const { grid } = valueOf(await findGridAtDesk(owner, "crs-2026-11-03"));
    const moved = { ...(grid as CrsGrid), inForce: { from: "2025-03-25", to: null } };
    expect(await publish(moved)).toMatchObject({
      refusal: { errors: { "inForce.from": "Another version begins on that day." } },
    });
    expect(await publish({ ...moved, inForce: { from: null, to: null } })).toMatchObject({
      refusal: { errors: { "inForce.from": "Say from which day on it counts." } },
    });
  });

  test("people are counted by a version that has begun, so it is not moved into the future", async () => {
    const moved = { ...shippedCrsGrid, inForce: { from: "2026-10-03", to: null } };
    expect(await publish(moved)).toMatchObject({
      refusal: { errors: { "inForce.from": "People are counted by it already." } },
    });
  });
});

test("an older count is found by its row", async () => {
  const before = await currentGrid("crs", now);
  valueOf(await publish(withSibling(20), { now: minutesLater(1) }));
  clearPointsGrids();
  expect((await currentGrid("crs", now, [before.row])).grid).toEqual(shippedCrsGrid);
  expect((await currentGrid("crs", now, [999_999])).grid.additional.sibling).toBe(20);
});
