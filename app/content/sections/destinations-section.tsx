import type { DestinationCount } from "#app/content/section-parts.ts";
import type { DestinationsSection } from "#app/content/section.ts";
import styles from "#app/content/sections/destinations-section.module.css";
import { IllustrationNote } from "#app/content/sections/illustration-note.tsx";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { SectionIntro } from "#app/content/sections/section-intro.tsx";
import { worldMap } from "#app/content/world-map.ts";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";

export function DestinationsSectionView({ section }: { section: DestinationsSection }) {
  const { intro, destinations, illustration } = section;
  return (
    <SectionFrame section={section}>
      <SectionIntro intro={intro} />
      <div className={styles.map} aria-hidden="true">
        <img
          className={styles.world}
          src="/pictures/world.svg"
          alt=""
          width={worldMap.width}
          height={worldMap.height}
          loading="lazy"
        />
        <svg className={styles.markers} focusable="false">
          {destinations.map((destination) => (
            <Marker key={destination.country} {...destination} most={mostStudents(destinations)} />
          ))}
        </svg>
      </div>
      <BarChart
        caption="Students by country"
        series={["Students"]}
        rows={destinations.map(({ country, students }) => ({ name: country, values: [students] }))}
        max={mostStudents(destinations)}
        unit=""
      />
      {illustration && <IllustrationNote>{illustration}</IllustrationNote>}
    </SectionFrame>
  );
}

function mostStudents(destinations: DestinationCount[]): number {
  return Math.max(...destinations.map(({ students }) => students));
}

/** Where a large country's words stand in the sea beside it: from its marker, in percent of the map. */
const inTheSea: Record<string, { x: number; y: number }> = {
  "United States": { x: -7.6, y: 0 },
  Canada: { x: 11.8, y: 5 },
  Australia: { x: -7.2, y: 0 },
};

/** Moves labels that would overlap their neighbours. */
const sides: Record<string, "above" | "below" | "below-right"> = {
  "United Kingdom": "above",
  Ireland: "below-right",
  France: "below",
  "New Zealand": "below",
};

/** Placed in percent, so position and font size hold at every width. */
function Marker({ country, students, most }: DestinationCount & { most: number }) {
  const place = worldMap.places[country];
  if (!place) return null;
  const at = { x: (100 * place.x) / worldMap.width, y: (100 * place.y) / worldMap.height };
  const away = inTheSea[country] ?? { x: 0, y: 0 };
  const x = `${at.x + away.x}%`;
  // The area, not the width, grows with the count.
  const radius = 3 + 11 * Math.sqrt(students / most);
  return (
    <>
      <circle className={styles.marker} cx={`${at.x}%`} cy={`${at.y}%`} r={radius} />
      <text className={styles.label} y={`${at.y + away.y}%`} {...labelBeside(country, radius)}>
        <tspan className="strong" x={x}>
          {country}
        </tspan>
        <tspan x={x} dy="1.25em">
          {students.toLocaleString("en")}
        </tspan>
      </text>
    </>
  );
}

function labelBeside(country: string, radius: number) {
  const [aside, middle] = [radius + 6, -3];
  const seaward = inTheSea[country];
  if (seaward) {
    return { transform: `translate(0 ${middle})`, textAnchor: seaward.x < 0 ? ("end" as const) : undefined };
  }
  switch (sides[country]) {
    case "above":
      return { transform: `translate(0 ${-radius - 24})`, textAnchor: "middle" as const };
    case "below":
      return { transform: `translate(0 ${radius + 16})`, textAnchor: "middle" as const };
    case "below-right":
      return { transform: `translate(10 ${radius + 16})`, textAnchor: "middle" as const };
    default:
      return { transform: `translate(${aside} ${middle})` };
  }
}
