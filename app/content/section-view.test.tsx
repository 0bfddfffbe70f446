import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { findPage } from "#app/catalog/service-page.ts";
import type { PageData, TestimonialsState } from "#app/content/page-content.ts";
import type { Section } from "#app/content/section.ts";
import { SectionView } from "#app/content/section-view.tsx";

const data: PageData = {
  url: new URL("http://127.0.0.1/service/premium/some-visa/?quote=1"),
  playerUrl: "https://player.example/embed/",
  showStars: true,
  testimonials: { state: "loaded", testimonials: [] },
  signedIn: false,
  eligibilityChatHref: "https://wa.me/15550100199?text=check",
};
const draw = (section: Section, pageData = data) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SectionView section={section} data={pageData} />
    </MemoryRouter>,
  );

const adviser = {
  name: "A. Example",
  country: "CA",
  body: "College",
  licenceNumber: "R1",
  expiresOn: "2027-01-31",
} as const;
const sections: Section[] = [
  { kind: "about", id: "about", heading: "About Service", html: "<p>Kept <strong>as it is</strong></p>" },
  {
    kind: "facts",
    id: "facts",
    heading: "At a glance",
    facts: [{ icon: "clock", term: "Delivery", text: "Soon" }],
  },
  { kind: "text", id: "text", heading: "Text", paragraphs: ["One.", "Two."] },
  {
    kind: "note",
    id: "note",
    heading: "Official position",
    tone: "official",
    paragraphs: ["Read it there."],
    source: { name: "The authority", url: "https://authority.example/" },
    asOf: "2026-04-08",
  },
  { kind: "claims", id: "claims", heading: "In figures", claims: [{ figure: "22%", text: "of students" }] },
  { kind: "advisers", id: "advisers", heading: "Who helps you", advisers: [adviser], without: [] },
  { kind: "video", id: "video", heading: "See how it works", videoId: "abc_def-123", title: "How it works" },
  { kind: "testimonials", id: "testimonials", heading: "What customers say" },
  { kind: "faq", id: "faq", heading: "Questions", items: [{ question: "Why?", answer: "Because <b>." }] },
];

test.each(sections.map((section) => [section.kind, section] as const))(
  "a section of kind %s is named by its heading and has an anchor",
  (_kind, section) => {
    const html = draw(section);
    expect(html).toContain(`id="${section.id}"`);
    expect(html).toContain(`aria-labelledby="${section.id}-heading"`);
    expect(html).toMatch(new RegExp(`<h2[^>]*id="${section.id}-heading"[^>]*>.*${section.heading}`));
  },
);

test("no section of any page has an inline style, which the site's policy would drop", () => {
  for (const record of serviceRecords) {
    for (const section of findPage(record, new Date("2026-11-21")).sections) {
      expect(draw(section)).not.toMatch(/\sstyle="/);
    }
  }
  for (const section of sections) expect(draw(section)).not.toMatch(/\sstyle="/);
});

const sectionOf = (kind: Section["kind"]) => sections.find((section) => section.kind === kind) as Section;

test("questions form one accordion and answers are text, not HTML", () => {
  const html = draw(sectionOf("faq"));
  expect(html).toMatch(/<details[^>]*name="faq"/);
  expect(html).toContain("Because &lt;b&gt;.");
});

test("before it is in sight, and without script, a video is a link to the player", () => {
  const html = draw(sectionOf("video"));
  expect(html).toContain(`href="https://player.example/embed/abc_def-123"`);
  expect(html).not.toContain("<iframe");
});

test("a note names its source and writes its date out", () => {
  const html = draw(sectionOf("note"));
  expect(html).toContain(`<a href="https://authority.example/">The authority</a>`);
  expect(html).toContain(`<time dateTime="2026-04-08">8 April 2026</time>`);
});

test("for a country without a licensed adviser the page says documents and preparation only, and who may advise", () => {
  const html = draw({
    kind: "advisers",
    id: "who",
    heading: "Who helps you",
    advisers: [adviser],
    without: [
      { country: "US", mayAdvise: "Lawyers there." },
      { country: "SG", mayAdvise: null },
    ],
  });
  expect(html).toContain("Documents and preparation only.");
  expect(html).toContain("For the United States and Singapore no licensed adviser");
  expect(html).toContain("Lawyers there.");
  expect(html).toContain("A. Example");
  const covered = draw({ kind: "advisers", id: "who", heading: "Who", advisers: [adviser], without: [] });
  expect(covered).not.toContain("Documents and preparation only.");
});

const one = { id: "1", username: "Asha R.", details: "They answered.", path: null };
test.each<[string, TestimonialsState, string]>([
  ["while they load", { state: "loading" }, "Loading testimonials..."],
  ["when there are none", { state: "loaded", testimonials: [] }, "No testimonials available."],
  [
    "when they could not be loaded",
    { state: "failed", message: "Failed to load testimonials", at: 0 },
    "Error loading testimonials: Failed to load testimonials",
  ],
  ["when there are some", { state: "loaded", testimonials: [one] }, "5 out of 5 stars"],
])("testimonials %s", (_when, testimonials, sentence) => {
  expect(draw(sectionOf("testimonials"), { ...data, testimonials })).toContain(sentence);
});

test("the owner can turn the fixed stars off", () => {
  const testimonials: TestimonialsState = { state: "loaded", testimonials: [one] };
  expect(draw(sectionOf("testimonials"), { ...data, showStars: false, testimonials })).not.toContain("stars");
});
