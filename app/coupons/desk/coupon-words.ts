import type { CouponAtDesk } from "#app/coupons/desk/list-coupons.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";

/** A coupon's terms, its use and what it took off, in words. */
export function couponWords(coupon: CouponAtDesk, timeZone: string) {
  const { percent, capInr, capUsd, startsAt, endsAt, totalLimit, perCustomerLimit, held, used } = coupon;
  const sums = coupon.takenOff.map(({ takenOff, currency }) => formatMoney(takenOff, currency));
  return {
    percent: `${percent}%`,
    caps: `at most ${formatMoney(capInr, "INR")} or ${formatMoney(capUsd, "USD")}`,
    from: shortTime(startsAt, timeZone),
    until: endsAt ? shortTime(endsAt, timeZone) : "Without end",
    used: totalLimit === null ? count(used) : `${count(used)} of ${count(totalLimit)}`,
    held: held === 0 ? null : `${count(held)} held`,
    perCustomer: perCustomerLimit === null ? "Without limit" : `${count(perCustomerLimit)} for each customer`,
    takenOff: sums.length === 0 ? "Nothing yet" : sums.join(", "),
  };
}

function count(number: number): string {
  return number.toLocaleString("en");
}
