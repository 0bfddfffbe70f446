import { withFacts } from "#app/catalog/facts-in-sections.ts";
import { factSections, type PlacedFact } from "#app/catalog/shipped-facts.ts";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { drawSections } from "#app/content/draw-sections.server.tsx";
import type { FactVersion } from "#app/content/facts.ts";
import type { PageData } from "#app/content/page-content.ts";
import type { PageSection } from "#app/content/section.ts";
import { utcDay } from "#app/platform/dates.ts";

export type FactPreview = { pages: { path: string; sections: PageSection[] }[] };

/** Each section that the fact stands in, as its page would draw it. */
export async function drawFactPreview(
  fact: PlacedFact,
  version: FactVersion,
  { url, request, now }: { url: URL; request: Request; now: Date },
): Promise<FactPreview> {
  const { facts } = await contentSettings();
  const versions = new Map([...facts.versions, [fact.id, version] as const]);
  const data: PageData = {
    url,
    playerUrl: "",
    showStars: false,
    signedIn: true,
    eligibilityChatHref: "#",
    testimonials: { state: "loaded", testimonials: [] },
  };
  const byPage = Map.groupBy(fact.places, ({ page }) => page);
  const pages = [...byPage].map(([page, places]) => {
    const ids = new Set(places.map(({ section }) => section));
    const sections = factSections(page).filter(({ id }) => ids.has(id));
    const shown = withFacts(page, sections, { ...facts, versions }, utcDay(now));
    return { path: places[0]!.path, sections: drawSections(shown, data, request) };
  });
  return { pages };
}
