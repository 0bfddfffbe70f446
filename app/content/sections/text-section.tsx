import type { TextSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function TextSectionView({ section }: { section: TextSection }) {
  return (
    <SectionFrame id={section.id} heading={section.heading}>
      <div className="prose">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </SectionFrame>
  );
}
