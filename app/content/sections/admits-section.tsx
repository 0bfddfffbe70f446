import type { AdmitsSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function AdmitsSectionView({ section }: { section: AdmitsSection }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
