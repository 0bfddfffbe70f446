import type { Lane, Place } from "#app/cases/desk/calendar/calendar-view.ts";

/** Attributes for `in-rows.module.css`: the site's policy drops inline styles. */
export function inRows(place: Place & Partial<Lane>) {
  const { row, rows, lane = 0, lanes = 1 } = place;
  return {
    "data-row": powersOf(row),
    "data-rows": powersOf(rows),
    "data-lane": lane,
    "data-lanes": lanes,
  };
}

/** 11 is "1 2 8". */
function powersOf(count: number): string {
  const powers = [1, 2, 4, 8, 16, 32, 64, 128, 256];
  return powers.filter((power) => Math.floor(count / power) % 2 === 1).join(" ");
}
