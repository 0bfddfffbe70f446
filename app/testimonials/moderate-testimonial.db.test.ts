import { beforeAll, beforeEach, expect, test } from "vitest";

import { settingsOfServer } from "#app/content/content-settings.server.ts";
import { changeSwitch } from "#app/content/change-switch.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { listAllTestimonials } from "#app/testimonials/list-all.server.ts";
import {
  countWaitingTestimonials,
  findTestimonial,
  listTestimonials,
  randomTestimonials,
  testimonialsOfOthers,
} from "#app/testimonials/list-testimonials.server.ts";
import {
  enterTestimonial,
  eraseEntered,
  type Moderation,
  moderateTestimonial,
} from "#app/testimonials/moderate-testimonial.server.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { enterFields } from "#app/testimonials/testimonial-fields.ts";
import { ratingFor } from "#app/testimonials/testimonials-for-service.server.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makePremium } from "#tests/setup/make-premium.ts";

let owner: Member;
let user: CurrentUser;
const service = "cover-letter" as const;
const details = "They read my letter twice and told me what to leave out.";

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});
beforeEach(async () => {
  await db.delete(testimonials);
  valueOf(await moderated("off"));
  user = await makePremium();
});

const moderated = (to: "on" | "off" | "server") =>
  changeSwitch({ member: owner, key: "moderate_testimonials", to, now: noon });
const write = async (words = details, change: { now?: Date; stars?: number; by?: CurrentUser } = {}) => {
  const { now = noon, by = user, ...given } = change;
  return valueOf(await publishTestimonial({ user: by, service, details: words, ...given, now }));
};
const moderate = (id: string, change: Moderation, seen = noon) =>
  moderateTestimonial({ member: owner, id, seen: seen.toISOString(), change, now: minutesLater(60) });
const shown = async () => (await listTestimonials(service)).map((one) => one.details);

test("as shipped, a testimonial shows at once", async () => {
  expect(settingsOfServer().moderateTestimonials).toBe(false);
  expect(await write()).toMatchObject({ state: "published" });
  expect(await shown()).toEqual([details]);
});

test("where the owner wants a look first, nothing shows before it anywhere", async () => {
  valueOf(await moderated("on"));
  const { id, state } = await write();
  expect(state).toBe("waiting");
  const seenBy = () =>
    Promise.all([
      listTestimonials(service),
      randomTestimonials(),
      testimonialsOfOthers("resume-help", 12),
      listAllTestimonials(1).then((all) => all.testimonials),
    ]).then((lists) => lists.map((list) => list.length));
  expect(await seenBy()).toEqual([0, 0, 0, 0]);
  expect(await countWaitingTestimonials()).toBe(1);
  expect(await findTestimonial(user.id, service)).toMatchObject({ details, state: "waiting" });
  valueOf(await moderate(id, { to: "published" }));
  expect(await seenBy()).toEqual([1, 1, 1, 1]);
  expect(await auditEventsOn(id)).toMatchObject([
    { event: "testimonial_published", before: { state: "waiting" }, after: { state: "published" } },
  ]);
});

test("what is hidden tells its author why, and comes back only after a look", async () => {
  const { id } = await write();
  valueOf(await moderate(id, { to: "hidden", reason: "It names a third person" }));
  expect(await shown()).toEqual([]);
  expect(await findTestimonial(user.id, service)).toMatchObject({
    state: "hidden",
    hiddenReason: "It names a third person",
  });
  expect((await auditEventsOn(id)).at(-1)).toMatchObject({ reason: "It names a third person" });
  await write(`${details} Nobody is named.`, { now: minutesLater(1) });
  expect(await findTestimonial(user.id, service)).toMatchObject({ state: "waiting", hiddenReason: null });
});

test("an answer stands below the words, and goes when they are written anew", async () => {
  const { id } = await write();
  valueOf(await moderate(id, { to: "answered", answer: "Thank you." }));
  expect(await listTestimonials(service)).toMatchObject([{ details, answer: "Thank you." }]);
  await write(`${details} Twice.`, { now: minutesLater(1) });
  expect(await listTestimonials(service)).toMatchObject([{ answer: null }]);
});

test("featured ones come first, in every list", async () => {
  const first = await write("The first letter was the one that got me in, they said.");
  const by = await makePremium();
  await write("The second letter came back with fewer words and more in it.", { by, now: minutesLater(1) });
  expect(await shown()).toEqual([expect.stringMatching(/second/), expect.stringMatching(/first/)]);
  valueOf(await moderate(first.id, { to: "featured", featured: true }));
  expect(await shown()).toEqual([expect.stringMatching(/first/), expect.stringMatching(/second/)]);
  const [all] = (await listAllTestimonials(1)).testimonials;
  const [other] = await testimonialsOfOthers("resume-help", 12);
  expect([all?.id, other?.id]).toEqual([first.id, first.id]);
  valueOf(await moderate(first.id, { to: "featured", featured: false }));
  expect(await shown()).toEqual([expect.stringMatching(/second/), expect.stringMatching(/first/)]);
});

test("words that were written anew meanwhile are not moderated unread, and no press counts twice", async () => {
  const { id } = await write();
  await write(`${details} Twice.`, { now: minutesLater(1) });
  expect(await moderate(id, { to: "published" })).toMatchObject({ refusal: { code: "changed_meanwhile" } });
  const reason = "It names a third person";
  const presses = Array.from({ length: 5 }, () => moderate(id, { to: "hidden", reason }, minutesLater(1)));
  for (const one of await Promise.all(presses)) valueOf(one);
  expect(await auditEventsOn(id)).toHaveLength(1);
});

const older = {
  service,
  shown_name: "Noor A.",
  details: "Three drafts, and each said less and meant more.",
  stars: "4",
  written_on: "2025-03-01",
  consent: "By e-mail, kept in the folder of consents.",
};

test("an older one is entered with consent and proof, shows with its date, and can be erased", async () => {
  const fields = enterFields.parse(older);
  const { id } = valueOf(await enterTestimonial({ member: owner, fields, now: noon }));
  await write();
  expect(await shown()).toEqual([details, older.details]);
  expect(await enterTestimonial({ member: owner, fields, now: noon })).toMatchObject({
    refusal: { code: "testimonial_known" },
  });
  const asked = { member: owner, reason: "She no longer agrees", now: noon };
  valueOf(await eraseEntered({ ...asked, id }));
  expect(await shown()).toEqual([details]);
  const [own] = await listTestimonials(service);
  expect(await eraseEntered({ ...asked, id: own!.id })).toMatchObject({ refusal: { status: 404 } });
});

test.each([
  ["service", { service: "nothing" }],
  ["shown_name", { shown_name: " " }],
  ["details", { details: "Good." }],
  ["stars", { stars: "6" }],
  ["written_on", { written_on: "2999-01-01" }],
  ["consent", { consent: "" }],
])("without a good %s nothing is entered", (field, change) => {
  const read = enterFields.safeParse({ ...older, ...change });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("the rating is counted from the stars that were given and are shown", async () => {
  expect(await ratingFor(service)).toBeNull();
  await write();
  expect(await ratingFor(service)).toBeNull();
  await write(details, { stars: 4 });
  const by = await makePremium();
  const { id } = await write(`${details} Twice.`, { by, stars: 5 });
  expect(await ratingFor(service)).toEqual({ value: 4.5, count: 2 });
  valueOf(await moderate(id, { to: "hidden", reason: "It names a third person" }));
  expect(await ratingFor(service)).toEqual({ value: 4, count: 1 });
  expect(await ratingFor("resume-help")).toBeNull();
});
