import { expect, test } from "vitest";

import { makePlan } from "#tests/chaos/plan.ts";

const options = { purchases: 2_000, customers: 80, serverKills: 20, databaseKills: 5 };
const seeds = Array.from({ length: 30 }, (_, index) => index + 1);

test("the same seed is the same plan, and another seed is another", () => {
  const hashes = [1, 1, 2].map((seed) => makePlan({ seed, ...options }).hash);
  expect(hashes[0]).toBe(hashes[1]);
  expect(hashes[0]).not.toBe(hashes[2]);
});

test.each(seeds)("the plan of seed %i has several of each kind of act", (seed) => {
  const { acts } = makePlan({ seed, ...options });
  const counts = Map.groupBy(acts, (act) => {
    if (act.what === "purchase") return `purchase, ${act.story}`;
    if (act.what === "link") return `link, ${act.besides}`;
    if (act.what === "refund") return `refund, ${act.part === 1 ? "whole" : "part"}`;
    if (act.what === "rate") return `rate, ${Math.abs(act.percent) > 10 ? "large" : "small"}`;
    if (act.what === "decide_rates") return `decide_rates, ${act.accept}`;
    if (act.what === "adjust" && act.direction === "debit") return "adjust, debit";
    if (act.what === "adjust") return `adjust, ${act.dollars > 100 ? `by two, ${act.approve}` : "credit"}`;
    if (act.what === "cancel") return `cancel, ${act.agree}`;
    if (act.what === "leaver") return `leaver, ${act.pays}`;
    return act.what === "overdo" ? `overdo, ${act.limit}` : act.what;
  });
  expect(counts.size).toBe(39);
  expect([...counts].filter(([, some]) => some.length < 4).map(([kind]) => kind)).toEqual([]);
});

test.each(seeds)("on the plan of seed %i somebody leaves before they have bought anything", (seed) => {
  expect(makePlan({ seed, ...options }).acts[0]).toMatchObject({ what: "delete" });
});
