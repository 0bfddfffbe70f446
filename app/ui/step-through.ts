export type Ends = "clamp" | "wrap";

export function stepThrough(index: number, by: number, count: number, ends: Ends): number {
  const wanted = index + by;
  if (ends === "wrap") return ((wanted % count) + count) % count;
  return Math.min(count - 1, Math.max(0, wanted));
}
