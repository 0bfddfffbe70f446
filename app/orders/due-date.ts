import { serviceRules } from "#app/catalog/service-rules.ts";
import { afterWorkingDays } from "#app/orders/working-days.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

/** The day, as `2026-11-30`, by which a service is due whose work begins at `start`; lightning speed is sooner. */
export function dueDate(configuration: Configuration, start: Date): string {
  const { days, lightningDays } = serviceRules[configuration.service].delivery;
  const sooner = isLightning(configuration) ? lightningDays : null;
  return afterWorkingDays(start, sooner ?? days);
}

/** Whether the service was bought with lightning speed. */
export function isLightning({ choices }: Configuration): boolean {
  return choices.lightning === true;
}
