import { AdmitsSectionView } from "#app/content/sections/admits-section.tsx";
import { CountryTabsSectionView } from "#app/content/sections/country-tabs-section.tsx";
import { DestinationsSectionView } from "#app/content/sections/destinations-section.tsx";
import { PersonSectionView } from "#app/content/sections/person-section.tsx";
import { ResearchGroupsSectionView } from "#app/content/sections/research-groups-section.tsx";
import { SampleSectionView } from "#app/content/sections/sample-section.tsx";
import { TableSectionView } from "#app/content/sections/table-section.tsx";
import type { PageData } from "#app/content/page-content.ts";
import type { Section } from "#app/content/section.ts";
import { unreachable } from "#app/platform/invariant.ts";

export type RareSection = Extract<
  Section,
  { kind: "admits" | "country-tabs" | "destinations" | "person" | "research-groups" | "sample" | "table" }
>;

export function RareSectionView({ section, data }: { section: RareSection; data: PageData }) {
  switch (section.kind) {
    case "admits":
      return <AdmitsSectionView section={section} />;
    case "country-tabs":
      return <CountryTabsSectionView section={section} />;
    case "destinations":
      return <DestinationsSectionView section={section} />;
    case "person":
      return <PersonSectionView section={section} />;
    case "research-groups":
      return <ResearchGroupsSectionView section={section} researchGroups={data.researchGroups} />;
    case "sample":
      return <SampleSectionView section={section} />;
    case "table":
      return <TableSectionView section={section} />;
    default:
      return unreachable(section);
  }
}
