import { beforeAll, expect, test } from "vitest";

import { recordBookCheck } from "#app/books/record-book-check.server.ts";
import { db } from "#app/platform/db.server.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { sitAtDesk } from "#tests/hostile/stand-on-ground.ts";
import type { Browser } from "#tests/setup/visit-site.ts";

let serve: Serve;
let owner: Browser;

beforeAll(async () => {
  await openShop();
  [serve, owner] = await Promise.all([serveSite(), sitAtDesk()]);
});

const pageText = async (path = "/staff/books") => {
  const answer = await serve(owner.request(path));
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
};

test("before the first night the page of the books says so", async () => {
  expect(await pageText()).toContain("It has not run yet. It runs every night.");
});

test("the page says when each check ran last, what it examined and what it found", async () => {
  const check = { begunAt: new Date(), findings: [], unexamined: [] };
  await recordBookCheck(db, { ...check, kind: "laws", examined: 45 });
  await recordBookCheck(db, { ...check, kind: "gateways", examined: 1_234 });
  const well = await pageText();
  expect(well).toContain("Every law of the books holds.");
  expect(well).toMatch(/Last run: [^,]+, \S+ ?\S*, 45 laws proved|Last run: .{5,40} 45 laws proved/);
  expect(well).toContain("The gateways say what our books say.");
  expect(well).toContain("1,234 pieces of money compared");

  const finding = "A law of the books. Order LF-1042 costs 5.";
  const unexamined = ["stripe could not be compared: it did not answer."];
  await recordBookCheck(db, { ...check, kind: "laws", examined: 45, findings: [finding] });
  await recordBookCheck(db, { ...check, kind: "gateways", examined: 0, unexamined });
  const ill = await pageText();
  expect(ill).toContain("One finding.");
  expect(ill).toContain(finding);
  expect(ill).toContain(unexamined[0]);
  expect(await pageText("/staff/")).toMatch(/2 Findings in the books/);
});
