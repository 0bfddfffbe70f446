import type { CountryTabsSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function CountryTabsSectionView({ section }: { section: CountryTabsSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
