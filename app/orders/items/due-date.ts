import { rulesOf } from "#app/catalog/service-rules.ts";
import { afterWorkingDays } from "#app/orders/items/working-days.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";
import { daysOf } from "#app/pricing/promised-delivery.ts";

/** `findDueDate` knows the firm's days off. */
export function dueDate(
  configuration: Configuration,
  start: Date,
  daysOff: ReadonlySet<string> = new Set(),
): string {
  return afterWorkingDays(start, deliveryOf(configuration).days, daysOff);
}

export function deliveryOf(configuration: Configuration): { days: number; inSessions: boolean } {
  if (isCustom(configuration)) return { days: configuration.custom.days, inSessions: false };
  const { inSessions } = rulesOf(configuration.service).delivery;
  return { days: daysOf(configuration), inSessions };
}

export function isLightning({ choices }: Configuration): boolean {
  return choices.lightning === true;
}
