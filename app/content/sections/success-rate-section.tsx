import type { SuccessRateSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function SuccessRateSectionView({ section }: { section: SuccessRateSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
