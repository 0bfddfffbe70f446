import type { CountryTabsSection } from "#app/content/section.ts";
import { CountryTabsSectionView } from "#app/content/sections/country-tabs-section.tsx";

export type RareSection = CountryTabsSection;

export function RareSectionView({ section }: { section: RareSection }) {
  return <CountryTabsSectionView section={section} />;
}
