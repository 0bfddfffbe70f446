import type { PageData } from "#app/content/page-content.ts";
import type { Section } from "#app/content/section.ts";
import { AboutSectionView } from "#app/content/sections/about-section.tsx";
import { AdmitsSectionView } from "#app/content/sections/admits-section.tsx";
import { AdvantagesSectionView } from "#app/content/sections/advantages-section.tsx";
import { AdvisersSectionView } from "#app/content/sections/advisers-section.tsx";
import { BulbSectionView } from "#app/content/sections/bulb-section.tsx";
import { ClaimRow } from "#app/content/sections/claim-row.tsx";
import { CountryTabsSectionView } from "#app/content/sections/country-tabs-section.tsx";
import { DestinationsSectionView } from "#app/content/sections/destinations-section.tsx";
import { EligibilitySectionView } from "#app/content/sections/eligibility-section.tsx";
import { FactsSectionView } from "#app/content/sections/facts-section.tsx";
import { FaqSectionView } from "#app/content/sections/faq-section.tsx";
import { ItemsSectionView } from "#app/content/sections/items-section.tsx";
import { NeighboursSectionView } from "#app/content/sections/neighbours-section.tsx";
import { NoteSectionView } from "#app/content/sections/note-section.tsx";
import { PathwaysSectionView } from "#app/content/sections/pathways-section.tsx";
import { PersonSectionView } from "#app/content/sections/person-section.tsx";
import { ResearchGroupsSectionView } from "#app/content/sections/research-groups-section.tsx";
import { SampleSectionView } from "#app/content/sections/sample-section.tsx";
import { SignUpSectionView } from "#app/content/sections/sign-up-section.tsx";
import { SuccessRateSectionView } from "#app/content/sections/success-rate-section.tsx";
import { TableSectionView } from "#app/content/sections/table-section.tsx";
import { TestimonialsSectionView } from "#app/content/sections/testimonials-section.tsx";
import { TextSectionView } from "#app/content/sections/text-section.tsx";
import { TimelineSectionView } from "#app/content/sections/timeline-section.tsx";
import { VideoSectionView } from "#app/content/sections/video-section.tsx";
import { WhyChooseSectionView } from "#app/content/sections/why-choose-section.tsx";
import { unreachable } from "#app/platform/invariant.ts";

type SectionViewProps = { section: Section; data: PageData };

/** Every kind has its component here. Pages get them drawn (`draw-sections.server.tsx`). */
export function SectionView({ section, data }: SectionViewProps) {
  switch (section.kind) {
    case "about":
      return <AboutSectionView section={section} />;
    case "admits":
      return <AdmitsSectionView section={section} />;
    case "advantages":
      return <AdvantagesSectionView section={section} />;
    case "advisers":
      return <AdvisersSectionView section={section} />;
    case "bulb":
      return <BulbSectionView section={section} />;
    case "claims":
      return <ClaimRow section={section} />;
    case "country-tabs":
      return <CountryTabsSectionView section={section} />;
    case "destinations":
      return <DestinationsSectionView section={section} />;
    case "eligibility":
      return <EligibilitySectionView section={section} />;
    case "facts":
      return <FactsSectionView section={section} />;
    case "faq":
      return <FaqSectionView section={section} />;
    case "items":
      return <ItemsSectionView section={section} />;
    case "neighbours":
      return <NeighboursSectionView section={section} />;
    case "note":
      return <NoteSectionView section={section} />;
    case "pathways":
      return <PathwaysSectionView section={section} />;
    case "person":
      return <PersonSectionView section={section} />;
    case "research-groups":
      return <ResearchGroupsSectionView section={section} researchGroups={data.researchGroups} />;
    case "sample":
      return <SampleSectionView section={section} />;
    case "sign-up":
      return <SignUpSectionView section={section} next={data.url.pathname} />;
    case "success-rate":
      return <SuccessRateSectionView section={section} />;
    case "table":
      return <TableSectionView section={section} />;
    case "testimonials":
      return (
        <TestimonialsSectionView
          section={section}
          testimonials={data.testimonials}
          showStars={data.showStars}
          path={data.url.pathname + data.url.search}
        />
      );
    case "text":
      return <TextSectionView section={section} />;
    case "timeline":
      return <TimelineSectionView section={section} />;
    case "video":
      return <VideoSectionView section={section} playerUrl={data.playerUrl} />;
    case "why-choose":
      return <WhyChooseSectionView section={section} data={data} />;
    default:
      return unreachable(section);
  }
}
