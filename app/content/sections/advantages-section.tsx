import type { AdvantagesSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function AdvantagesSectionView({ section }: { section: AdvantagesSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
