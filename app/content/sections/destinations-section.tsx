import type { DestinationsSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function DestinationsSectionView({ section }: { section: DestinationsSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
