import { rulesOn } from "#app/catalog/delivery-time.ts";
import type { SaleTerms } from "#app/catalog/sale-terms.ts";
import { pauseSentence } from "#app/catalog/sale-terms.ts";
import { deliverySentence, lightningSentence, rulesOf, workingDays } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { dayAfter, writtenDate } from "#app/platform/dates.ts";

export function saleView(
  slug: ServiceSlug,
  { pause, isDraft, takesCoupons, deliveryTimes }: SaleTerms,
  today: string,
) {
  const rules = rulesOn(rulesOf(slug), deliveryTimes, today);
  return {
    pause: isDraft ? null : pause,
    isDraft,
    said: pause && pauseSentence(pause, today),
    takesCoupons,
    delivery: [deliverySentence(rules), lightningSentence(rules)].filter(Boolean).join(" Lightning speed: "),
    days: rules.delivery.days,
    lightningDays: rules.delivery.lightningDays,
    tomorrow: dayAfter(today),
    toCome: deliveryTimes
      .filter(({ startsOn }) => startsOn > today)
      .map(({ startsOn, days, lightningDays }) => ({
        startsOn,
        from: writtenDate(startsOn),
        days: workingDays(days),
        lightning: lightningDays === null ? "Not offered" : workingDays(lightningDays),
      })),
  };
}

export type SaleView = ReturnType<typeof saleView>;
