import { expect, test } from "vitest";

import { findPage } from "#app/catalog/service-page.ts";
import { serviceRecords, withDemoVideos } from "#app/catalog/service-records.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { emptyShowcase, type Admit, type Showcase } from "#app/content/showcase/showcase.ts";

const admit: Admit = {
  university: "Delft",
  country: "Netherlands",
  programme: "Data science",
  degree: "Master’s",
  year: 2026,
  outcome: "admitted",
  papers: true,
  profile: "8.4 of 10.",
};
const counsellor = {
  name: "Ines Real",
  role: "Counsellor",
  profile: "One.\nTwo.",
  languages: "English",
  countries: "",
  photo: "/counsellors/1.webp",
};
const video = { service: "complete-application", title: "How we work", videoId: "abc", transcript: "Hello." };
const now = new Date("2026-10-02T12:00:00Z");
const records = withDemoVideos(serviceRecords);

function page(slug: ServiceSlug, own: Partial<Showcase> = {}, showIllustrations = true) {
  const service = records.find((record) => record.slug === slug)!;
  const showcase = { ...emptyShowcase, ...own };
  return findPage(service, now, { showcase, site: { showIllustrations } }).sections;
}

const kinds: [kind: string, slug: ServiceSlug, own: Partial<Showcase>, said: string][] = [
  ["admits", "research-paper", { admits: [admit] }, "Delft, Netherlands"],
  ["person", "counselling-session", { counsellors: [counsellor] }, "Ines Real"],
  [
    "destinations",
    "complete-application",
    { destinations: [{ country: "Japan", students: 12 }] },
    '"country":"Japan"',
  ],
];

test.each(kinds)(
  "what is illustrative of %s goes as soon as there is a real row",
  (kind, slug, own, said) => {
    const of = (sections: ReturnType<typeof page>) => sections.filter((section) => section.kind === kind);
    const shipped = JSON.stringify(of(page(slug)));
    expect(shipped).toContain("Illustration:");
    for (const shown of [true, false]) {
      const real = JSON.stringify(of(page(slug, own, shown)));
      expect(real).toContain(said);
      expect(real).not.toContain("Illustration");
      expect(real).not.toMatch(/Harbourside|Tamsin|Ireland/);
    }
  },
);

test("rows of another kind change nothing of it", () => {
  expect(page("research-paper", { counsellors: [counsellor] })).toEqual(page("research-paper"));
});

test("a chart of admits counts those who were admitted, and without any there is none", () => {
  const rejected = { ...admit, outcome: "rejected" as const };
  const chart = (admits: Admit[]) => page("research-paper", { admits }).find(({ kind }) => kind === "admits");
  expect(chart([admit, rejected, { ...admit, papers: false }])).toMatchObject({
    universities: [{ university: "Delft, Netherlands", withPapers: 1, withoutPapers: 1 }],
  });
  expect(chart([rejected])).toBeUndefined();
});

test("a service shows its own videos, and no stand-in once there is a real one anywhere", () => {
  const videos = (slug: ServiceSlug, own: Partial<Showcase> = {}) =>
    page(slug, own).flatMap((section) => (section.kind === "video" ? [section] : []));
  const standIn = records.find(({ slug, ytLink }) => slug !== video.service && ytLink?.startsWith("demo-"))!;
  expect(videos(standIn.slug)).toHaveLength(1);
  expect(videos(standIn.slug, { videos: [video] })).toEqual([]);
  const two = videos("complete-application", { videos: [video, { ...video, title: "Again" }] });
  expect(two.map(({ id, transcript }) => [id, transcript])).toEqual([
    ["video", "Hello."],
    ["video-2", "Hello."],
  ]);
});
