import type { PageData } from "#app/content/page-content.ts";
import type { LiveSection, PageSection } from "#app/content/section.ts";
import { EligibilitySectionView } from "#app/content/sections/eligibility-section.tsx";
import { ItemsSectionView } from "#app/content/sections/items-section.tsx";
import { RareSectionOnDemand } from "#app/content/sections/rare-section-on-demand.tsx";
import { SignUpSectionView } from "#app/content/sections/sign-up-section.tsx";
import { TestimonialsSectionView } from "#app/content/sections/testimonials-section.tsx";
import { TimelineSectionView } from "#app/content/sections/timeline-section.tsx";
import { VideoSectionView } from "#app/content/sections/video-section.tsx";
import { unreachable } from "#app/platform/invariant.ts";
import { DrawnPart } from "#app/ui/drawn-part.tsx";

export function PageSectionView({ section, data }: { section: PageSection; data: PageData }) {
  return section.drawn ? (
    <DrawnPart drawn={section.drawn} />
  ) : (
    <LiveSectionView section={section} data={data} />
  );
}

export function LiveSectionView({ section, data }: { section: LiveSection; data: PageData }) {
  switch (section.kind) {
    case "eligibility":
      return <EligibilitySectionView section={section} />;
    case "items":
      return <ItemsSectionView section={section} />;
    case "sign-up":
      return <SignUpSectionView section={section} data={data} />;
    case "testimonials":
      return (
        <TestimonialsSectionView
          section={section}
          testimonials={data.testimonials}
          showStars={data.showStars}
        />
      );
    case "video":
      return <VideoSectionView section={section} playerUrl={data.playerUrl} />;
    case "timeline":
      return <TimelineSectionView section={section} />;
    case "country-tabs":
      return <RareSectionOnDemand section={section} />;
    default:
      return unreachable(section);
  }
}
