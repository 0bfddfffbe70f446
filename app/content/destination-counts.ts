import type { DestinationCount } from "#app/content/section-parts.ts";

/** Largest first (spec section 9). Claims and map both use these. */
export const destinationCounts = [
  { country: "United States", students: 10_000 },
  { country: "Australia", students: 4_000 },
  { country: "United Kingdom", students: 3_000 },
  { country: "Canada", students: 2_000 },
] as const satisfies DestinationCount[];

type CountedDestination = (typeof destinationCounts)[number]["country"];

export function studentsIn(destination: CountedDestination): string {
  const counted = destinationCounts.find(({ country }) => country === destination);
  return (counted?.students ?? 0).toLocaleString("en-GB");
}
