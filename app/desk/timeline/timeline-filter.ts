import type { TimelineFilter } from "#app/desk/timeline/timeline-view.ts";

/** A choice of the timeline's kinds: its word in the address, its label and the kinds of events in it. */
export type TimelineChoice = { show: string; label: string; kinds: readonly string[] };

/** Null shows everything; so does a word that is none. */
export function chosenFilter(choices: readonly TimelineChoice[], show: string | null): TimelineChoice | null {
  return choices.find((choice) => choice.show === show) ?? null;
}

export function timelineFilters(
  choices: readonly TimelineChoice[],
  chosen: TimelineChoice | null,
): TimelineFilter[] {
  return [
    { label: "All", href: timelineHref(null), isCurrent: chosen === null },
    ...choices.map((choice) => ({
      label: choice.label,
      href: timelineHref(choice),
      isCurrent: choice === chosen,
    })),
  ];
}

export function timelineHref(chosen: TimelineChoice | null, before: string | null = null): string {
  const query = new URLSearchParams({
    ...(chosen && { show: chosen.show }),
    ...(before !== null && { before }),
  });
  return `?${query}#timeline`;
}
