import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { changePrice } from "#app/pricing/desk/change-price.server.ts";
import { closeGroupAtDesk } from "#app/research-groups/close-group-at-desk.server.ts";
import { acceptRateAtDesk } from "#app/currencies/desk/decide-rate.server.ts";
import { addAdviser, endAdviser, listAdvisersAtDesk } from "#app/catalog/desk/edit-advisers.server.ts";
import { changeSwitch } from "#app/content/change-switch.server.ts";
import { editClaim } from "#app/content/desk/edit-claims.server.ts";
import { editService, findServiceRecord } from "#app/catalog/desk/edit-service.server.ts";
import { enterRate } from "#app/currencies/desk/enter-rate-at-desk.server.ts";
import { findPrice } from "#app/pricing/desk/find-prices.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { previewGrid, publishGrid } from "#app/self-checks/desk/edit-grids.server.ts";
import { findGridAtDesk } from "#app/self-checks/desk/list-grids.server.ts";
import { shippedCompassGrid } from "#app/self-checks/points/singapore/shipped-compass-grid.ts";
import { removeTestimonialAtDesk } from "#app/testimonials/remove-testimonial.server.ts";
import { connect, db, disconnect } from "#app/platform/db.server.ts";
import { researchGroups } from "#app/research-groups/tables.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import type { Adviser } from "#app/content/advisers.ts";
import { superuser } from "#db/embedded/cluster.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { secretsOf } from "#scripts/start/secrets.ts";
import { findPageTextAtDesk, publishPageText } from "#app/content/desk/edit-page-texts.server.ts";
import { editFact } from "#app/catalog/desk/edit-facts.server.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { pricesAt } from "#tests/resilience/prices-at.ts";
import { asId } from "#tests/setup/as-id.ts";
import { fastFolder } from "#tests/setup/fast-folder.ts";
import { type RealServer, startRealServer } from "#tests/setup/real-server.ts";

const dataDir = mkdtempSync(join(fastFolder(), "landfall-servers-"));
const otherDir = mkdtempSync(join(fastFolder(), "landfall-servers-other-"));
const servers: RealServer[] = [];
const owner: Member = { id: asId(UserId, "an-owner"), role: "owner", timeZone: "Asia/Kolkata" };
const reason = "It has to be done";

beforeAll(async () => {
  const first = await startRealServer(dataDir);
  servers.push(first);
  const { DATABASE_PASSWORD: password, SECRET, ENCRYPTION_KEY } = secretsOf(dataDir);
  const port = runningPostmaster(join(dataDir, "pg"))?.port;
  const DATABASE_URL = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
  const keys = { SECRET, ENCRYPTION_KEY };
  const settings = { DATABASE_URL, ...keys, SITE_URL: first.url, FILES_DIR: join(otherDir, "files") };
  const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "Landfall <hello@landfall.example>" };
  const chat = { SUPPORT_WHATSAPP: "442079460958" };
  servers.push(await startRealServer(otherDir, { ...settings, ...mail, ...chat }));
  Object.assign(process.env, { ...settings, NODE_ENV: "test" });
  connect(DATABASE_URL, 4);
});

afterAll(async () => {
  try {
    await disconnect();
  } finally {
    // Also if the second server did not start.
    for (const server of servers.toReversed()) await server.stop();
    for (const folder of [dataDir, otherDir]) rmSync(folder, { recursive: true, force: true });
  }
});

const rupees = { cookie: "landfall_currency=INR; landfall_time_zone=Asia%2FKolkata" };

async function onEveryServer(path: string, headers = rupees): Promise<string[]> {
  return Promise.all(
    servers.map(async ({ url }) => {
      const answer = await fetch(`${url}${path}`, { headers });
      expect(answer.headers.get("etag"), "the page comes from the memory of the server").not.toBeNull();
      return answer.text();
    }),
  );
}

async function withinASecond(path: string, words: RegExp, said: boolean, headers = rupees): Promise<void> {
  const find = async () => (await onEveryServer(path, headers)).map((page) => words.test(page));
  await expect.poll(find, { timeout: 1_000, interval: 25 }).toEqual([said, said]);
}

test("the words of a service", async () => {
  const [path, slug] = ["/service/premium/resume-help/", "resume-help"];
  await withinASecond(path, /<h1[^>]*>Changed words/, false);
  const record = serviceRecords.find((one) => one.slug === slug)!;
  const { updatedAt } = valueOf(await findServiceRecord(owner, slug));
  const optional = { mbaIButtonText: "", ytLink: "", ogImage: "" };
  const typed = { ...record, ...optional, heading: "Changed words" };
  const now = new Date();
  valueOf(await editService({ member: owner, slug, typed, seen: updatedAt.toISOString(), now }));
  await withinASecond(path, /<h1[^>]*>Changed words/, true);
});

test("a price, by itself, when it begins", async () => {
  const [path, row] = ["/service/premium/housing-search/", { service: "housing-search", choice: "unit" }];
  const asked = { links: row.service, currency: "INR" };
  await withinASecond(path, /₹8,123\.00/, false);
  expect(await pricesAt(servers, asked)).not.toContain(812_300);
  const now = new Date();
  const { version: seen } = valueOf(await findPrice(owner, row, now));
  const fields = { inr: 812_300n, usd: 11_900n, startsAt: null, sure: "", seen, reason };
  valueOf(await changePrice({ member: owner, ...row, fields, now }));
  // Starts in a second; until then both show the old price.
  expect((await onEveryServer(path)).map((page) => /₹8,123\.00/.test(page))).toEqual([false, false]);
  await new Promise((resolve) => setTimeout(resolve, now.getTime() + 1_000 - Date.now()));
  await withinASecond(path, /₹8,123\.00/, true);
  await expect.poll(() => pricesAt(servers, asked), { timeout: 1_000 }).toEqual([812_300, 812_300]);
});

test("an adviser, who comes and goes", async () => {
  const path = "/service/premium/express-entry/";
  await withinASecond(path, /Ada Example/, false);
  const now = new Date();
  const expiresOn = `${now.getUTCFullYear() + 1}-03-31`;
  const licence = { body: "College", licenceNumber: "R1", expiresOn };
  const adviser: Adviser = { name: "Ada Example", country: "CA", ...licence };
  valueOf(await addAdviser({ member: owner, adviser, now }));
  await withinASecond(path, /Ada Example/, true);
  const [listed] = valueOf(await listAdvisersAtDesk(owner));
  valueOf(await endAdviser({ member: owner, id: listed!.id, reason, now: new Date() }));
  await withinASecond(path, /Ada Example/, false);
});

test("the text of a section, at once and by itself when it begins", async () => {
  const id = "visas.top";
  const publish = async (heading: string, startsAt: Date | null) => {
    const { seen } = valueOf(await findPageTextAtDesk(owner, id));
    const text = { heading, intro: "", items: [] };
    valueOf(await publishPageText({ member: owner, id, seen, text, startsAt, now: new Date() }));
  };
  await publish("Six of them now", null);
  await withinASecond("/visas/", /<h1[^>]*>Six of them now/, true);
  const begins = new Date(Date.now() + 2_000);
  await publish("Six of them later", begins);
  expect((await onEveryServer("/visas/")).map((page) => page.includes("Six of them later"))).not.toContain(
    true,
  );
  await new Promise((resolve) => setTimeout(resolve, begins.getTime() - Date.now()));
  await withinASecond("/visas/", /<h1[^>]*>Six of them later/, true);
});

test("a claim that is hidden, and shown again", async () => {
  const path = "/service/premium/counselling-session/";
  await withinASecond(path, /cases counselled/, true);
  const set = (hidden: boolean, seen: string, now: Date) =>
    editClaim({
      member: owner,
      claim: "counselling-cases",
      fields: { proof: "", proved_until: null, hidden, seen },
      now,
    });
  const now = new Date();
  valueOf(await set(true, "", now));
  await withinASecond(path, /cases counselled/, false);
  valueOf(await set(false, now.toISOString(), new Date()));
  await withinASecond(path, /cases counselled/, true);
});

test("a cell of a point system that is corrected", async () => {
  const path = "/check/compass/";
  const version = shippedCompassGrid.id;
  const strategic = /C6 Strategic economic priorities<\/th><td>13<\/td>/;
  await withinASecond(path, strategic, false);
  const grid = { ...shippedCompassGrid, strategic: 13 };
  const asked = { member: owner, version, grid, now: new Date() };
  const { sure } = valueOf(await previewGrid(asked));
  const seen = String(valueOf(await findGridAtDesk(owner, version)).last.id);
  valueOf(await publishGrid({ ...asked, sure, seen, reason }));
  await withinASecond(path, strategic, true);
  await withinASecond(path, /Corrected by us on/, true);
});

test("the rating that search engines read", async () => {
  const path = "/service/premium/cover-letter/";
  await withinASecond(path, /"aggregateRating"/, true);
  const set = (to: "off" | "server") =>
    changeSwitch({ member: owner, key: "show_fixed_rating", to, now: new Date() });
  valueOf(await set("off"));
  await withinASecond(path, /"aggregateRating"/, false);
  valueOf(await set("server"));
  await withinASecond(path, /"aggregateRating"/, true);
});

test("a currency's rate, once somebody else has accepted it", async () => {
  const path = "/service/premium/cover-letter/";
  const euros = { cookie: "landfall_currency=EUR; landfall_time_zone=Europe%2FBerlin" };
  await withinASecond(path, /€43\.50/, false, euros);
  const now = new Date();
  const fields = { per_usd: "1.5", as_of: now.toISOString().slice(0, 10), reason };
  expect(valueOf(await enterRate({ member: owner, currency: "EUR", fields, now }))).toBe("waits");
  const rates = await db.select().from(exchangeRates).where(eq(exchangeRates.currency, "EUR"));
  const entered = rates.find(({ enteredBy }) => enteredBy === owner.id);
  const inForce = rates.find(({ acceptedAt }) => acceptedAt !== null);
  const other = { ...owner, id: asId(UserId, "another-owner") };
  const decided = { rateId: entered?.id ?? 0, seen: inForce?.perUsd ?? "" };
  valueOf(await acceptRateAtDesk({ member: other, ...decided, now: new Date() }));
  await withinASecond(path, /€43\.50/, true, euros);
});

test("a fee that the owner changes with its source", async () => {
  const path = "/service/premium/global-talent-visa-uk/";
  await withinASecond(path, /£766 per person<\/td>/, true);
  const fields = {
    seen: "",
    value: "£801 per person",
    sentence: "In two parts.",
    source_name: "GOV.UK",
    source_url: "https://www.gov.uk/global-talent",
    as_of: "2026-10-01",
    review_by: null,
    hidden: false,
    reason,
  };
  valueOf(await editFact({ member: owner, id: "global-talent-visa-uk.fees.1", fields, now: new Date() }));
  await withinASecond(path, /£801 per person<\/td>/, true);
});

test("a testimonial that is taken down", async () => {
  const [one] = await db.select().from(testimonials).limit(1);
  const { userId, service, details, createdAt } = one!;
  const words = new RegExp(details.slice(0, 20));
  await withinASecond("/reviews/", words, true);
  const seen = createdAt.toISOString();
  const removed = { member: owner, userId: userId!, service, seen, reason, now: new Date() };
  valueOf(await removeTestimonialAtDesk(removed));
  await withinASecond("/reviews/", words, false);
});

test("a research group that is closed", async () => {
  const path = "/service/research_groups/";
  const title = "Plain words in consent forms";
  const [group] = await db.select().from(researchGroups).where(eq(researchGroups.title, title));
  await withinASecond(path, new RegExp(title), true);
  const member = { ...owner, id: group!.createdBy };
  valueOf(await closeGroupAtDesk({ member, groupId: group!.id, reason, now: new Date() }));
  await withinASecond(path, new RegExp(title), false);
});

test("a start with everything in place is ready in under three seconds", async () => {
  await disconnect();
  for (const server of servers.splice(0).toReversed()) await server.stop();
  servers.push(await startRealServer(dataDir));
  expect(servers[0]!.readyMs).toBeLessThan(3_000);
  connect(process.env["DATABASE_URL"]!);
});
