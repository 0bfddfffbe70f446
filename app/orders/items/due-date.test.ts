import { expect, test } from "vitest";

import { rulesOf } from "#app/catalog/service-rules.ts";
import { shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { dueDate } from "#app/orders/items/due-date.ts";
import { afterWorkingDays } from "#app/orders/items/working-days.ts";
import { configured } from "#tests/pricing/quote-of.ts";

/** A Friday. */
const start = new Date("2026-10-02T12:00:00Z");

test("a service is due as many working days after its work began as it takes", () => {
  const { days } = rulesOf("cover-letter").delivery;
  expect(dueDate(configured("cover-letter"), start)).toBe(afterWorkingDays(start, days));
});

test("lightning speed brings the day forward wherever it is sold, and nowhere else", () => {
  for (const slug of shippedSlugs) {
    const { days, lightningDays } = rulesOf(slug).delivery;
    const configuration = { service: slug, choices: { lightning: true } };
    expect(dueDate(configuration, start), slug).toBe(afterWorkingDays(start, lightningDays ?? days));
  }
});
