import type { ServiceRules } from "#app/catalog/service-rules.ts";

/** Working days for what is sold from a day on. */
export type DeliveryTime = {
  /** yyyy-mm-dd, in UTC. */
  startsOn: string;
  days: number;
  /** Null where lightning speed is not offered. */
  lightningDays: number | null;
};

/** With the days of that day. */
export function rulesOn(rules: ServiceRules, times: readonly DeliveryTime[], day: string): ServiceRules {
  const time = times.findLast(({ startsOn }) => startsOn <= day);
  if (!time) return rules;
  const { days } = time;
  // A service does not gain or lose lightning speed by its days.
  const lightningDays = rules.lightning ? (time.lightningDays ?? rules.delivery.lightningDays) : null;
  return { ...rules, delivery: { ...rules.delivery, days, lightningDays } };
}
