import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { editFact, findFactAtDesk, previewFact, resetFact } from "#app/catalog/desk/edit-facts.server.ts";
import { textsSaying } from "#app/catalog/desk/texts-saying.server.ts";
import { savedFactFields } from "#app/catalog/desk/fact-fields.ts";
import { findPage } from "#app/catalog/service-page.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { factVersions } from "#app/content/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";

let owner: Member;
const fee = "global-talent-visa-uk.fees.1";
const rate = "success-rates-o-1.4-papers";
const note = "official.o-1-premium";
const uk = serviceRecords.find(({ slug }) => slug === "global-talent-visa-uk")!;

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});

const typed = {
  value: "£801 per person",
  sentence: "In two parts.",
  source_name: "GOV.UK, Global Talent",
  source_url: "https://www.gov.uk/global-talent",
  as_of: "2026-10-01",
  reason: "The fee has risen",
};
const seenNow = async (id: string) => String(valueOf(await findFactAtDesk(owner, id)).history[0]?.id ?? "");
const fieldsOf = (change: object) => savedFactFields.parse({ ...typed, ...change });
const save = async (id: string, change: object = {}, seen?: string) =>
  editFact({
    member: owner,
    id,
    fields: fieldsOf({ ...change, seen: seen ?? (await seenNow(id)) }),
    now: noon,
  });
const page = async () =>
  JSON.stringify(findPage(uk, noon, await contentSettings()).sections.find(({ id }) => id === "fees"));

test("a fee changed with its source shows at once, and history and log keep who and why", async () => {
  expect(await page()).toContain("£766 per person");
  valueOf(await save(fee));
  expect(await page()).toContain("£801 per person");
  expect(await page()).toContain("https://www.gov.uk/global-talent");
  expect(await page()).not.toContain("£766 per person");
  const { history } = valueOf(await findFactAtDesk(owner, fee));
  expect(history).toMatchObject([
    { value: "£801 per person", approvedBy: owner.id, approvedAt: noon, reason: "The fee has risen" },
  ]);
  expect(await auditEventsOn(fee)).toMatchObject([
    { event: "fact_approved", before: { value: null }, after: { value: "£801 per person" } },
  ]);
});

test("texts that repeat a figure in words of their own are found", async () => {
  const slugs = new Set([uk.slug]);
  expect(await textsSaying(slugs, ["£766 per person", "£801 per person"])).toEqual([
    { slug: uk.slug, said: "£766 per person" },
  ]);
  expect(await textsSaying(slugs, ["", "CHANGED"])).toEqual([]);
});

test("pressing twice is one change, and of ten who save at once one wins", async () => {
  const before = valueOf(await findFactAtDesk(owner, fee)).history.length;
  valueOf(await save(fee));
  const seen = await seenNow(fee);
  const saved = await Promise.all(
    Array.from({ length: 10 }, (_, at) => save(fee, { value: `£${900 + at} per person` }, seen)),
  );
  expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
  for (const one of saved) if (!one.ok) expect(one.refusal).toMatchObject({ code: "changed_meanwhile" });
  expect(valueOf(await findFactAtDesk(owner, fee)).history).toHaveLength(before + 1);
});

test("the shipped words come back, and the history stays", async () => {
  const before = valueOf(await findFactAtDesk(owner, fee)).history.length;
  const seen = await seenNow(fee);
  valueOf(await resetFact({ member: owner, id: fee, seen, reason: "Read wrongly", now: noon }));
  expect(await page()).toContain("£766 per person");
  expect(valueOf(await findFactAtDesk(owner, fee)).history).toHaveLength(before + 1);
});

test("shipped words need no new source to be hidden or dated", async () => {
  const { fact } = valueOf(await findFactAtDesk(owner, fee));
  const same = { value: fact.value, sentence: fact.sentence ?? "", source_name: "", source_url: "" };
  valueOf(await save(fee, { ...same, as_of: "", hidden: "yes", review_by: "2027-01-31" }));
  expect(await page()).not.toContain("£766 per person");
  const [newest] = valueOf(await findFactAtDesk(owner, fee)).history;
  expect(newest).toMatchObject({ value: null, isHidden: true, reviewBy: "2027-01-31" });
});

test.each([
  ["value", fee, { value: " " }],
  ["source_name", fee, { source_name: "" }],
  ["as_of", fee, { as_of: "" }],
  ["value", rate, { value: "almost all" }],
  ["value", "claim.students-us", { value: "many" }],
  ["sentence", "claim.full-funding", { sentence: "" }],
  ["value", rate, { value: "101%" }],
  ["sentence", note, { sentence: "" }],
  ["source_url", note, { source_url: "" }],
])("without a good %s, %s is refused for %j, and previewed no more than saved", async (field, id, change) => {
  const before = await seenNow(id);
  const refused = await save(id, change);
  const previewed = previewFact(owner, id, fieldsOf(change));
  for (const one of [refused, previewed]) {
    expect(one).toMatchObject({
      ok: false,
      refusal: { status: 422, errors: { [field]: expect.any(String) } },
    });
  }
  expect(await seenNow(id)).toBe(before);
});

test("an address that is none, and a day to come, are refused as typed", () => {
  for (const [field, change] of [
    ["source_url", { source_url: "javascript:alert(1)" }],
    ["as_of", { as_of: "2999-01-01" }],
    ["reason", { reason: "" }],
  ] as const) {
    const read = savedFactFields.safeParse({ ...typed, ...change });
    expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  }
});

test("a claim's figure follows on its pages, and is said by the map as a number", async () => {
  valueOf(await save("claim.students-us", { value: "12,500", sentence: "students in the US" }));
  const record = serviceRecords.find(({ slug }) => slug === "complete-application")!;
  const { sections } = findPage(record, noon, await contentSettings());
  expect(JSON.stringify(sections)).toContain('"country":"United States","students":12500');
});

test("nothing approved is ever changed or taken out", async () => {
  await expect(db.delete(factVersions)).rejects.toThrow();
  await expect(db.execute(sql`update fact_versions set value = 'x'`)).rejects.toThrow();
});
