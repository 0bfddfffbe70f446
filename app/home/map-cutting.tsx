import type { DestinationId } from "#app/home/home-texts.ts";
import { worldMap } from "#app/content/world-map.ts";
import styles from "#app/home/map-cutting.module.css";

type Place = {
  country: string;
  width: number;
};

const places: Record<Exclude<DestinationId, "elsewhere">, Place> = {
  us: { country: "United States", width: 300 },
  gb: { country: "United Kingdom", width: 150 },
  ca: { country: "Canada", width: 340 },
  au: { country: "Australia", width: 260 },
  sg: { country: "Singapore", width: 220 },
};

type MapCuttingProps = { destination: DestinationId; className?: string | undefined };

export function MapCutting({ destination, className }: MapCuttingProps) {
  const { width, height } = worldMap;
  const place = destination === "elsewhere" ? null : places[destination];
  const point = place && worldMap.places[place.country];
  return (
    <svg
      className={`${styles.cutting} ${className ?? ""}`}
      viewBox={place && point ? viewOf(point, place.width) : `0 -92 ${width} ${width * ratio}`}
      preserveAspectRatio={place ? "xMidYMid slice" : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <image href="/pictures/world.svg" width={width} height={height} />
      {place && point && <circle className={styles.mark} cx={point.x} cy={point.y} r={place.width / 45} />}
    </svg>
  );
}

const ratio = 2 / 3;

/** Stays below the upper edge, which Canada is near. */
function viewOf({ x, y }: { x: number; y: number }, width: number): string {
  const height = width * ratio;
  return `${x - width / 2} ${Math.max(0, y - height / 2)} ${width} ${height}`;
}
