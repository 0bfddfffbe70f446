import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { checkLawsNightly, reconcileNightly } from "#app/books/check-nightly.server.ts";
import { latestBookChecks } from "#app/books/record-book-check.server.ts";
import { countAwaiting } from "#app/desk/pages/count-awaiting.server.ts";
import { db } from "#app/platform/db.server.ts";
import { fakeGateway, withGateways } from "#tests/checkout/fake-gateway.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { kindsTold } from "#tests/desk/notices.ts";
import { fund, makeBuyer, noon, openShop } from "#tests/checkout/shop.ts";

const stripe = fakeGateway("stripe");
withGateways(() => [stripe]);

beforeAll(openShop);

const findingsOnTheDesk = async () => (await countAwaiting(await makeMember("owner"), noon)).bookFindings;

const latest = async (kind: "laws" | "gateways") => (await latestBookChecks(db)).get(kind);

test("a night in which all is well is written down as such", async () => {
  await checkLawsNightly(noon);
  await reconcileNightly(noon);
  expect(await latest("laws")).toMatchObject({ found: 0, findings: [], unexamined: [] });
  expect((await latest("laws"))?.examined).toBeGreaterThan(30);
  expect(await latest("gateways")).toMatchObject({ found: 0, findings: [], unexamined: [] });
  expect(await findingsOnTheDesk()).toBe(0);
});

test("a broken law is written down with the place where it is broken", async () => {
  const user = await makeBuyer();
  await fund(user.id, 5_000n);
  await db.execute(sql`update wallets set currency = 'EUR' where user_id = ${user.id}`);
  await checkLawsNightly(noon);
  await db.execute(sql`update wallets set currency = 'INR' where user_id = ${user.id}`);
  const { found, findings } = (await latest("laws"))!;
  expect(found).toBe(1);
  expect(findings[0]).toContain("A wallet holds money of its own currency only.");
  expect(findings[0]).toContain(user.id);
  expect(await findingsOnTheDesk()).toBe(1);
});

test("a gateway that does not answer is written down, the job is tried again, and managers are told once", async () => {
  const [manager, counsellor] = [await makeMember("manager"), await makeMember("counsellor")];
  stripe.unreachable = true;
  await expect(reconcileNightly(noon)).rejects.toThrow("stripe");
  await expect(reconcileNightly(noon)).rejects.toThrow("stripe");
  expect([await kindsTold(manager), await kindsTold(counsellor)]).toEqual([["books_differ"], []]);
  stripe.unreachable = false;
  const { unexamined } = (await latest("gateways"))!;
  expect(unexamined).toEqual(["stripe could not be compared: stripe did not answer."]);
});
