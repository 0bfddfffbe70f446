import type { SampleSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function SampleSectionView({ section }: { section: SampleSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
