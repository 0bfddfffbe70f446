import type { SaleAt } from "#app/catalog/sale-terms.ts";
import { type ServiceRules, rulesOf } from "#app/catalog/service-rules.ts";
import type { CatalogueConfiguration, Configuration } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";

/** With the days, form and plan that whoever buys it now is promised: a later change is for what is sold later. */
export function promised(configuration: Configuration, sale: SaleAt): Configuration {
  if (isCustom(configuration)) return configuration;
  const { deliveryDays: _days, work: _work, ...plain } = configuration;
  const { service, choices } = plain;
  const days = daysIn(sale.rules(service), choices);
  const work = sale.work(service);
  return {
    ...plain,
    ...(days !== daysIn(rulesOf(service), choices) && { deliveryDays: days }),
    ...(work && { work }),
  };
}

/** Working days, counted once we have what the work needs. */
export function daysOf({ service, choices, deliveryDays }: CatalogueConfiguration): number {
  return deliveryDays ?? daysIn(rulesOf(service), choices);
}

function daysIn({ delivery }: ServiceRules, { lightning }: CatalogueConfiguration["choices"]): number {
  return (lightning === true ? delivery.lightningDays : null) ?? delivery.days;
}
