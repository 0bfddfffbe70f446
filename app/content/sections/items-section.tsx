import type { ItemsSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function ItemsSectionView({ section }: { section: ItemsSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
