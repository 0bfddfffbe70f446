import { refuse, changedMeanwhile } from "#app/platform/outcome.ts";

export const unknownCoupon = refuse({
  code: "unknown_coupon",
  message: "No coupon has this code.",
  status: 404,
});

export const codeTaken = refuse({
  code: "code_taken",
  message: "Another coupon has this code. Choose a different one.",
  status: 409,
  field: "code",
});

export const couponChanged = changedMeanwhile("this coupon");

export const percentUsed = refuse({
  code: "percent_used",
  message: "The percentage stays as it is: the coupon has been used. End it and make another.",
  status: 409,
  field: "percent",
});

export function belowUses(field: "total_limit" | "per_customer_limit", uses: number) {
  const whose = field === "total_limit" ? "It is used" : "A customer has used it";
  const times = uses === 1 ? "once" : `${uses.toLocaleString("en")} times`;
  return refuse({
    code: "below_uses",
    message: `${whose} ${times} already. The limit cannot be less than that.`,
    status: 409,
    field,
  });
}
