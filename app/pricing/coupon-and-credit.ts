import { rulesOf } from "#app/catalog/service-rules.ts";
import { type BoughtService, customService } from "#app/catalog/slugs.ts";
import type { CouponTerms } from "#app/coupons/coupon.ts";
import { allocate } from "#app/money/allocate.ts";
import { formatMoney } from "#app/money/format.ts";
import { sumOf } from "#app/money/money.ts";
import { divideDown, parseDecimal, percentOf, roundHalfUpTo } from "#app/money/rounding.ts";
import type { QuoteLine } from "#app/pricing/quote-line.ts";
import { minorUnitIn, type Terms } from "#app/pricing/unit-price.ts";
import type { Currency } from "#app/money/currency.ts";

type Priced = { service: BoughtService; subtotal: bigint };

/** Hundredths; `cap` is the most it could take off. */
export type CouponEffect = { code: string; percent: number; discount: bigint; cap: bigint };

export function couponEffect(
  coupon: CouponTerms,
  items: readonly Priced[],
  terms: Terms,
): { effect: CouponEffect; lines: (QuoteLine | null)[] } {
  const minorUnit = minorUnitIn(terms);
  const covered = items.map(({ service, subtotal }) => (covers(coupon, service, terms) ? subtotal : 0n));
  const cap = couponCap(coupon, terms);
  const wanted = percentOf(sumOf(covered), BigInt(coupon.percent), minorUnit);
  const discount = wanted < cap ? wanted : cap;
  const label = couponLabel(coupon, wanted > cap ? cap : null, terms.currency);
  const shares = allocate(discount, covered, minorUnit);
  return {
    effect: { code: coupon.code, percent: coupon.percent, discount, cap },
    lines: shares.map((share) => (share === 0n ? null : { kind: "coupon", label, amount: -share })),
  };
}

/** Hundredths: rupees for rupees, else dollars at the rate, rounded to the minor unit. */
function couponCap({ capInr, capUsd }: CouponTerms, terms: Terms): bigint {
  if (terms.currency === "INR") return capInr;
  if (terms.currency === "USD") return capUsd;
  const { digits, scale } = parseDecimal(terms.rate.perUsd);
  return roundHalfUpTo(capUsd * digits, 10n ** BigInt(scale), minorUnitIn(terms));
}

/** Comes off the first larger service, up to its remaining price. Null if there is no credit or no such service. */
export function creditLine(
  credit: bigint,
  items: readonly Priced[],
  terms: Terms,
): { position: number; line: QuoteLine } | null {
  const position = items.findIndex(({ service }) => takesCredit(service));
  const item = items[position];
  if (item === undefined) return null;
  const minorUnit = minorUnitIn(terms);
  const usable = divideDown(credit, minorUnit) * minorUnit;
  const used = usable < item.subtotal ? usable : item.subtotal;
  if (used <= 0n) return null;
  return {
    position,
    line: { kind: "counselling_credit", label: "Counselling fee already paid", amount: -used },
  };
}

export function takesCredit(service: BoughtService): boolean {
  return service !== customService && rulesOf(service).takesCounsellingCredit;
}

/** An agreed price takes no coupon. */
function covers({ services }: CouponTerms, service: BoughtService, { sale }: Terms): boolean {
  if (service === customService || !sale.takesCoupons(service)) return false;
  return services === null || services.includes(service);
}

function couponLabel({ code, percent }: CouponTerms, reachedCap: bigint | null, currency: Currency): string {
  const limit = reachedCap === null ? "" : `, at most ${formatMoney(reachedCap, currency)}`;
  return `Coupon ${code}, ${percent}% off${limit}`;
}
