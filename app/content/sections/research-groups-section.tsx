import type { ResearchGroupsSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function ResearchGroupsSectionView({ section }: { section: ResearchGroupsSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
