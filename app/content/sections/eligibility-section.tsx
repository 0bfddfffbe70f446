import type { EligibilitySection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function EligibilitySectionView({ section }: { section: EligibilitySection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
