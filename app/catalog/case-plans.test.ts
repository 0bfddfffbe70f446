import { describe, expect, test } from "vitest";

import { planOf } from "#app/catalog/case-plans.ts";
import { everyPurchase } from "#tests/cases/every-purchase.ts";

describe.each(everyPurchase)("the plan of $service with $choices", (bought) => {
  const steps = planOf(bought);

  test("has four to nine steps, each with a name and words of its own", () => {
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(9);
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    expect(new Set(steps.map(({ words }) => words)).size).toBe(steps.length);
    for (const { name } of steps) expect(name).toMatch(/^[a-z]+(_[a-z\d]+)*$/);
  });

  test("begins with the form and ends with acceptance, after delivery", () => {
    expect(steps[0]).toMatchObject({ follows: "intake_sent", by: "customer", share: 0 });
    expect(steps.at(-1)).toMatchObject({ follows: "accepted", by: "customer", share: null });
    expect(steps.filter(({ follows }) => follows !== null).map(({ follows }) => follows)).toEqual([
      "intake_sent",
      "delivered",
      "accepted",
    ]);
  });

  test("goes forward in time, to the whole of it, and what is undated comes last", () => {
    const shares = steps.map(({ share }) => share);
    const dated = shares.filter((share) => share !== null);
    expect(shares.slice(0, dated.length)).toEqual(dated);
    expect(dated.toSorted((one, other) => one - other)).toEqual(dated);
    expect([dated[0], dated.at(-1)]).toEqual([0, 1]);
  });
});
