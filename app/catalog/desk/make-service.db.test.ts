import { beforeAll, expect, test } from "vitest";

import { intakeFormOf, planOf, refundTableOf } from "#app/catalog/bought-service.ts";
import { resumeSale } from "#app/catalog/desk/change-sale.server.ts";
import { resetService } from "#app/catalog/desk/edit-service.server.ts";
import { makeService } from "#app/catalog/desk/make-service.server.ts";
import { newServiceFields } from "#app/catalog/desk/new-service-fields.ts";
import { templates } from "#app/catalog/desk/templates.ts";
import { findService, listServices, listServicesAndDrafts } from "#app/catalog/find-service.server.ts";
import { definitionOf, findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import { searchServices } from "#app/catalog/service-filter.ts";
import { findPage } from "#app/catalog/service-page.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import { changePrice } from "#app/pricing/desk/change-price.server.ts";
import { findPrice, listPrices } from "#app/pricing/desk/find-prices.server.ts";
import { priceRowsOf } from "#app/pricing/price-book-rows.ts";
import { startingPrices } from "#app/pricing/starting-prices.server.ts";
import { fund, makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { configured } from "#tests/pricing/quote-of.ts";

let owner: Member;

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});

const filledIn = (change: Record<string, string> = {}) =>
  newServiceFields.parse({
    template: "cover-letter",
    heading: "Thesis proposal",
    slug: "thesis-proposal",
    intro: "A proposal that a committee reads to the end.",
    need: "write",
    inr_1: "4,999",
    usd_1: "75",
    ...change,
  });
const make = (change: Record<string, string> = {}, member = owner) =>
  makeService({ member, typed: filledIn(change), now: noon });
const known = (slug: string) => findServiceSlug(slug)!;
const listed = async () => (await listServices()).map(({ slug }) => slug);
const putOnSale = (slug: string) => resumeSale({ member: owner, slug, now: noon });

async function buy(slug: ServiceSlug) {
  const user = await makeBuyer();
  await fund(user.id, 10_000_000n);
  return buyWithWallet(purchaseOf(user, { what: { configurations: [configured(slug)] } }));
}

test("a new service is a draft that nobody sees or buys, until it is put on sale", async () => {
  expect(valueOf(await make())).toBe("thesis-proposal");
  const slug = known("thesis-proposal");
  expect(await findService(slug)).toBeNull();
  expect(await listed()).not.toContain(slug);
  expect((await listServicesAndDrafts()).map((one) => one.slug)).toContain(slug);
  expect(valueOf(await startingPrices("INR", noon)).has(slug)).toBe(false);
  expect(await buy(slug)).toMatchObject({ ok: false, refusal: { code: "sale_paused" } });

  valueOf(await putOnSale(slug));
  expect((await findService(slug))?.heading).toBe("Thesis proposal");
  expect(valueOf(await startingPrices("USD", noon)).get(slug)).toBe(7_500n);
  const { found } = searchServices(await listServices(), "thesis");
  expect(found.map((one) => one.slug)).toContain(slug);

  const { orderId } = valueOf(await buy(slug));
  const order = (await findOrder(db, orderId))!;
  const [sold] = order.configurations;
  expect(sold).toMatchObject({ service: slug });
  expect(intakeFormOf(sold!).map(({ name }) => name)).toContain("found");
  expect(planOf(sold!)).toEqual(planOf(configured("cover-letter")));
  expect(refundTableOf(slug)).toBe(refundTableOf("cover-letter"));
  expect(rulesOf(slug)).toMatchObject({ slug, need: "write", delivery: rulesOf("cover-letter").delivery });

  const events = await auditEventsOn(slug);
  expect(events.map(({ event }) => event)).toEqual(["service_made", "service_put_on_sale"]);
  expect(events[0]).toMatchObject({
    actorId: owner.id,
    after: { template: "cover-letter", heading: "Thesis proposal", prices: ["unit: 4999.00 INR, 75.00 USD"] },
  });
});

test("everything that is wrong is said at once, and nothing is made", async () => {
  const wrong = {
    heading: " ",
    slug: "Not An Address",
    intro: "",
    need: "elsewhere",
    inr_1: "0",
    usd_1: "a",
  };
  const refused = await make(wrong);
  expect(refused.ok).toBe(false);
  if (!refused.ok)
    expect(Object.keys(refused.refusal.errors ?? {}).toSorted()).toEqual(Object.keys(wrong).toSorted());
  expect(await make({ template: "complete-application" })).toMatchObject({
    refusal: { code: "unknown_template" },
  });
});

test.each([
  ["a service’s", "resume-help"],
  ["a former name of a service", "gre-coaching"],
  ["work under a title of its own", "custom-service"],
  ["the page of new services", "new"],
  ["what every object has", "constructor"],
  ["one with a digit first", "3-letters"],
  ["one with two hyphens in a row", "a--b"],
  ["one that ends with a hyphen", "letters-"],
  ["too short", "ab"],
  ["too long", "a".repeat(61)],
  ["one of other letters", "prüfung"],
])("an address is refused: %s", async (_name, slug) => {
  const refused = await make({ slug });
  expect(refused).toMatchObject({ ok: false });
  if (!refused.ok) expect(Object.keys(refused.refusal.errors ?? { slug })).toEqual(["slug"]);
});

test("of ten who choose one address at once, one has it", async () => {
  const pressed = await Promise.all(Array.from({ length: 10 }, () => make({ slug: "at-once" })));
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  for (const one of pressed) if (!one.ok) expect(one.refusal.code).toBe("slug_taken");
  expect(await auditEventsOn("at-once")).toHaveLength(1);
});

test("managers and counsellors make none", async () => {
  for (const role of ["manager", "counsellor"] as const) {
    const refused = await make({ slug: "not-theirs" }, await makeMember(role));
    expect(refused).toMatchObject({ refusal: { code: "not_allowed" } });
  }
});

test("its price is in the book, and is changed as every other", async () => {
  valueOf(await make({ slug: "priced" }));
  const rows = valueOf(await listPrices(owner, noon)).filter(({ service }) => service === "priced");
  expect(rows.map(({ heading, choice }) => [heading, choice])).toEqual([["Thesis proposal", "unit"]]);
  const at = { service: "priced", choice: "unit" };
  const { version: seen } = valueOf(await findPrice(owner, at, noon));
  const fields = { inr: 549_900n, usd: 8_000n, startsAt: null, seen, sure: "", reason: "Dearer" };
  valueOf(await changePrice({ member: owner, ...at, fields, now: noon }));
  valueOf(await putOnSale("priced"));
  const later = new Date(noon.getTime() + 5_000);
  expect(valueOf(await startingPrices("INR", later)).get(known("priced"))).toBe(549_900n);
});

test("an upgrade leaves it alone, and there are no shipped words to take back", async () => {
  valueOf(await make({ slug: "own-words" }));
  expect(await seedServices()).toEqual({ inserted: 0, updated: 0 });
  const reset = { member: owner, slug: "own-words", seen: "", reason: "Back", now: noon };
  expect(await resetService(reset)).toMatchObject({ refusal: { code: "not_shipped" } });
});

test.each(templates)("after %s, a service has a price for every choice, and a page", async (template) => {
  const slug = `after-${template}`.replaceAll("_", "-").slice(0, 60);
  const prices = priceRowsOf(template).flatMap((_, at) => [
    [`inr_${at + 1}`, String(1_000 * (at + 1))],
    [`usd_${at + 1}`, String(10 * (at + 1))],
  ]);
  valueOf(await make({ template, slug, ...Object.fromEntries(prices) }));
  valueOf(await putOnSale(slug));
  const made = (await findService(slug))!;
  expect(valueOf(await startingPrices("EUR", noon)).get(made.slug)).toBeGreaterThan(0n);
  const { sections } = findPage(made, noon);
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(["at-a-glance", "about", "refunds"]));
  expect(definitionOf(made.slug).page.claims).toEqual([]);
});
