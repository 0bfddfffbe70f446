import type { PersonSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function PersonSectionView({ section }: { section: PersonSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
