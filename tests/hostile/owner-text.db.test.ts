import { beforeAll, test } from "vitest";

import { pauseSale } from "#app/catalog/desk/change-sale.server.ts";
import type { WorkChange } from "#app/catalog/desk/change-work.ts";
import { editWork, seenOf } from "#app/catalog/desk/edit-work.server.ts";
import { pauseFields } from "#app/catalog/desk/sale-fields.ts";
import { changedQuestionFields, changedStepFields } from "#app/catalog/desk/work-fields.ts";
import { saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import { emptyWorkEdits } from "#app/catalog/work-edits.ts";
import { findPageTextAtDesk, publishPageText } from "#app/content/desk/edit-page-texts.server.ts";
import { addToShowcase } from "#app/content/desk/edit-showcase.server.ts";
import { pageTextFields, readPageText } from "#app/content/desk/page-text-fields.ts";
import { addedFields, videoIn } from "#app/content/desk/showcase-fields.ts";
import { type PageTextId, placedPageText } from "#app/content/page-texts/shipped-page-texts.ts";
import { showcaseRows } from "#app/content/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { db } from "#app/platform/db.server.ts";
import { videoPlayerUrl } from "#app/platform/video-player.server.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { expectDrawnAsTexts, fewTexts, openSite, type Site } from "#tests/hostile/read-pages.ts";
import { someVisitor } from "#tests/hostile/stand-on-ground.ts";

let site: Site;
let member: Member;
const paused = "portfolio-building";
const worked = "cover-letter";
const filmed = "resume-help";
const sections = ["home.top", "home.promises", "home.visas", "home.how-it-works", "home.faq"] as const;
const visitor = someVisitor();

beforeAll(async () => {
  site = await openSite();
  member = await makeMember("owner");
});

/** The pages show all texts at once, so a sample must do. */
const texts = fewTexts(96, 24);

test("what the owner writes is drawn as the text it is, at the desk and in public", async () => {
  await keep("Everything is as it should be.");
  const usual = await pages();
  const drawn = usual.map((page) => [page]);
  for (const { text } of texts) {
    await keep(text);
    (await pages()).forEach((page, at) => drawn[at]!.push(page));
  }
  expectDrawnAsTexts(
    drawn.map((readings) => readings.join("")),
    usual,
    texts,
  );
}, 60_000);

async function pages(): Promise<string[]> {
  const { read, owner: desk } = site;
  return Promise.all([
    read(visitor, `/service/premium/${paused}/`),
    read(visitor, `/service/premium/${filmed}/`),
    read(visitor, "/service/premium/counselling-session/"),
    read(visitor, "/service/premium/complete-application/"),
    read(visitor, "/service/"),
    read(visitor, "/admits_rejects/"),
    read(visitor, "/"),
    read(desk, `/staff/catalogue/services/${paused}`),
    read(desk, `/staff/catalogue/services/${worked}/work`),
    read(desk, "/staff/catalogue/showcase/admits"),
    read(desk, "/staff/catalogue/showcase/counsellors"),
    read(desk, "/staff/catalogue/showcase/videos"),
    read(desk, "/staff/catalogue/texts"),
    read(desk, "/staff/catalogue/texts/home.visas"),
    read(desk, "/staff/audit"),
  ]);
}

/** Refused texts are not stored and need no check. */
async function keep(text: string): Promise<void> {
  const now = new Date();
  const pause = pauseFields.safeParse({ paused_text: text });
  if (pause.success) {
    const said = { text: pause.data.paused_text, resumesOn: null };
    valueOf(await pauseSale({ member, slug: paused, pause: said, now }));
  }
  const asked = changedQuestionFields.safeParse({ name: "found", label: text, hint: text });
  if (asked.success) await change({ to: "change_question", name: "found", question: asked.data });
  const step = changedStepFields.safeParse({ name: "draft", step_text: text });
  if (step.success) await change({ to: "change_step", name: "draft", step: { text: step.data.step_text } });
  await keepShowcase(text, now);
  for (const section of sections) await keepText(section, text, now);
}

async function change(edit: WorkChange): Promise<void> {
  const work = (await saleTermsOfAll()).get(worked)?.work ?? emptyWorkEdits();
  await editWork({ member, slug: worked, seen: seenOf(work), change: edit, now: new Date() });
}

async function keepShowcase(text: string, now: Date): Promise<void> {
  await db.delete(showcaseRows);
  const schemas = addedFields(videoPlayerUrl());
  const words = { country: text, profile: text, title: text, transcript: text, name: text, role: text };
  const admit = { university: text, programme: text, consent: text, degree: "Ph.D.", outcome: "admitted" };
  const admits = schemas.admits.safeParse({ ...words, ...admit, year: "2026" });
  if (admits.success) valueOf(await addToShowcase({ member, kind: "admits", data: admits.data, now }));
  const person = schemas.counsellors.safeParse({ ...words, languages: text, countries: text });
  if (person.success) valueOf(await addToShowcase({ member, kind: "counsellors", data: person.data, now }));
  const place = schemas.destinations.safeParse({ ...words, students: "12" });
  if (place.success) valueOf(await addToShowcase({ member, kind: "destinations", data: place.data, now }));
  const address = "https://www.youtube.com/watch?v=abc";
  const video = schemas.videos.safeParse({ ...words, service: filmed, address });
  if (video.success) valueOf(await addToShowcase({ member, kind: "videos", data: videoIn(video.data), now }));
}

async function keepText(id: PageTextId, text: string, now: Date): Promise<void> {
  const items = [1, 2, 3].flatMap((row) => [
    [`item_heading_${row}`, `${text} ${row}`],
    [`item_text_${row}`, text],
  ]);
  const typed = pageTextFields.parse({ heading: text, intro: text, ...Object.fromEntries(items) });
  const read = readPageText(placedPageText(id), typed);
  const { seen } = valueOf(await findPageTextAtDesk(member, id));
  if (read.ok) valueOf(await publishPageText({ member, id, seen, text: read.value, startsAt: null, now }));
}
