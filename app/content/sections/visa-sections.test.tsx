import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { drawSections } from "#app/content/draw-sections.server.tsx";
import type { PageData } from "#app/content/page-content.ts";
import type { EligibilityPart } from "#app/content/section-parts.ts";
import type { EligibilitySection, Section } from "#app/content/section.ts";
import { SectionView } from "#app/content/section-view.tsx";

const visitor: PageData = {
  url: new URL("http://127.0.0.1/service/premium/some-visa/?quote=1"),
  playerUrl: "https://player.example/embed/",
  showStars: true,
  testimonials: { state: "loaded", testimonials: [] },
  signedIn: false,
  eligibilityChatHref: "https://wa.me/15550100199?text=check",
};

function draw(section: Section, data = visitor): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <SectionView section={section} data={data} />
    </MemoryRouter>,
  );
}

const part = (id: string, more: Partial<EligibilityPart> = {}): EligibilityPart => ({
  id,
  label: `Branch ${id}`,
  summary: [`Who ${id} is for.`],
  lists: [
    { heading: "An award", rule: "One is enough.", needed: null, items: [{ serialNumber: 1, text: ["A"] }] },
    {
      heading: "Evidence",
      rule: "At least 1 of these 2.",
      needed: 1,
      items: [
        { serialNumber: 1, text: ["Prizes"] },
        { serialNumber: 2, text: ["Articles, ", { text: "which we help with", href: "/service/x/" }] },
      ],
    },
  ],
  ...more,
});
const eligibility = (layout: EligibilitySection["layout"], ...parts: EligibilityPart[]): Section => ({
  kind: "eligibility",
  id: "eligibility-criteria",
  heading: "Eligibility criteria",
  layout,
  intro: "Read both.",
  parts,
});

test("eligibility in tabs opens the first and keeps every other in the page", () => {
  const html = draw(eligibility("tabs", part("a"), part("b")));
  expect(html).toMatch(/<legend[^>]*>Eligibility criteria<\/legend>/);
  expect(html).toMatch(/<input[^>]*aria-labelledby="a-tab"[^>]*checked=""/);
  expect(html).toContain("Who b is for.");
});

test("eligibility in parts is read one after the other, each under its name", () => {
  const html = draw(eligibility("parts", part("a"), part("b")));
  expect(html).not.toContain("tablist");
  expect(html).toMatch(/<h3[^>]*id="a-name">Branch a<\/h3>[^]*<h3[^>]*id="b-name">Branch b<\/h3>/);
});

test("a list is ticked and counted where a number is needed, and only read where none is", () => {
  const html = draw(eligibility("parts", part("a")));
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html).toMatch(/<output[^>]*>0 of 2 ticked: at least 1 is needed\.<\/output>/);
  expect(html).not.toContain("<form");
});

test("a cut panel can be opened in full", () => {
  const cut = draw(eligibility("tabs", part("a"), part("b", { cut: true })));
  expect(cut.match(/View more/g)).toHaveLength(1);
  expect(cut).toMatch(/aria-expanded="false"/);
  expect(draw(eligibility("tabs", part("a")))).not.toContain("View more");
});

test("a why-choose card leads to the chat, to a page of ours, or nowhere", () => {
  const html = draw({
    kind: "why-choose",
    id: "why-choose-landfall",
    heading: "Why choose Landfall",
    cards: [
      { image: "eligibility-check", heading: "Free eligibility check", link: "eligibility-check" },
      { image: "profile-boosting", heading: "Profile boosting", link: "/service/premium/research-paper/" },
      { image: "expert-strategy", heading: "Expert strategy", link: "#" },
    ],
  });
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/wa\.me\/15550100199\?text=check" target="_blank" rel="noreferrer">Free/,
  );
  expect(html).toMatch(/<a [^>]*href="\/service\/premium\/research-paper\/"[^>]*>Profile boosting<\/a>/);
  expect(html).toMatch(/<h3[^>]*>Expert strategy<\/h3>/);
  expect(html.match(/<a /g)).toHaveLength(2);
});

test.each([
  [true, /href="\/there\/"[^>]*target="_blank"|target="_blank"[^>]*href="\/there\/"/],
  [false, /<a [^>]*href="\/there\/"(?![^>]*target)/],
])("pathways open in a new tab: %s", (newTab, expected) => {
  const html = draw({
    kind: "pathways",
    id: "pathways",
    heading: "Other visas",
    intro: null,
    cards: [{ href: "/there/", image: "eb-1", heading: "There", paragraph: "Another way." }],
    newTab,
  });
  expect(html).toMatch(expected);
  expect(html.includes("noreferrer")).toBe(newTab);
});

test("visitors are asked to sign up and brought back; who is signed in is not asked", () => {
  const section: Section = {
    kind: "sign-up",
    id: "sign-up",
    heading: "Sign up",
    prompt: { header: "Keep it in one place", description: "It is free.", image: "sign-up" },
  };
  const next = "next=%2Fservice%2Fpremium%2Fsome-visa%2F";
  const html = draw(section);
  expect(html).toContain("Keep it in one place");
  expect(html).toContain(`href="/account/register?${next}"`);
  expect(html).toContain(`href="/account/login/?${next}"`);
  const request = new Request(visitor.url);
  expect(drawSections([section], visitor, request)).toHaveLength(1);
  expect(drawSections([section], { ...visitor, signedIn: true }, request)).toEqual([]);
});

test("a success-rate card says what its bars are, of which period, and what they do not promise", () => {
  const html = draw({
    kind: "success-rate",
    id: "success-rate",
    heading: "Success rate",
    charts: [
      {
        claim: "success-rates-o-1",
        card: { heading: "By papers", subheading: "Clients, 2025", footer: "No promise." },
        rows: [{ name: "4 papers", percentage: 81.5 }],
      },
    ],
  });
  expect(html).toMatch(/By papers<\/h3>.*Clients, 2025<\/caption>.*81\.5%.*No promise\./);
});

test("advantages carry their picture, disadvantages another tone", () => {
  const section = (tone: "advantage" | "disadvantage"): Section => ({
    kind: "advantages",
    id: "visa-advantages",
    heading: "Advantages",
    tone,
    items: [{ heading: "No quota", title: ["Ask ", { text: "us", href: "/service/" }, "."] }],
    image: tone === "advantage" ? "advantages" : null,
  });
  expect(draw(section("advantage"))).toMatch(
    /<img [^>]*src="\/pictures\/advantages\.svg"[^>]*loading="lazy"/,
  );
  expect(draw(section("disadvantage"))).toContain(`data-tone="disadvantage"`);
  expect(draw(section("disadvantage"))).not.toContain("<img");
});

test("as it is served, a timeline is whole: every step with its times and its picture", () => {
  const html = draw({
    kind: "timeline",
    id: "timeline",
    heading: "Timeline",
    intro: null,
    steps: [
      {
        stepLabel: "Step 1",
        image: "decision",
        title: "Decision",
        description: "They answer.",
        duration: "2–3 months",
        days: "Premium: 15 calendar days",
      },
    ],
    notes: ["In all about 9 months."],
  });
  expect(html).toMatch(/Step 1.*Decision.*2–3 months.*Premium: 15 calendar days.*They answer\./);
  expect(html).toContain("/pictures/decision.svg");
  expect(html).toContain("In all about 9 months.");
  expect(html).not.toContain("data-following");
});

test("the bulb stands beside its thought", () => {
  const html = draw({
    kind: "bulb",
    id: "bulb",
    heading: "Understand this first",
    paragraphs: ["A thought."],
  });
  expect(html).toContain("/pictures/bulb.svg");
  expect(html).toContain("<p>A thought.</p>");
});
