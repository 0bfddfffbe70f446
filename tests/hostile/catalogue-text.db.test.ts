import { beforeAll, test } from "vitest";

import { clearServices } from "#app/catalog/find-service.server.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { addAdviser, changeAdviser, listAdvisersAtDesk } from "#app/catalog/desk/edit-advisers.server.ts";
import { claimFields } from "#app/content/desk/claim-fields.ts";
import { editClaim, listClaimsAtDesk } from "#app/content/desk/edit-claims.server.ts";
import { editService, findServiceRecord } from "#app/catalog/desk/edit-service.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { adviserFields, adviserIn } from "#app/content/adviser-fields.ts";
import type { Adviser } from "#app/content/advisers.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { expectDrawnAsTexts, fewTexts, openSite, type Site } from "#tests/hostile/read-pages.ts";
import { someVisitor } from "#tests/hostile/stand-on-ground.ts";

let site: Site;
let member: Member;
const slug = "express-entry";
const record = serviceRecords.find((one) => one.slug === slug)!;
const visitor = someVisitor();

beforeAll(async () => {
  site = await openSite();
  member = await makeMember("owner");
});

/** The pages show all texts at once, so a sample must do. */
const texts = fewTexts(96, 24);
const plainText = "Everything is as it should be.";

test("what staff write into the catalogue is drawn as the text it is, at the desk and in public", async () => {
  await keep(plainText);
  const usual = await pages();
  const drawn = usual.map((page) => [page]);
  for (const { text } of texts) {
    await keep(text);
    (await pages()).forEach((page, at) => drawn[at]!.push(page));
  }
  const all = drawn.map((readings) => readings.join(""));
  expectDrawnAsTexts(all, usual, texts);
}, 60_000);

async function pages(): Promise<string[]> {
  const { read, owner: desk } = site;
  return Promise.all([
    read(visitor, `/service/premium/${slug}/`),
    read(desk, `/staff/catalogue/services/${slug}`),
    read(desk, "/staff/catalogue/advisers"),
    read(desk, "/staff/catalogue/claims"),
    read(desk, "/staff/catalogue/claims/full-funding"),
    read(desk, "/staff/audit"),
  ]);
}

async function keepAdviser(adviser: Adviser, now: Date): Promise<void> {
  const [listed] = valueOf(await listAdvisersAtDesk(member));
  await (listed
    ? changeAdviser({ member, id: listed.id, seen: listed.updatedAt.toISOString(), adviser, now })
    : addAdviser({ member, adviser, now }));
}

/** Refused texts are not stored and need no check. */
async function keep(text: string): Promise<void> {
  const now = new Date();
  const written = { heading: text, intro: text, iButtonText: text, mbaIButtonText: text };
  const faqs = [{ question: text, answer: text }];
  const links = { ytLink: record.ytLink ?? "", ogImage: record.ogImage ?? "" };
  for (const part of [written, { faqs }]) {
    const typed = { ...record, mbaIButtonText: "", ...links, ...part };
    const { updatedAt } = valueOf(await findServiceRecord(member, slug));
    await editService({ member, slug, typed, seen: updatedAt.toISOString(), now });
  }
  const licence = { country: "CA", licence_number: "R1", expires_on: `${now.getUTCFullYear() + 1}-03-31` };
  const read = adviserFields({ today: now.toISOString().slice(0, 10) }).safeParse({
    name: text,
    body: text,
    ...licence,
  });
  if (read.success) await keepAdviser(adviserIn(read.data), now);
  const { claims } = valueOf(await listClaimsAtDesk(member));
  const seen = claims.get("full-funding")?.updatedAt?.toISOString() ?? "";
  const claim = claimFields.safeParse({ proof: text, seen });
  if (claim.success) await editClaim({ member, claim: "full-funding", fields: claim.data, now });
  clearServices();
}
