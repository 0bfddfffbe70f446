import { href } from "react-router";

import { listServices } from "#app/catalog/find-service.server.ts";
import { localTime } from "#app/coupons/desk/coupon-fields.ts";
import type { CouponRecord } from "#app/coupons/desk/find-coupon-record.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { CouponAtDesk } from "#app/coupons/desk/list-coupons-at-desk.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatAmount, formatMoney } from "#app/money/format.ts";
import { orderName } from "#app/orders/order-number.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export async function showCoupon(member: Member, record: CouponRecord) {
  const { coupon, next } = record;
  const services = (await listServices()).map(({ slug, heading }) => ({ slug, heading }));
  const text = couponText(coupon, member.timeZone);
  const headingOf = new Map<string, string>(services.map(({ slug, heading }) => [slug, heading]));
  return {
    code: coupon.code,
    state: coupon.state,
    version: coupon.version,
    mayChange: mayEver(member.role, "change_coupon"),
    percentFixed: coupon.held + coupon.used > 0,
    facts: [
      { label: "Takes off", text: `${text.percent}, ${text.caps}` },
      { label: "From", text: text.from },
      { label: "Until", text: text.until },
      { label: "Used", text: text.held ? `${text.used}, ${text.held}` : text.used },
      { label: "Uses for each customer", text: text.perCustomer },
      {
        label: "Services",
        text: coupon.services?.map((slug) => headingOf.get(slug) ?? slug).join(", ") ?? "Every service",
      },
      { label: "Taken off orders that were paid", text: text.takenOff },
    ],
    values: valuesOf(coupon, member.timeZone),
    services,
    uses: usesOf(member, record),
    moreHref: next && `?${new URLSearchParams({ after: next })}`,
    timeZone: member.timeZone,
  };
}

function usesOf(member: Member, { uses }: CouponRecord) {
  const seesCustomers = mayEver(member.role, "see_customers");
  return uses.map(({ orderId, userId, customer, order, state, changedAt }) => ({
    id: orderId,
    at: shortTime(changedAt, member.timeZone),
    customer: {
      text: fullName(customer),
      href: seesCustomers ? href("/staff/customers/:userId", { userId }) : null,
    },
    order: order
      ? {
          text: orderName(order.number),
          href: seesCustomers ? href("/staff/orders/:orderId", { orderId }) : null,
        }
      : "None",
    takenOff: order ? formatMoney(order.takenOff, order.currency) : "Nothing",
    state: state === "held" ? "Held until it is paid" : "Used",
  }));
}

export type CouponValues = ReturnType<typeof valuesOf>;

function valuesOf(coupon: CouponAtDesk, timeZone: string) {
  const { percent, capInr, capUsd, endsAt, totalLimit, perCustomerLimit, services } = coupon;
  return {
    percent: String(percent),
    cap_inr: formatAmount(capInr, "INR"),
    cap_usd: formatAmount(capUsd, "USD"),
    ends_at: localTime(endsAt, timeZone),
    total_limit: totalLimit === null ? "" : String(totalLimit),
    per_customer_limit: perCustomerLimit === null ? "" : String(perCustomerLimit),
    services: services ?? ([] as string[]),
  };
}

export function couponText(coupon: CouponAtDesk, timeZone: string) {
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
