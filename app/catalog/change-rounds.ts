import type { ServiceSlug } from "#app/catalog/slugs.ts";

/**
 * How often a customer may ask for changes to what was delivered, where the service's page says a number. Everything
 * else is changed as often as it is needed, as SOP modifications are, which are free.
 */
const rounds: Partial<Record<ServiceSlug, number>> = {
  "profile-evaluation": 1,
  "resume-help": 2,
  "cover-letter": 2,
  "linkedin-profile-building": 2,
  "visa-sop": 2,
  "history-draft": 2,
  "portfolio-building": 2,
};

/** The rounds of changes in a service's price; null where they are not counted. */
export function changeRoundsOf(service: string): number | null {
  return rounds[service as ServiceSlug] ?? null;
}
