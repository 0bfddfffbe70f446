import fc from "fast-check";

import { type ChoiceRule, isRange } from "#app/catalog/choice-rules.ts";
import type { ChoiceValue, ChosenValues } from "#app/catalog/choices.ts";
import { offeredChoices, rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { shippedSlugs } from "#app/catalog/find-service-slug.ts";
import type { CouponTerms } from "#app/coupons/coupon.ts";
import { currencyTable } from "#app/currencies/currency-table.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import { configured } from "#tests/pricing/quote-of.ts";

const pricedSlugs = shippedSlugs.filter((slug) => rulesOf(slug).sale !== "eligibility_check");

export const anyCurrency = fc.constantFrom(...currencyTable.map(({ code }) => code));

export const anyConfiguration: fc.Arbitrary<CatalogueConfiguration> = fc
  .constantFrom(...pricedSlugs)
  .chain((slug) => anyChoicesOf(slug).map((choices) => configured(slug, choices)));

export const anyCart = fc.array(anyConfiguration, { minLength: 1, maxLength: 5 });

export const anyCoupon: fc.Arbitrary<CouponTerms> = fc.record({
  code: fc.constant("ANY"),
  percent: fc.integer({ min: 1, max: 100 }),
  capInr: fc.bigInt({ min: 0n, max: 30_000_000n }),
  capUsd: fc.bigInt({ min: 0n, max: 300_000n }),
  services: fc.option(fc.subarray(pricedSlugs)),
});

export const anyCredit = fc.bigInt({ min: 0n, max: 10_000_000_000n });

export function valuesOf(rule: ChoiceRule): ChoiceValue[] {
  if (!isRange(rule.options)) return [...rule.options];
  const { from, to } = rule.options;
  return [...new Set([from, 999, 1_000, 1_001, 4_999, 5_000, 5_001, 9_751, to])].filter(
    (value) => value >= from && value <= to,
  );
}

/** In order: each choice's options depend on earlier ones. */
function anyChoicesOf(slug: ServiceSlug): fc.Arbitrary<ChosenValues> {
  const rules = rulesOf(slug);
  return rules.choices.reduce<fc.Arbitrary<ChosenValues>>(
    (drawn, { name }) =>
      drawn.chain((chosen) => {
        const rule = offeredChoices(rules, chosen).find((offered) => offered.name === name);
        if (!rule) return fc.constant(chosen);
        return anyValueOf(rule).map((value) => ({ ...chosen, [name]: value }));
      }),
    fc.constant({}),
  );
}

function anyValueOf(rule: ChoiceRule): fc.Arbitrary<ChoiceValue> {
  if (isRange(rule.options)) return fc.integer({ min: rule.options.from, max: rule.options.to });
  return fc.constantFrom(...rule.options);
}
