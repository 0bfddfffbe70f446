import fc from "fast-check";
import { expect, test } from "vitest";

import { offeredChoices, rulesOf } from "#app/catalog/service-rules.ts";
import { soldAsShipped } from "#app/catalog/sale-terms.ts";
import type { ChosenValues } from "#app/catalog/choices.ts";
import { sumOf } from "#app/money/money.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import { type Quote, quote } from "#app/pricing/quote.ts";
import {
  anyCart,
  anyConfiguration,
  anyCoupon,
  anyCredit,
  anyCurrency,
  valuesOf,
} from "#tests/pricing/any-configuration.ts";
import { configured, quoteOf, shippedBook } from "#tests/pricing/quote-of.ts";

const anyReductions = fc.record({ coupon: fc.option(anyCoupon), credit: anyCredit });
const anyQuote = fc
  .tuple(anyCart, anyCurrency, anyReductions)
  .map(([cart, currency, reductions]) => ({ quoted: quoteOf(cart, currency, reductions), reductions }));

test("a price is the sum of its items, and an item's the sum of its lines", () => {
  fc.assert(
    fc.property(anyQuote, ({ quoted }) => {
      for (const item of quoted.items) expect(item.price).toBe(sumOf(item.lines.map((line) => line.amount)));
      expect(quoted.price).toBe(sumOf(quoted.items.map((item) => item.price)));
      expect(quoted.subtotal).toBe(quoted.price + (quoted.coupon?.discount ?? 0n) + quoted.credit);
      expect(quoted.youSave).toBe(quoted.priceDiscount - quoted.subtotal);
    }),
  );
});

test("nothing costs less than nothing", () => {
  fc.assert(
    fc.property(anyQuote, ({ quoted }) => {
      for (const item of quoted.items) expect(item.price >= 0n && item.subtotal > 0n).toBe(true);
      expect(quoted.price >= 0n && quoted.youSave >= 0n).toBe(true);
    }),
  );
});

test("no figure is off its currency's minor unit", () => {
  fc.assert(
    fc.property(anyQuote, ({ quoted }) => {
      const minorUnit = minorUnitOf(quoted.currency);
      expect(figuresOf(quoted).filter((figure) => figure % minorUnit !== 0n)).toEqual([]);
    }),
  );
});

test("coupon and credit never take off more than they may", () => {
  fc.assert(
    fc.property(anyQuote, ({ quoted, reductions }) => {
      const { coupon, credit } = quoted;
      expect(credit <= reductions.credit).toBe(true);
      if (!coupon) return;
      expect(coupon.discount <= coupon.cap).toBe(true);
      const covered = quoted.items.filter(
        ({ configuration }) => reductions.coupon?.services?.includes(configuration.service) ?? true,
      );
      // Rounding half up may add half a minor unit.
      const most = sumOf(covered.map((item) => item.subtotal)) * BigInt(coupon.percent);
      expect(coupon.discount * 100n <= most + 50n * minorUnitOf(quoted.currency)).toBe(true);
    }),
  );
});

test("more of anything never costs less, whatever else is chosen", () => {
  fc.assert(
    fc.property(anyConfiguration, anyCurrency, anyReductions, (configuration, currency, reductions) => {
      const prices = (raised: CatalogueConfiguration) => quoteOf([raised], currency, reductions).price;
      for (const raised of raisedByOne(configuration)) {
        expect(prices(raised) >= prices(configuration), JSON.stringify([configuration, raised])).toBe(true);
      }
    }),
  );
});

test("in a cart each service stands for what it costs alone", () => {
  fc.assert(
    fc.property(anyCart, anyCurrency, anyReductions, (cart, currency, reductions) => {
      const alone = cart.map((configuration) => quoteOf([configuration], currency).subtotal);
      expect(quoteOf(cart, currency, reductions).items.map((item) => item.subtotal)).toEqual(alone);
    }),
  );
});

test("prices in rupees and dollars do not depend on any rate", () => {
  fc.assert(
    fc.property(
      anyCart,
      fc.constantFrom("INR", "USD"),
      anyReductions,
      (configurations, currency, reductions) => {
        const terms = {
          id: "",
          configurations,
          currency,
          book: shippedBook,
          sale: soldAsShipped,
          headings: {},
          ...reductions,
        };
        const prices = ["1", "96.08534228", "0.00000001"].map(
          (perUsd) => quote({ ...terms, rate: { perUsd, asOf: "2026-09-29" } }).price,
        );
        expect(new Set(prices).size).toBe(1);
      },
    ),
  );
});

test("the base in rupees and in dollars is made of the same book figures, exactly", () => {
  fc.assert(
    fc.property(anyConfiguration, (configuration) => {
      const [rupees, dollars] = (["INR", "USD"] as const).map(
        (currency) => quoteOf([configuration], currency).items[0]?.lines[0]?.amount,
      );
      expect(bookFigures(configuration)).toContainEqual([rupees, dollars]);
    }),
  );
});

function bookFigures({ service, choices }: CatalogueConfiguration): [bigint, bigint][] {
  const rows = ["universities", "drafts", "jobApplications"] as const;
  const table = rows.find((name) => choices[name] !== undefined);
  if (choices.people !== undefined) {
    const first = shippedBook.price(service, "first_person");
    const each = shippedBook.price(service, "each_dependent");
    const dependents = BigInt(Number(choices.people)) - 1n;
    return [[first.inr + dependents * each.inr, first.usd + dependents * each.usd]];
  }
  const { inr, usd } = shippedBook.price(service, table ? `${table}:${choices[table]}` : "unit");
  const most = table ? 1 : 50;
  return Array.from({ length: most }, (_, index) => [inr * BigInt(index + 1), usd * BigInt(index + 1)]);
}

/** Not co-authors: each one more makes the share smaller. */
function raisedByOne({ service, choices }: CatalogueConfiguration): CatalogueConfiguration[] {
  return offeredChoices(rulesOf(service), choices).flatMap((rule) => {
    if (rule.name === "coAuthors") return [];
    const values = valuesOf(rule);
    const next = values.find((value) => isMore(value, choices[rule.name] ?? rule.preset));
    if (next === undefined) return [];
    const raised: ChosenValues = { ...choices, [rule.name]: next };
    return [configured(service, raised)];
  });
}

function isMore(value: ChosenValues[keyof ChosenValues], than: ChosenValues[keyof ChosenValues]): boolean {
  const rank = (one: typeof value) => (one === "unlimited" ? Number.POSITIVE_INFINITY : Number(one));
  return rank(value) > rank(than);
}

function figuresOf(quoted: Quote): bigint[] {
  const { items, coupon, credit, subtotal, price, priceDiscount, youSave, visaOffer, mocksOffer } = quoted;
  const offers = [visaOffer, mocksOffer].flatMap((offer) => (offer ? [offer.full, offer.offered] : []));
  const ofItems = items.flatMap((item) => [
    item.subtotal,
    item.price,
    item.priceDiscount,
    item.youSave,
    ...item.lines.map((line) => line.amount),
  ]);
  return [...ofItems, ...offers, coupon?.discount ?? 0n, credit, subtotal, price, priceDiscount, youSave];
}
