import { hasEnded, type LastingRight } from "#app/catalog/service-parts/lasting-rights.ts";
import { writtenDate } from "#app/platform/dates.ts";

export function rightText(right: LastingRight, today: string): string {
  const { text, endsOn } = right;
  if (endsOn === null) return `${text}.`;
  return hasEnded(right, today)
    ? `${text}: ended on ${writtenDate(endsOn)}.`
    : `${text} until ${writtenDate(endsOn)}.`;
}
