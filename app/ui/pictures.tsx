import type { ReactNode } from "react";
import styles from "#app/ui/pictures.module.css";

export type PictureName = "boat" | "buoy" | "chart" | "ledger" | "lighthouse" | "telescope";

/** Line drawings in the palette, on a 240 by 160 sheet. They say nothing that the words beside them do not. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 240 160"
      fill="none"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}

const sea = (
  <g className={styles.line}>
    <path d="M16 124h46m12 0h92m14 0h44" />
    <path d="M40 135h60m14 0h76" />
    <path d="M72 146h30m16 0h54" />
  </g>
);

const drawings: Record<PictureName, ReactNode> = {
  /** An empty cart, an empty list: ready to leave. */
  boat: (
    <>
      <circle className={styles.sun} cx="186" cy="44" r="14" />
      {sea}
      <path className={styles.paper} d="M78 104h88l-11 20H92z" />
      <path className={styles.ink} d="M78 104h88l-11 20H92z" />
      <path className={styles.ink} d="M122 104V28" />
      <path className={styles.soft} d="M128 34c14 16 24 36 28 60h-28z" />
      <path className={styles.ink} d="M128 34c14 16 24 36 28 60h-28zM116 46c-9 14-18 30-28 48h28z" />
      <path className={styles.flag} d="M122 28h-16l5-5-5-5h16z" />
    </>
  ),
  /** Something went wrong; nothing is lost. */
  buoy: (
    <>
      {sea}
      <g transform="rotate(9 120 110)">
        <path className={styles.paper} d="M92 108h56l-9 17h-38z" />
        <path className={styles.soft} d="M108 58h24l9 50H99z" />
        <path className={styles.ink} d="M92 108h56l-9 17h-38zM108 58h24l9 50H99zM104 82h32M112 58V44h16v14" />
        <circle className={styles.flag} cx="120" cy="35" r="6" />
      </g>
      <path
        className={styles.line}
        d="M100 26c4-7 11-12 20-12s16 5 20 12M88 22c7-11 18-18 32-18s25 7 32 18"
      />
    </>
  ),
  /** A page that is not on the map. */
  chart: (
    <>
      <path className={styles.paper} d="m38 34 54-12 56 14 54-14v100l-54 14-56-14-54 12z" />
      <path className={styles.ink} d="m38 34 54-12 56 14 54-14v100l-54 14-56-14-54 12z" />
      <path className={styles.line} d="M92 22v100m56-86v100" />
      <path
        className={styles.soft}
        d="M148 62c12-8 26-6 34-16 6-7 13-8 20-9v42c-14 3-22 14-36 12-10-2-18-4-18-11z"
      />
      <path
        className={styles.ink}
        d="M148 62c12-8 26-6 34-16 6-7 13-8 20-9M148 80c0 7 8 9 18 11 14 2 22-9 36-12"
      />
      <path className={styles.route} d="M58 108c14-4 18-22 34-26 14-4 22 14 36 6" />
      <path className={styles.beacon} d="m133 79 10 12m0-12-10 12" />
      <circle className={styles.beaconFill} cx="58" cy="108" r="3.5" />
    </>
  ),
  /** No entries yet. */
  ledger: (
    <>
      <path className={styles.paper} d="M64 24h104a6 6 0 0 1 6 6v100a6 6 0 0 1-6 6H64z" />
      <path className={styles.soft} d="M64 24h18v112H64z" />
      <path className={styles.ink} d="M64 24h104a6 6 0 0 1 6 6v100a6 6 0 0 1-6 6H64zM82 24v112" />
      <path className={styles.line} d="M96 52h38m16 0h10M96 70h30m26 0h8M96 88h42m10 0h12M96 106h24m32 0h8" />
      <path className={styles.flag} d="M146 24h14v26l-7-6-7 6z" />
    </>
  ),
  lighthouse: (
    <>
      {sea}
      <path className={styles.glow} d="M126 44 232 20v48zM114 44 8 20v48z" />
      <path className={styles.soft} d="M72 124c10-12 24-16 48-16s40 4 50 16z" />
      <path className={styles.paper} d="M109 56h22l7 54h-36z" />
      <path
        className={styles.ink}
        d="M109 56h22l7 54h-36zM106 74h28m-31 18h34M104 56h32M112 56V38h16v18M110 38h20l-10-11z"
      />
      <path className={styles.ink} d="M72 124c10-12 24-16 48-16s40 4 50 16" />
      <circle className={styles.flag} cx="120" cy="47" r="4" />
    </>
  ),
  /** Nothing found. */
  telescope: (
    <>
      <path
        className={styles.line}
        d="M20 128h200M150 30l4 9 9 4-9 4-4 9-4-9-9-4 9-4zM196 56v12m-6-6h12M206 24v6m-3-3h6"
      />
      <path className={styles.soft} d="m58 84 56-26 9 19-56 26z" />
      <path className={styles.ink} d="m58 84 56-26 9 19-56 26zM114 58l22-12 11 24-24 7M52 87l6-3 9 19-6 3z" />
      <path className={styles.ink} d="m96 92 6 12m0 0-18 24m18-24 4 24m-4-24 22 24" />
      <circle className={styles.flag} cx="102" cy="102" r="4.500" />
    </>
  ),
};
