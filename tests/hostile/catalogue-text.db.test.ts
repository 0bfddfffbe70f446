import { beforeAll, test } from "vitest";

import { clearServices } from "#app/catalog/find-service.server.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { addAdviser, changeAdviser, listAdvisersAtDesk } from "#app/catalog/desk/edit-advisers.server.ts";
import { claimFields } from "#app/content/desk/claim-fields.ts";
import { editClaim, listClaimsAtDesk } from "#app/content/desk/edit-claims.server.ts";
import { editFact, findFactAtDesk } from "#app/catalog/desk/edit-facts.server.ts";
import { savedFactFields } from "#app/catalog/desk/fact-fields.ts";
import { editService, findServiceRecord } from "#app/catalog/desk/edit-service.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { adviserFields, adviserIn } from "#app/content/adviser-fields.ts";
import type { Adviser } from "#app/content/advisers.ts";
import { recordProvenBackupAtDesk } from "#app/launch/check-launch.server.ts";
import { backupFields } from "#app/launch/desk/backup-fields.ts";
import { previewGrid, publishGrid } from "#app/self-checks/desk/edit-grids.server.ts";
import { findGridAtDesk } from "#app/self-checks/desk/list-grids.server.ts";
import { roundFields, roundIn } from "#app/self-checks/desk/round-fields.ts";
import { addRound } from "#app/self-checks/desk/rounds.server.ts";
import { shippedOpportunityCardGrid } from "#app/self-checks/points/germany/shipped-opportunity-card-grid.ts";
import { parseGrid } from "#app/self-checks/points/parse-grid.server.ts";
import {
  enterTestimonial,
  eraseEntered,
  moderateTestimonial,
} from "#app/testimonials/moderate-testimonial.server.ts";
import { answerFields, enterFields } from "#app/testimonials/testimonial-fields.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { expectDrawnAsTexts, fewTexts, openSite, type Site } from "#tests/hostile/read-pages.ts";
import { someVisitor } from "#tests/hostile/stand-on-ground.ts";

let site: Site;
let member: Member;
const slug = "express-entry";
const record = serviceRecords.find((one) => one.slug === slug)!;
const card = shippedOpportunityCardGrid;
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
    read(visitor, "/check/germany-opportunity-card/"),
    read(desk, "/staff/catalogue/points"),
    read(desk, `/staff/catalogue/points/${card.id}`),
    read(desk, `/staff/catalogue/points/${card.id}?revision=${await lastRevision()}`),
    read(desk, "/staff/launch"),
    read(desk, "/staff/catalogue/facts?page=global-talent-visa-uk"),
    read(desk, `/staff/catalogue/facts/${fee}`),
    read(visitor, "/service/premium/global-talent-visa-uk/"),
    read(desk, "/staff/catalogue/testimonials"),
    read(visitor, "/reviews/"),
    read(desk, "/staff/audit"),
  ]);
}

async function keepAdviser(adviser: Adviser, now: Date): Promise<void> {
  const [listed] = valueOf(await listAdvisersAtDesk(member));
  await (listed
    ? changeAdviser({ member, id: listed.id, seen: listed.updatedAt.toISOString(), adviser, now })
    : addAdviser({ member, adviser, now }));
}

const fee = "global-talent-visa-uk.fees.1";

async function keepFact(text: string, now: Date): Promise<void> {
  const { history } = valueOf(await findFactAtDesk(member, fee));
  const words = { value: text, sentence: text, source_name: text, as_of: "2026-10-01", reason: text };
  const fields = savedFactFields.safeParse({ ...words, seen: String(history[0]?.id ?? "") });
  if (fields.success) await editFact({ member, id: fee, fields: fields.data, now });
}

let entered: string | null = null;

async function keepTestimonial(text: string, now: Date): Promise<void> {
  const typed = { service: slug, details: `They told me what to leave out: ${text}`, shown_name: text };
  const read = enterFields.safeParse({ ...typed, stars: "4", written_on: "2026-10-01", consent: text });
  if (!read.success) return;
  if (entered !== null) await eraseEntered({ member, id: entered, reason: "Written anew", now });
  const row = await enterTestimonial({ member, fields: read.data, now });
  entered = row.ok ? row.value.id : null;
  const answer = answerFields.safeParse({ answer: text });
  if (!row.ok || !answer.success) return;
  const change = { to: "answered", answer: answer.data.answer } as const;
  const seen = new Date("2026-10-01T12:00:00Z").toISOString();
  valueOf(await moderateTestimonial({ member, id: row.value.id, seen, change, now }));
}

async function lastRevision(): Promise<number> {
  return valueOf(await findGridAtDesk(member, card.id)).last.revision;
}

/** A version that says it everywhere, a draft of the next, and a round. */
async function keepPoints(text: string, now: Date): Promise<void> {
  const [name, source] = [text, { name: text, url: "https://source.example", asOf: "2026-10-01" }];
  const said = { text, source };
  const superseded = { since: "2026-10-01", text, known: [said], unknown: text };
  const parts = { name, sources: [source], remarks: [said], superseded };
  const read = parseGrid({ ...card, ...parts, rulesAt: { name, url: source.url } });
  if (read.ok) {
    const grid = read.value;
    const asked = { member, version: card.id, grid, now };
    const { sure } = valueOf(await previewGrid(asked));
    const seen = async () => String(valueOf(await findGridAtDesk(member, card.id)).last.id);
    await publishGrid({ ...asked, sure, seen: await seen(), reason: "It has to be done" });
  }
  const typed = { system: "crs", held_on: "2026-09-30", as_of: "2026-10-01", lowest: "500" };
  const words = { round_name: text, source_name: text, source_url: source.url };
  const round = roundFields(now).safeParse({ ...typed, ...words });
  if (round.success) await addRound({ member, round: roundIn(round.data), now });
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
  const backup = backupFields.safeParse({ proven_on: "2026-10-01", kept_where: text });
  if (backup.success) await recordProvenBackupAtDesk({ member, fields: backup.data, now });
  await keepFact(text, now);
  await keepTestimonial(text, now);
  await keepPoints(text, now);
  clearServices();
}
