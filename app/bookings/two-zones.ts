import { writtenTime } from "#app/bookings/chat-time.ts";

/**
 * "3 December 2026 at 16:00, India Standard Time · 10:30, Greenwich Mean Time for your customer". Names the other day
 * if different; equal clocks appear once.
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

function clockOf(written: string): string {
  return written.split(", ")[0] ?? written;
}

function dayOf(written: string): string {
  return written.split(" at ")[0] ?? written;
}

function timeOnly(written: string): string {
  return written.split(" at ").slice(1).join(" at ").replace(", ", " ");
}
