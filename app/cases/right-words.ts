import { hasEnded, type LastingRight } from "#app/catalog/service-parts/lasting-rights.ts";
import { writtenDate } from "#app/platform/dates.ts";

/** What goes on after delivery, and until when. */
export function rightWords(right: LastingRight, today: string): string {
  const { words, endsOn } = right;
  if (endsOn === null) return `${words}.`;
  return hasEnded(right, today)
    ? `${words}: ended on ${writtenDate(endsOn)}.`
    : `${words} until ${writtenDate(endsOn)}.`;
}
