import type { PageData } from "#app/content/page-content.ts";
import type { SignUpSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function SignUpSectionView({ section }: { section: SignUpSection; data: PageData }) {
  return <SectionFrame section={section}>{null}</SectionFrame>;
}
