import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import { crsScore } from "#app/self-checks/points/canada/crs-score.ts";
import { fswScore } from "#app/self-checks/points/canada/fsw-score.ts";
import { shippedCrsGrid } from "#app/self-checks/points/canada/shipped-crs-grid.ts";
import { currentGrid, type GridOf } from "#app/self-checks/points/current-grid.server.ts";
import { nextGridChange, pointsGridsHeld } from "#app/self-checks/points/held-grids.server.ts";
import { seedPointsGrids } from "#app/self-checks/points/seed.server.ts";
import { shippedGrids } from "#app/self-checks/points/shipped-grids.ts";
import { revisionsOf } from "#app/self-checks/points/stored-grids.server.ts";
import { pointsGrids } from "#app/self-checks/tables.server.ts";
import { minutesLater, noon, openShop } from "#tests/checkout/shop.ts";
import { anyPerson, oneThingAtATime } from "#tests/self-checks/any-person.ts";
import { crsVectors } from "#tests/self-checks/crs-vectors-table.ts";
import { expectedCrs } from "#tests/self-checks/expected-crs.ts";
import { expectedFsw } from "#tests/self-checks/expected-fsw.ts";
import { fswVectors } from "#tests/self-checks/fsw-vectors-table.ts";
import { plainPerson, profileOf } from "#tests/self-checks/person.ts";

/** New at every run, and in the name of the test, so that a failure can be had again. */
const seed = Number(process.env.POINTS_SEED ?? Date.now() % 2 ** 31);
const id = shippedCrsGrid.id;
let crs: GridOf<"crs">;
let programmes: GridOf<"express_entry_programmes">;

beforeAll(async () => {
  await openShop();
  [{ grid: crs }, { grid: programmes }] = await Promise.all([
    currentGrid("crs", noon),
    currentGrid("express_entry_programmes", noon),
  ]);
});

describe("by the rows of the seed", () => {
  test.each(crsVectors)("%s", (_, person, ...parts) => {
    expect(crsScore(profileOf({ ...plainPerson, ...person }), crs).total).toBe(parts.at(-1));
  });

  test.each(fswVectors)("%s", (_, person, _parts, total, verdict) => {
    expect(fswScore(profileOf({ ...plainPerson, ...person }), programmes)).toMatchObject({ total, verdict });
  });

  test(`500 random profiles, and one thing at a time, have what the second calculation gives (seed ${seed})`, () => {
    const holds = (person: typeof plainPerson) => {
      const profile = profileOf(person);
      expect(crsScore(profile, crs).total).toBe(expectedCrs(person));
      expect(fswScore(profile, programmes).total).toBe(expectedFsw(person).total);
    };
    for (const person of oneThingAtATime()) holds(person);
    fc.assert(fc.property(anyPerson, holds), { numRuns: 500, seed });
  });
});

test("the seed adds what is missing, once, and corrects what only it has written", async () => {
  await seedPointsGrids(noon);
  expect(await db.$count(pointsGrids)).toBe(shippedGrids.length);
  await seedPointsGrids(minutesLater(1), [{ ...shippedCrsGrid, name: "Shipped anew" }]);
  expect((await revisionsOf(id)).map(({ revision, savedBy }) => [revision, savedBy])).toEqual([
    [2, null],
    [1, null],
  ]);
  expect(await currentGrid("crs", noon)).toMatchObject({
    grid: { name: "Shipped anew" },
    correctedOn: "2026-10-02",
  });
  await seedPointsGrids(minutesLater(2));
  expect((await currentGrid("crs", noon)).grid).toEqual(shippedCrsGrid);
});

test("what staff have saved it leaves alone, a draft too", async () => {
  const [last] = await revisionsOf(id);
  const document = { ...shippedCrsGrid, name: "Ours" };
  const { id: _row, ...row } = last!;
  const draft = { ...row, document, revision: row.revision + 1, isPublished: false, savedBy: "an-owner" };
  await db.insert(pointsGrids).values(draft);
  await seedPointsGrids(noon, [{ ...shippedCrsGrid, name: "Shipped anew" }]);
  expect((await revisionsOf(id))[0]).toMatchObject({ savedBy: "an-owner", document: { name: "Ours" } });
});

test("what is published is neither changed nor deleted, and a row that cannot be read counts for nobody", async () => {
  const refused = (statement: ReturnType<typeof sql>) =>
    expect(db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("append-only") as string },
    });
  await refused(sql`update points_grids set reason = 'Secret' where version = ${id}`);
  await refused(sql`delete from points_grids where version = ${id} and is_published`);
  await refused(sql`truncate points_grids`);
  const broken = { system: "crs" as const, version: "crs-2026-10-01", revision: 1, document: { id: "x" } };
  await db.insert(pointsGrids).values({ ...broken, isPublished: true, savedAt: noon });
  pointsGridsHeld.drop();
  expect((await currentGrid("crs", noon)).grid.id).toBe(id);
});

test("pages wait for the day after the last, and for the first day", async () => {
  expect(await nextGridChange(noon)).toEqual(new Date("2026-11-03T00:00:00Z"));
  expect(await nextGridChange(new Date("2026-11-03T00:00:00Z"))).toBeNull();
});
