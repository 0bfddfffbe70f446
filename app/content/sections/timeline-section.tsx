import type { TimelineSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function TimelineSectionView({ section }: { section: TimelineSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
