import { serviceRules } from "#app/catalog/service-rules.ts";
import { afterWorkingDays } from "#app/orders/items/working-days.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";

/** The day, as `2026-11-30`, by which a service is due whose work begins at `start`; lightning speed is sooner. */
export function dueDate(configuration: Configuration, start: Date): string {
  return afterWorkingDays(start, deliveryOf(configuration).days);
}

/** How many working days it takes: to the whole of it, or to its first session. Custom work has days of its own. */
export function deliveryOf(configuration: Configuration): { days: number; inSessions: boolean } {
  if (isCustom(configuration)) return { days: configuration.custom.days, inSessions: false };
  const { days, lightningDays, inSessions } = serviceRules[configuration.service].delivery;
  const sooner = isLightning(configuration) ? lightningDays : null;
  return { days: sooner ?? days, inSessions };
}

/** Whether the service was bought with lightning speed. */
export function isLightning({ choices }: Configuration): boolean {
  return choices.lightning === true;
}
