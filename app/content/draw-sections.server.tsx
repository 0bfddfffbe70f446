import type { PageData } from "#app/content/page-content.ts";
import type { PageSection, Section } from "#app/content/section.ts";
import { SectionView } from "#app/content/section-view.tsx";
import { drawPart } from "#app/ui/draw-part.server.tsx";

/** Draws each section once for everyone who gets the same. */
export function drawSections(sections: Section[], data: PageData, request: Request): PageSection[] {
  return shownSections(sections, data).map((section) => {
    const from = JSON.stringify([section, usedOf(data, section.kind)]);
    const drawn = drawPart(from, request, () => <SectionView section={section} data={data} />);
    return { kind: section.kind, drawn };
  });
}

export function shownSections(sections: Section[], { signedIn }: PageData): Section[] {
  return sections.filter(({ kind }) => kind !== "sign-up" || !signedIn);
}

function usedOf(data: PageData, kind: Section["kind"]): unknown {
  switch (kind) {
    case "research-groups":
      return data.researchGroups;
    case "sign-up":
      return data.url.pathname;
    case "testimonials": {
      const { testimonials, showStars, url } = data;
      return [testimonials, showStars, testimonials.state === "failed" && url];
    }
    case "video":
      return data.playerUrl;
    case "why-choose":
      return data.eligibilityChatHref;
    default:
      return null;
  }
}
