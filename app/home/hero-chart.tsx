import styles from "#app/home/hero-chart.module.css";

const waypoints = [
  { x: 78, y: 392, text: "Choose", side: 1 },
  { x: 196, y: 322, text: "Send", side: 1 },
  { x: 292, y: 232, text: "Work", side: -1 },
  { x: 398, y: 196, text: "Arrive", side: -1 },
];
const soundings = [
  [52, 186, "42"],
  [142, 66, "38"],
  [118, 158, "35"],
  [232, 118, "24"],
  [58, 236, "40"],
  [154, 236, "31"],
  [262, 60, "19"],
  [246, 398, "22"],
  [330, 330, "11"],
  [150, 420, "36"],
] as const;

export function HeroChart() {
  return (
    <svg className={styles.chart} viewBox="0 0 560 480" fill="none" aria-hidden="true" focusable="false">
      <clipPath id="chart-edge">
        <rect x="14" y="14" width="532" height="452" rx="4" />
      </clipPath>
      <rect className={styles.sheet} x="1" y="1" width="558" height="478" rx="12" />
      <g clipPath="url(#chart-edge)">
        <Depths />
        <path
          className={styles.grid}
          d="M147 14v452M280 14v452M413 14v452M14 127h532M14 240h532M14 353h532"
        />
        <Coast />
        {soundings.map(([x, y, fathoms]) => (
          <text key={`${x}-${y}`} className={styles.sounding} x={x} y={y}>
            {fathoms}
          </text>
        ))}
        <Compass />
        <Route />
      </g>
      <rect className={styles.edge} x="14" y="14" width="532" height="452" rx="4" />
      <path
        className={styles.scale}
        d="M14 8h66m67 0h67m66 0h67m66 0h67m66 0h-0M14 472h66m67 0h67m66 0h67m66 0h67"
      />
    </svg>
  );
}

function Depths() {
  return (
    <>
      <path
        className={styles.shallow}
        d="M560 20C508 24 470 14 436 44c-30 26-24 60-62 84-32 20-66 14-84 46-14 26 10 48 2 78-10 34-52 44-50 82 2 42 58 46 82 78 16 22 14 50 22 82h220z"
      />
      <path
        className={styles.shoal}
        d="M560 52c-42 0-76-4-100 22-24 24-18 58-52 80-30 18-62 16-74 44-10 24 12 42 8 68-6 34-44 46-40 80 4 34 52 40 74 70 14 20 16 40 24 64h160z"
      />
    </>
  );
}

function Coast() {
  const shore =
    "M560 84c-30-2-62 2-80 22-16 18-12 44-22 62-8 14-30 14-36 26-4 10 4 18 14 20 12 2 24-8 34-2 12 8 4 24-6 32-18 14-46 14-58 34-12 18-4 38-16 56-8 12-22 14-24 28-2 18 20 26 38 34 26 12 36 38 44 66 4 14 6 26 8 38h104z";
  return (
    <>
      <path className={styles.land} d={shore} />
      <path
        className={styles.contour}
        d="M560 132c-26 0-44 8-54 24-10 18-4 34 2 48 8 20 2 44-16 60-18 14-40 18-50 36-10 16-4 34-10 52-4 14-14 20-8 32 8 16 34 18 52 38 14 16 20 34 24 58"
      />
      <path
        className={styles.contour}
        d="M560 184c-14 2-22 10-22 24 2 22 10 42 0 66-10 22-36 30-46 50-8 18 0 36 8 52 10 20 30 26 42 46 6 10 12 20 18 30"
      />
      <path className={styles.contour} d="M560 250c-4 22-24 38-28 60-4 20 8 36 28 50" />
    </>
  );
}

function Compass() {
  return (
    <g transform="translate(92 92)" className={styles.compass}>
      <circle r="44" />
      <circle r="38" strokeDasharray="1 4.97" strokeWidth="4" />
      <path d="M0-56v112M-56 0H56" />
      <path className={styles.needle} d="M0-34 7 0 0 6-7 0z" />
      <path d="M0 34 7 0H-7z" />
      <text className={styles.north} y="-60">
        N
      </text>
    </g>
  );
}

function Route() {
  return (
    <>
      <path className={styles.beam} d="M436 174 240 132A200 200 0 0 1 270 62z" />
      <path
        className={styles.route}
        d="M14 446c26-14 40-34 64-54 36-30 82-36 118-70 34-34 56-68 96-90 36-20 70-22 106-36"
      />
      {waypoints.map(({ x, y, text: label, side }, index) => (
        <g key={label} transform={`translate(${x} ${y})`}>
          <circle className={index === waypoints.length - 1 ? styles.arrival : styles.waypoint} r="13" />
          <text className={index === waypoints.length - 1 ? styles.arrivalNumber : styles.number} y="5">
            {index + 1}
          </text>
          <text className={styles.label} y={side > 0 ? 36 : -24}>
            {label}
          </text>
        </g>
      ))}
      <g transform="translate(436 180)">
        <path className={styles.tower} d="M-6 22-4-2h8l2 24zM-7-2H7M-4-2v-9h8v9M-5-11H5L0-17z" />
        <circle className={styles.lamp} cy="-6.5" r="3" />
      </g>
    </>
  );
}
