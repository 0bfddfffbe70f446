import { describe, expect, test } from "vitest";

import { shippedCrsGrid } from "#app/self-checks/points/canada/shipped-crs-grid.ts";
import { gridOn } from "#app/self-checks/points/points-grid.ts";

describe("the version of a day", () => {
  const older = { ...shippedCrsGrid, id: "older", inForce: { from: null, to: "2025-03-24" } };
  const newer = { ...shippedCrsGrid, id: "newer", inForce: { from: "2026-11-03", to: null } };

  test.each([
    ["2020-01-01", "older", true],
    ["2025-03-24", "older", true],
    ["2025-03-25", shippedCrsGrid.id, true],
    ["2026-11-02", shippedCrsGrid.id, true],
    ["2026-11-03", "newer", true],
    ["2030-01-01", "newer", true],
  ])("%s: %s", (day, id, inForce) => {
    expect(gridOn([newer, older, shippedCrsGrid], day)).toMatchObject({ grid: { id }, inForce });
  });

  test("where nothing newer is known, it is the last one, and said to have ended", () => {
    expect(gridOn([shippedCrsGrid], "2026-11-03")).toMatchObject({
      grid: { id: shippedCrsGrid.id },
      inForce: false,
    });
    expect(gridOn([shippedCrsGrid], "2025-03-24")).toBeNull();
  });
});
