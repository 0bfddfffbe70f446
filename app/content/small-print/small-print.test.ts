import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { refundRules } from "#app/catalog/refund-rules.ts";
import { definitionOf, shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { refundLines } from "#app/catalog/service-parts/refund-table.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { homeSections } from "#app/home/home-sections.ts";
import { shippedPageTexts } from "#app/content/page-texts/shipped-page-texts.ts";
import type { CompanyDetails } from "#app/content/small-print/small-print-parts.ts";
import { smallPrintPages } from "#app/content/small-print/small-print.ts";
import { termsVersion } from "#app/content/small-print/terms-version.ts";

const house: CompanyDetails = {
  siteName: "Landfall",
  seller: "Landfall Example Ltd",
  address: ["1 Harbour Street", "Porttown"],
  hours: "Monday to Friday, 9:00 to 17:00",
  email: "hello@landfall.example",
  whatsappHref: "https://wa.me/15550100199?text=Hello",
  liveChat: false,
  refunds: refundRules(serviceRecords),
};
const bare: CompanyDetails = { ...house, address: [], hours: null };

const pageAt = (path: string, of = house) => smallPrintPages[path]?.(of) ?? expect.fail(`no page ${path}`);
const textOf = (path: string, of = house) => JSON.stringify(pageAt(path, of));

test.each(Object.keys(smallPrintPages))(
  "%s has a title, a date and sections with anchors of their own",
  (path) => {
    for (const page of [pageAt(path), pageAt(path, bare)]) {
      expect(page.title).not.toBe("");
      expect(page.dated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(page.sections.length).toBeGreaterThan(2);
      expect(new Set(page.sections.map(({ id }) => id)).size).toBe(page.sections.length);
    }
  },
);

test("the terms carry the date that orders keep", () => {
  expect(pageAt("/terms").dated).toBe(termsVersion);
});

test("the contact page says what the settings say, and says so where they say nothing", () => {
  expect(textOf("/contact")).toContain("Landfall Example Ltd, 1 Harbour Street, Porttown");
  expect(textOf("/contact")).toContain("Monday to Friday, 9:00 to 17:00");
  expect(textOf("/contact", bare)).toContain("have no office for visits");
  expect(textOf("/contact", bare)).toContain("We keep no fixed hours");
  for (const path of Object.keys(smallPrintPages)) expect(textOf(path)).not.toMatch(/undefined|null,null/);
});

test("a live chat of another company is named where it is in use, and only there", () => {
  expect(textOf("/cookies", { ...house, liveChat: true })).toContain(
    "live chat on our pages is another company’s",
  );
  expect(textOf("/privacy", { ...house, liveChat: true })).toContain("belongs to another company");
  expect(textOf("/privacy")).not.toContain("belongs to another company");
});

test("every cookie and every stored item that the code names is on the cookies page, and no other", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((path) => !/\.test\.|small-print/.test(path));
  const code = files.map((path) => readFileSync(path, "utf8"));
  const cookies = code.flatMap((text) => namesIn(text, /Cookie = "([\w.-]+)"/g));
  const kept = code
    .filter((text) => /(local|session)Storage\./.test(text))
    .flatMap((text) => namesIn(text, /Key = "([\w.-]+)"/g));
  const listed = pageAt("/cookies").sections.flatMap((section) =>
    section.kind === "table" ? section.rows.map(([name]) => name) : [],
  );
  const byLibraries = ["landfall.session_token", "react-router-scroll-positions"];
  expect(listed).toHaveLength(new Set(listed).size);
  expect(new Set(listed)).toEqual(new Set([...cookies, ...kept, ...byLibraries]));
});

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

test("the terms and the refund rules promise no decision of others", () => {
  expect(textOf("/terms")).toContain("Nobody can guarantee what they will decide");
  expect(textOf("/refunds")).toContain("never about a decision");
});

test("the guarantee says the same wherever it is given: customers file, so nobody says that we do", () => {
  const { page } = definitionOf("complete-application");
  const toApply = serviceRecords.filter(({ slug }) => definitionOf(slug).need === "apply");
  const texts = [pageAt("/refunds"), page, toApply, shippedPageTexts, homeSections];
  for (const text of texts.map((words) => JSON.stringify(words))) {
    expect(text).toMatch(/every application filed on time is refused/i);
    expect(text).not.toMatch(/\bwe (file|filed|submit|submitted) /i);
  }
});

test("the refund rules say of every service what its own page says, row by row", () => {
  const [stages] = pageAt("/refunds").sections.filter((section) => section.kind === "table");
  for (const slug of shippedSlugs) {
    const { text, refunds } = definitionOf(slug);
    const at = house.refunds.stages.findIndex(({ services }) => services.includes(text.heading));
    const [services, back] = stages!.rows[at] ?? [];
    expect(services).toContain(text.heading);
    for (const { when, back: part } of refundLines(refunds))
      expect(back, slug).toContain(`${part} ${when.charAt(0).toLowerCase()}${when.slice(1)}.`);
  }
  const custom = "Work under a title of its own";
  const named = house.refunds.stages.flatMap(({ services }) => services);
  expect(named.filter((name) => name !== custom)).toHaveLength(shippedSlugs.length);
  expect(named).toContain(custom);
  expect(house.refunds.guaranteed).toEqual([definitionOf("complete-application").text.heading]);
});
