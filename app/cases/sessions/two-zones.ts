import { writtenTime } from "#app/bookings/chat-time.ts";

/**
 * A moment on the clock of who reads it, and on that of the other one: "3 December 2026 at 16:00, India Standard Time ·
 * 10:30, Greenwich Mean Time for your customer". The other one's day is said where it is another; where both clocks
 * show the same, it stands once.
 */
export function inTwoZones(
  at: Date,
  { own, other, whose }: { own: string; other: string | null; whose: string },
): string {
  const mine = writtenTime(at, own);
  if (other === null) return mine;
  const theirs = writtenTime(at, other);
  if (clockOf(mine) === clockOf(theirs)) return mine;
  const sameDay = dayOf(mine) === dayOf(theirs);
  return `${mine} · ${sameDay ? timeOnly(theirs) : theirs} for ${whose}`;
}

/** What stands before the zone's name. */
function clockOf(written: string): string {
  return written.split(", ")[0] ?? written;
}

function dayOf(written: string): string {
  return written.split(" at ")[0] ?? written;
}

function timeOnly(written: string): string {
  return written.split(" at ").slice(1).join(" at ").replace(", ", " ");
}
