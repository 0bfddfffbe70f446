/** What happens past the first and the last: it stops there, or goes on at the other end. */
export type Ends = "clamp" | "wrap";

/** Where one stands after going `by` places from `index`, among `count`. */
export function stepThrough(index: number, by: number, count: number, ends: Ends): number {
  const wanted = index + by;
  if (ends === "wrap") return ((wanted % count) + count) % count;
  return Math.min(count - 1, Math.max(0, wanted));
}
