import type { AdmitsSection } from "#app/content/section.ts";
import { IllustrationNote } from "#app/content/sections/illustration-note.tsx";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";

export function AdmitsSectionView({ section }: { section: AdmitsSection }) {
  const { intro, universities, illustration } = section;
  const counts = universities.flatMap(({ withPapers, withoutPapers }) => [withPapers, withoutPapers]);
  return (
    <SectionFrame section={section}>
      {intro && <p className="measure">{intro}</p>}
      <BarChart
        caption="Admits by university, with and without papers"
        series={["With papers", "Without papers"]}
        rows={universities.map(({ university, withPapers, withoutPapers }) => ({
          name: university,
          values: [withPapers, withoutPapers],
        }))}
        max={Math.max(...counts)}
        unit=""
      />
      {illustration && <IllustrationNote>{illustration}</IllustrationNote>}
    </SectionFrame>
  );
}
