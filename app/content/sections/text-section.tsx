import type { TextSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { TextParts } from "#app/content/sections/text-parts.tsx";

export function TextSectionView({ section }: { section: TextSection }) {
  return (
    <SectionFrame section={section}>
      <div className="prose">
        {section.paragraphs.map((paragraph, index) => (
          <p key={index}>
            <TextParts parts={paragraph} />
          </p>
        ))}
      </div>
    </SectionFrame>
  );
}
