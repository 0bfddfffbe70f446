import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import type { PageData } from "#app/content/page-content.ts";
import type { PageContentItem, VisaCountry } from "#app/content/section-parts.ts";
import type { ItemsSection, Section } from "#app/content/section.ts";
import { SectionView } from "#app/content/section-view.tsx";

const data: PageData = {
  url: new URL("http://127.0.0.1/service/premium/some-visa/?quote=1"),
  playerUrl: "https://player.example/embed/",
  showStars: true,
  testimonials: { state: "loaded", testimonials: [] },
  signedIn: false,
  eligibilityChatHref: "https://wa.me/15550100199?text=check",
};
const draw = (section: Section, over: Partial<PageData> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SectionView section={section} data={{ ...data, ...over }} />
    </MemoryRouter>,
  );

const item = (heading: string, over: Partial<PageContentItem> = {}): PageContentItem => ({
  heading,
  title: null,
  description: `About ${heading}.`,
  image: null,
  ...over,
});
const items = (layout: ItemsSection["layout"]): Section => ({
  kind: "items",
  id: "included",
  heading: "Included",
  layout,
  intro: null,
  items: [item("First", { title: "Valid for", image: "letter" }), item("Second")],
});

test.each(["cards", "checklist", "steps", "slides"] as const)(
  "items as %s are all there, each with its heading, its line and its words",
  (layout) => {
    const html = draw(items(layout));
    for (const words of ["First", "Second", "Valid for", "About First.", "About Second."]) {
      expect(html).toContain(words);
    }
    expect(html).toContain('src="/pictures/letter.svg"');
  },
);

test("steps are a numbered list, cards and what is included are not", () => {
  expect(draw(items("steps"))).toContain("<ol");
  expect(draw(items("cards"))).not.toContain("<ol");
  expect(draw(items("checklist"))).not.toContain("<ol");
});

test("slides begin at the first, which has no way back", () => {
  const html = draw(items("slides"));
  expect(html).toContain(">1 of 2<");
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>.*?Previous slide/);
});

const country = (code: VisaCountry["country"], name: string, types: string[]): VisaCountry => ({
  country: code,
  name,
  highlight: { heading: `${name} highlight`, text: "Text", image: "visa" },
  tiles: [1, 2, 3, 4].map((tile) => ({ heading: `Tile ${tile}`, text: "Text", image: "funds" })),
  successRate: "98.7%",
  cases: "5,000+ approvals",
  summaryText: `${name} in short`,
  validVisaTypes: types.length > 0 ? [{ group: "Study", types }] : [],
  official: [
    {
      about: `${name}: a fee`,
      text: "It changes.",
      source: { name: "The authority", url: "https://authority.example" },
      asOf: "2026-06-25",
    },
  ],
});
const countryTabs: Section = {
  kind: "country-tabs",
  id: "countries",
  heading: "Countries",
  countries: [country("US", "USA", ["F-1", "M-1"]), country("CA", "Canada", [])],
};

test("each country's tab has the official notes about it, and no others", () => {
  const [, usa = "", canada = ""] = draw(countryTabs).split('data-panel="');
  expect(usa).toContain("USA: a fee");
  expect(usa).not.toContain("Canada: a fee");
  expect(canada).toContain("Canada: a fee");
  expect(canada).not.toContain("USA: a fee");
});

test("the first country’s tab is open, and every country has its highlight, tiles, banner and summary", () => {
  const html = draw(countryTabs);
  expect(html.match(/type="radio"[^>]*checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/checked=""\/><span[^>]*><span[^>]*><span[^>]*data-country="US"><\/span>USA/);
  for (const name of ["USA", "Canada"]) {
    expect(html).toContain(`${name} highlight`);
    expect(html).toContain(`${name} in short`);
  }
  expect(html.match(/Tile \d/g)).toHaveLength(8);
  expect(html).toMatch(/<strong[^>]*>98\.7%<\/strong> success rate/);
  expect(html).toContain("5,000+ approvals");
});

test("valid visa types stand by group, and only where a country has them", () => {
  const html = draw(countryTabs);
  expect(html).toContain("USA: valid visa types");
  expect(html).toMatch(/<dt[^>]*>Study<\/dt><dd[^>]*>F-1<\/dd><dd[^>]*>M-1<\/dd>/);
  expect(html).not.toContain("Canada: valid visa types");
});

const destinations = (illustration: string | null): Section => ({
  kind: "destinations",
  id: "destinations",
  heading: "Destinations",
  intro: null,
  destinations: [
    { country: "United States", students: 10_000 },
    { country: "Canada", students: 2000 },
    { country: "Nowhere", students: 10 },
  ],
  illustration,
});

test("destinations stand on the map and, for everyone, in a list with their counts", () => {
  const html = draw(destinations(null));
  expect(html).toContain('src="/pictures/world.svg"');
  expect(html.match(/<circle/g), "a country the map does not know is in the list alone").toHaveLength(2);
  const list = html.slice(html.indexOf("<table"));
  for (const words of ["United States", "10,000", "Canada", "2,000", "Nowhere"])
    expect(list).toContain(words);
});

test("invented values are marked as an illustration", () => {
  const illustration = "Illustration: invented to show the form.";
  expect(draw(destinations(illustration))).toContain(illustration);
  expect(draw(destinations(null))).not.toContain("Illustration");
  const others: Section[] = [
    {
      kind: "admits",
      id: "admits",
      heading: "Admits",
      intro: null,
      universities: [{ university: "Example", withPapers: 12, withoutPapers: 5 }],
      illustration,
    },
    {
      kind: "person",
      id: "person",
      heading: "Your counsellor",
      people: [
        {
          name: "Dr. Ada Example",
          role: "Counsellor",
          photo: null,
          paragraphs: ["Words."],
          facts: [{ term: "Languages", text: "English" }],
        },
      ],
      illustration,
    },
    {
      kind: "sample",
      id: "sample",
      heading: "Sample output",
      title: "Report",
      rows: [{ term: "Fit", text: "Good" }],
      conclusion: "Apply.",
      illustration,
    },
  ];
  for (const section of others) expect(draw(section), section.kind).toContain(illustration);
});

test("admits show each university with and without papers, the number beside each bar", () => {
  const html = draw({
    kind: "admits",
    id: "admits",
    heading: "Admits",
    intro: null,
    universities: [{ university: "Example", withPapers: 12, withoutPapers: 5 }],
    illustration: "Illustration.",
  });
  expect(html).toMatch(/Example<\/th>.*With papers<\/th><td[^>]*>12<.*Without papers<\/th><td[^>]*>5</);
});

test("a table scrolls inside a region named by its caption, and its cells have headers", () => {
  const html = draw({
    kind: "table",
    id: "funds",
    heading: "Funds",
    intro: null,
    columns: ["Family", "Funds"],
    rows: [["One", "CAD 15,263"]],
    caption: "As of 2026.",
  });
  expect(html).toMatch(/role="region" aria-labelledby="funds-caption" tabindex="0"/i);
  expect(html).toMatch(/<caption[^>]*id="funds-caption"[^>]*><span[^>]*>As of 2026\./);
  expect(html).toMatch(/<th[^>]*scope="col"[^>]*>Family/);
  expect(html).toMatch(/<th[^>]*scope="row"[^>]*>One/);
});

test("research groups say that none is open and lead to creating one and to more", () => {
  const html = draw({ kind: "research-groups", id: "groups", heading: "Groups", intro: "Share a package." });
  expect(html).toContain("No group is open at the moment");
  expect(html).toContain("Didn&#x27;t find what you were looking for?");
  expect(html).toMatch(/<a[^>]*href="\/service\/research_groups\/create"[^>]*>.*?Create Research Group/);
  expect(html).toMatch(/<a[^>]*href="\/service\/research_groups\/"[^>]*>.*?View More Groups/);
});

const said = (id: string, details: string) => ({ id, username: `Customer ${id}`, details, path: null });

test("testimonials are a carousel without ends, in which all can be read", () => {
  const html = draw(
    { kind: "testimonials", id: "testimonials", heading: "What customers say" },
    { testimonials: { state: "loaded", testimonials: [said("1", "Calm."), said("2", "Exact.")] } },
  );
  expect(html).toContain("Calm.");
  expect(html).toContain("Exact.");
  expect(html).toContain("Previous testimonial");
  expect(html).toContain("Next testimonial");
  expect(html).not.toContain("aria-disabled");
});

test("a long testimonial and a long answer can be scrolled by keyboard", () => {
  const words = "word ".repeat(200);
  const testimonial = draw(
    { kind: "testimonials", id: "testimonials", heading: "What customers say" },
    { testimonials: { state: "loaded", testimonials: [said("1", words)] } },
  );
  expect(testimonial).toMatch(/role="group" aria-label="Customer 1: word [^"]*…" tabindex="0"/i);
  const faq = draw({
    kind: "faq",
    id: "faq",
    heading: "Questions",
    items: [{ question: "Why?", answer: words }],
  });
  expect(faq).toMatch(/role="region" aria-label="Why\?" tabindex="0"/i);
});
