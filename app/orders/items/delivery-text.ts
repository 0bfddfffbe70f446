import { workingDays } from "#app/catalog/service-rules.ts";
import { deliveryOf } from "#app/orders/items/due-date.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

export function deliveryText(configuration: Configuration): string {
  const { days, inSessions } = deliveryOf(configuration);
  return inSessions ? `${workingDays(days)} to the first session` : workingDays(days);
}
