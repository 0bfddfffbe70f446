import type { PageData } from "#app/content/page-content.ts";
import type { LiveSection, PageSection, Section } from "#app/content/section.ts";
import { SectionView } from "#app/content/section-view.tsx";
import { drawPart } from "#app/ui/draw-part.server.tsx";

const liveKinds: ReadonlySet<Section["kind"]> = new Set<LiveSection["kind"]>([
  "country-tabs",
  "eligibility",
  "sign-up",
  "testimonials",
  "timeline",
  "video",
]);

/** Draws what needs no script, once for everyone. */
export function drawSections(sections: Section[], data: PageData, request: Request): PageSection[] {
  return sections.map((section) => {
    if (isLive(section)) return section;
    const { kind, id, heading } = section;
    const from = JSON.stringify([section, usedOf(data, kind)]);
    const drawn = drawPart(from, request, () => <SectionView section={section} data={data} />);
    return { kind, id, heading, drawn };
  });
}

function usedOf(data: PageData, kind: Section["kind"]): unknown {
  if (kind === "why-choose") return data.eligibilityChatHref;
  return kind === "research-groups" ? data.researchGroups : null;
}

function isLive(section: Section): section is LiveSection {
  return liveKinds.has(section.kind) || (section.kind === "items" && section.layout === "slides");
}
