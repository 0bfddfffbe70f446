import type { PathwaysSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function PathwaysSectionView({ section }: { section: PathwaysSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
