import type { PageData } from "#app/content/page-content.ts";
import type { Section } from "#app/content/section.ts";
import { AboutSectionView } from "#app/content/sections/about-section.tsx";
import { AdvantagesSectionView } from "#app/content/sections/advantages-section.tsx";
import { BulbSectionView } from "#app/content/sections/bulb-section.tsx";
import { EligibilitySectionView } from "#app/content/sections/eligibility-section.tsx";
import { ItemsSectionView } from "#app/content/sections/items-section.tsx";
import { PathwaysSectionView } from "#app/content/sections/pathways-section.tsx";
import { RareSectionOnDemand } from "#app/content/sections/rare-section-on-demand.tsx";
import { SignUpSectionView } from "#app/content/sections/sign-up-section.tsx";
import { SuccessRateSectionView } from "#app/content/sections/success-rate-section.tsx";
import { TimelineSectionView } from "#app/content/sections/timeline-section.tsx";
import { WhyChooseSectionView } from "#app/content/sections/why-choose-section.tsx";
import { AdvisersSectionView } from "#app/content/sections/advisers-section.tsx";
import { ClaimRow } from "#app/content/sections/claim-row.tsx";
import { FactsSectionView } from "#app/content/sections/facts-section.tsx";
import { FaqSectionView } from "#app/content/sections/faq-section.tsx";
import { NoteSectionView } from "#app/content/sections/note-section.tsx";
import { TestimonialsSectionView } from "#app/content/sections/testimonials-section.tsx";
import { TextSectionView } from "#app/content/sections/text-section.tsx";
import { VideoSectionView } from "#app/content/sections/video-section.tsx";
import { unreachable } from "#app/platform/invariant.ts";

type SectionViewProps = { section: Section; data: PageData };

/** The only place that maps kinds to components. */
export function SectionView({ section, data }: SectionViewProps) {
  switch (section.kind) {
    case "about":
      return <AboutSectionView section={section} />;
    case "facts":
      return <FactsSectionView section={section} />;
    case "text":
      return <TextSectionView section={section} />;
    case "note":
      return <NoteSectionView section={section} />;
    case "claims":
      return <ClaimRow section={section} />;
    case "advisers":
      return <AdvisersSectionView section={section} />;
    case "video":
      return <VideoSectionView section={section} playerUrl={data.playerUrl} />;
    case "testimonials":
      return (
        <TestimonialsSectionView
          section={section}
          testimonials={data.testimonials}
          showStars={data.showStars}
        />
      );
    case "faq":
      return <FaqSectionView section={section} />;
    case "advantages":
      return <AdvantagesSectionView section={section} />;
    case "bulb":
      return <BulbSectionView section={section} />;
    case "eligibility":
      return <EligibilitySectionView section={section} />;
    case "items":
      return <ItemsSectionView section={section} />;
    case "pathways":
      return <PathwaysSectionView section={section} />;
    case "sign-up":
      return <SignUpSectionView section={section} data={data} />;
    case "success-rate":
      return <SuccessRateSectionView section={section} />;
    case "timeline":
      return <TimelineSectionView section={section} />;
    case "why-choose":
      return <WhyChooseSectionView section={section} data={data} />;
    case "admits":
    case "country-tabs":
    case "destinations":
    case "person":
    case "research-groups":
    case "sample":
    case "table":
      return <RareSectionOnDemand section={section} data={data} />;
    default:
      return unreachable(section);
  }
}
