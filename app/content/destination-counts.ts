import type { DestinationCount } from "#app/content/section-parts.ts";

/** Where our students went, the most first (spec section 9). The claims and the map are both made from these. */
export const destinationCounts = [
  { country: "United States", students: 10_000 },
  { country: "Australia", students: 4_000 },
  { country: "United Kingdom", students: 3_000 },
  { country: "Canada", students: 2_000 },
] as const satisfies DestinationCount[];

type CountedDestination = (typeof destinationCounts)[number]["country"];

/** A count as it is set in a sentence, such as `10,000`. */
export function studentsIn(destination: CountedDestination): string {
  const counted = destinationCounts.find(({ country }) => country === destination);
  return (counted?.students ?? 0).toLocaleString("en-GB");
}
