import { LiveSectionView } from "#app/content/live-section.tsx";
import type { PageData } from "#app/content/page-content.ts";
import type { Section } from "#app/content/section.ts";
import { AboutSectionView } from "#app/content/sections/about-section.tsx";
import { AdmitsSectionView } from "#app/content/sections/admits-section.tsx";
import { AdvantagesSectionView } from "#app/content/sections/advantages-section.tsx";
import { AdvisersSectionView } from "#app/content/sections/advisers-section.tsx";
import { BulbSectionView } from "#app/content/sections/bulb-section.tsx";
import { ClaimRow } from "#app/content/sections/claim-row.tsx";
import { DestinationsSectionView } from "#app/content/sections/destinations-section.tsx";
import { FactsSectionView } from "#app/content/sections/facts-section.tsx";
import { FaqSectionView } from "#app/content/sections/faq-section.tsx";
import { NeighboursSectionView } from "#app/content/sections/neighbours-section.tsx";
import { NoteSectionView } from "#app/content/sections/note-section.tsx";
import { PathwaysSectionView } from "#app/content/sections/pathways-section.tsx";
import { PersonSectionView } from "#app/content/sections/person-section.tsx";
import { ResearchGroupsSectionView } from "#app/content/sections/research-groups-section.tsx";
import { SampleSectionView } from "#app/content/sections/sample-section.tsx";
import { SuccessRateSectionView } from "#app/content/sections/success-rate-section.tsx";
import { TableSectionView } from "#app/content/sections/table-section.tsx";
import { TextSectionView } from "#app/content/sections/text-section.tsx";
import { WhyChooseSectionView } from "#app/content/sections/why-choose-section.tsx";

type SectionViewProps = { section: Section; data: PageData };

/** Every kind has its component here. Pages get most of them drawn (`draw-sections.server.tsx`). */
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
    case "destinations":
      return <DestinationsSectionView section={section} />;
    case "facts":
      return <FactsSectionView section={section} />;
    case "faq":
      return <FaqSectionView section={section} />;
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
    case "success-rate":
      return <SuccessRateSectionView section={section} />;
    case "table":
      return <TableSectionView section={section} />;
    case "text":
      return <TextSectionView section={section} />;
    case "why-choose":
      return <WhyChooseSectionView section={section} data={data} />;
    default:
      return <LiveSectionView section={section} data={data} />;
  }
}
