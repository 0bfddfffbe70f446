import { isServiceSlug } from "#app/catalog/slugs.ts";
import { normaliseCode } from "#app/coupons/coupon.ts";
import { clockIn, momentIn } from "#app/desk/zone-time.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { done, type Outcome, refuse, type Refused } from "#app/platform/outcome.ts";

/** A coupon as a form sends it. Moments are those of a clock in the zone of whoever works; empty means none. */
export type TypedCoupon = {
  percent: string;
  cap_inr: string;
  cap_usd: string;
  ends_at: string;
  total_limit: string;
  per_customer_limit: string;
  services: string[];
};

/** What can be changed of a coupon that nobody has used. */
export type CouponDraft = {
  percent: number;
  capInr: bigint;
  capUsd: bigint;
  endsAt: Date | null;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  services: string[] | null;
};

const limitMax = 1_000_000;

/** Three to thirty letters, digits and hyphens, in upper case. Refuses with `invalid_code`. */
export function readCode(typed: string): Outcome<string> {
  const code = normaliseCode(typed);
  if (/^[A-Z0-9-]{3,30}$/.test(code) && /[A-Z0-9]/.test(code)) return done(code);
  return invalid("code", "A code has 3 to 30 letters, digits and hyphens, such as SPRING-10.");
}

/** Refuses with `invalid_coupon`, naming the field. */
export function readStart(typed: string, timeZone: string): Outcome<Date> {
  const startsAt = momentIn(typed, timeZone);
  return startsAt
    ? done(startsAt)
    : invalid("starts_at", "Enter the day and time from which it can be used.");
}

/** Refuses with `invalid_coupon`, naming the field. */
export function readCoupon(typed: TypedCoupon, timeZone: string): Outcome<CouponDraft> {
  const percent = Number(/^\d{1,3}$/.test(typed.percent) ? typed.percent : Number.NaN);
  if (!(percent >= 1 && percent <= 100)) return invalid("percent", "Enter a whole percentage from 1 to 100.");
  const capInr = readCap("cap_inr", typed.cap_inr, "INR");
  if (!capInr.ok) return capInr;
  const capUsd = readCap("cap_usd", typed.cap_usd, "USD");
  if (!capUsd.ok) return capUsd;
  const endsAt = typed.ends_at === "" ? null : momentIn(typed.ends_at, timeZone);
  if (typed.ends_at !== "" && !endsAt) return invalid("ends_at", "Enter a day and time, or leave it empty.");
  const totalLimit = readLimit("total_limit", typed.total_limit);
  if (!totalLimit.ok) return totalLimit;
  const perCustomerLimit = readLimit("per_customer_limit", typed.per_customer_limit);
  if (!perCustomerLimit.ok) return perCustomerLimit;
  if (!typed.services.every(isServiceSlug)) return invalid("services", "Choose services from the list.");
  return done({
    percent,
    capInr: capInr.value,
    capUsd: capUsd.value,
    endsAt,
    totalLimit: totalLimit.value,
    perCustomerLimit: perCustomerLimit.value,
    services: typed.services.length === 0 ? null : [...new Set(typed.services)].toSorted(),
  });
}

/** An end must be ahead of us, and after the beginning. Refuses with `invalid_coupon`. */
export function checkEnd(
  endsAt: Date | null,
  { startsAt, now }: { startsAt: Date; now: Date },
): Outcome<null> {
  if (endsAt && endsAt <= startsAt) return invalid("ends_at", "A coupon ends after it begins.");
  if (endsAt && endsAt <= now)
    return invalid("ends_at", "This end is over. Choose one that is still to come.");
  return done(null);
}

/** What a form's field for a moment holds. */
export function localTime(at: Date | null, timeZone: string): string {
  if (!at) return "";
  const { day, time } = clockIn(at, timeZone);
  return `${day}T${time}`;
}

function readCap(field: string, typed: string, currency: string): Outcome<bigint> {
  const amount = parseAmount(typed, currency);
  return amount.ok ? amount : invalid(field, amount.refusal.message);
}

function readLimit(field: string, typed: string): Outcome<number | null> {
  if (typed === "") return done(null);
  const limit = Number(/^\d{1,7}$/.test(typed) ? typed : Number.NaN);
  if (limit >= 1 && limit <= limitMax) return done(limit);
  return invalid(field, `Enter a number from 1 to ${limitMax.toLocaleString("en")}, or leave it empty.`);
}

function invalid(field: string, message: string): Refused {
  return refuse({ code: field === "code" ? "invalid_code" : "invalid_coupon", message, status: 422, field });
}
