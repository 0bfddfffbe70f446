import { readForm, typed } from "#app/forms/read-form.server.ts";
import { staffFormOf } from "#app/desk/staff-form.server.ts";
import type { CouponValues } from "#app/coupons/desk/coupon-view.ts";

/** A posted form about a coupon, with what is in its fields. */
export async function readCouponForm(request: Request) {
  const form = await readForm(request);
  const read = (name: string) => name.replaceAll("\0", "").trim();
  const values: CouponValues = {
    code: read(typed(form, "code")),
    percent: read(typed(form, "percent")),
    cap_inr: read(typed(form, "cap_inr")),
    cap_usd: read(typed(form, "cap_usd")),
    starts_at: read(typed(form, "starts_at")),
    ends_at: read(typed(form, "ends_at")),
    total_limit: read(typed(form, "total_limit")),
    per_customer_limit: read(typed(form, "per_customer_limit")),
    services: form.getAll("services").flatMap((one) => (typeof one === "string" ? [read(one)] : [])),
  };
  return { ...staffFormOf(request, form), values };
}
