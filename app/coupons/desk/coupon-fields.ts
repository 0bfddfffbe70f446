import { z } from "zod";

import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { normaliseCode } from "#app/coupons/coupon-code.ts";
import { clockIn, momentIn } from "#app/desk/zone-time.ts";
import { orNull, readAs, readBy, wholeNumber } from "#app/forms/fields.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { done, type Outcome, refuse, type Refused } from "#app/platform/outcome.ts";

const limitMax = 1_000_000;

function termFields(timeZone: string) {
  const limit = orNull(
    wholeNumber(
      { from: 1, to: limitMax },
      `Enter a number from 1 to ${limitMax.toLocaleString("en")}, or leave it empty.`,
    ),
  );
  return {
    percent: wholeNumber({ from: 1, to: 100 }, "Enter a whole percentage from 1 to 100."),
    cap_inr: readBy((typed) => parseAmount(typed, "INR")),
    cap_usd: readBy((typed) => parseAmount(typed, "USD")),
    ends_at: orNull(readAs((typed) => momentIn(typed, timeZone), "Enter a day and time, or leave it empty.")),
    total_limit: limit,
    per_customer_limit: limit,
    services: z
      .array(z.string())
      .refine((slugs) => slugs.every(isServiceSlug), "Choose services from the list."),
  };
}

export function newCouponFields(timeZone: string) {
  return z.object({
    code: readAs(readCode, "A code has 3 to 30 letters, digits and hyphens, such as SPRING-10."),
    starts_at: readAs(
      (typed) => momentIn(typed, timeZone),
      "Enter the day and time from which it can be used.",
    ),
    ...termFields(timeZone),
  });
}

export function couponFields(timeZone: string) {
  const { percent, ...terms } = termFields(timeZone);
  return z.object({ version: z.string().default(""), percent: orNull(percent), ...terms });
}

export type NewCoupon = z.output<ReturnType<typeof newCouponFields>>;
export type CouponChange = z.output<ReturnType<typeof couponFields>>;

export type CouponDraft = {
  percent: number;
  capInr: bigint;
  capUsd: bigint;
  endsAt: Date | null;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  services: string[] | null;
};

export function draftOf(
  fields: Omit<CouponChange, "percent" | "version"> & { percent: number },
): CouponDraft {
  return {
    percent: fields.percent,
    capInr: fields.cap_inr,
    capUsd: fields.cap_usd,
    endsAt: fields.ends_at,
    totalLimit: fields.total_limit,
    perCustomerLimit: fields.per_customer_limit,
    services: fields.services.length === 0 ? null : [...new Set(fields.services)].toSorted(),
  };
}

function readCode(typed: string): string | null {
  const code = normaliseCode(typed);
  return /^[A-Z0-9-]{3,30}$/.test(code) && /[A-Z0-9]/.test(code) ? code : null;
}

/** Must be in the future and after the start. */
export function checkEnd(
  endsAt: Date | null,
  { startsAt, now }: { startsAt: Date; now: Date },
): Outcome<null> {
  if (endsAt && endsAt <= startsAt) return invalidEnd("A coupon ends after it begins.");
  if (endsAt && endsAt <= now) return invalidEnd("This end is in the past. Choose a later one.");
  return done(null);
}

function invalidEnd(message: string): Refused {
  return refuse({ code: "invalid_coupon", message, status: 422, field: "ends_at" });
}

export function localTime(at: Date | null, timeZone: string): string {
  if (!at) return "";
  const { day, time } = clockIn(at, timeZone);
  return `${day}T${time}`;
}
