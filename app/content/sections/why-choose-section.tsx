import type { PageData } from "#app/content/page-content.ts";
import type { WhyChooseSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function WhyChooseSectionView({ section }: { section: WhyChooseSection; data: PageData }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
