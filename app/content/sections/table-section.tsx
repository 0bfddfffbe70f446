import type { TableSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function TableSectionView({ section }: { section: TableSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
