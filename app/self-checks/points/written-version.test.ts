import { expect, test } from "vitest";

import { shippedCrsGrid } from "#app/self-checks/points/canada/shipped-crs-grid.ts";
import { noticeOf, writtenVersion } from "#app/self-checks/points/written-version.ts";

test("newer rules that are in force are said, with what is known of them and where they stand", () => {
  const [notice] = noticeOf({ grid: shippedCrsGrid, inForce: false });
  expect(notice).toMatchObject({
    heading: "Newer rules are in force since 3 November 2026",
    rulesAt: { name: "IRCC, Comprehensive Ranking System criteria" },
    brief: "Newer rules are in force since 3 November 2026; these figures follow the rules before.",
  });
  expect(notice!.known.map(({ source }) => source.asOf)).toEqual(Array(3).fill("22 November 2026"));
});

test("so is a version that has ended, if nobody has entered the next", () => {
  const grid = { ...shippedCrsGrid, superseded: null };
  expect(noticeOf({ grid, inForce: false })[0]).toMatchObject({
    heading: "Newer rules are in force",
    text: `${grid.name} ended on 2 November 2026. We have not entered newer rules yet, so this result follows the old ones.`,
  });
  expect(noticeOf({ grid, inForce: true })).toEqual([]);
});

test.each([
  [{ from: "2025-03-25", to: "2026-11-02" }, "In force from 25 March 2025 to 2 November 2026."],
  [{ from: "2026-11-03", to: null }, "In force since 3 November 2026."],
  [{ from: null, to: "2026-11-02" }, "In force until 2 November 2026."],
  [{ from: null, to: null }, ""],
])("%j", (inForce, text) => {
  expect(writtenVersion({ ...shippedCrsGrid, name: "A version", inForce }).inForce).toBe(text);
});

test("days that stand in a version’s name are not said again", () => {
  expect(writtenVersion(shippedCrsGrid).inForce).toBe("");
});
