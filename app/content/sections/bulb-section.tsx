import type { BulbSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function BulbSectionView({ section }: { section: BulbSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
