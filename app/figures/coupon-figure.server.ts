import { type Figure, usd } from "#app/figures/figure.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { couponCosts } from "#app/orders/sales/coupon-costs.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { readReport } from "#app/platform/replica.server.ts";

export async function couponFigure(
  member: Pick<Member, "role" | "timeZone">,
  span: DaySpan,
): Promise<Outcome<{ byCode: { code: string; inUsd: bigint }[]; figure: Figure }>> {
  if (!mayEver(member.role, "see_figures")) return notAllowed;
  const costs = await readReport((on) => couponCosts(on, { span, timeZone: member.timeZone }));
  const sum = (of: readonly { inUsd: bigint }[]) => of.reduce((total, { inUsd }) => total + inUsd, 0n);
  const byCode = [...Map.groupBy(costs, ({ code }) => code)].map(([code, of]) => ({ code, inUsd: sum(of) }));
  return done({
    byCode: byCode.toSorted((one, other) => (one.inUsd < other.inUsd ? 1 : -1)),
    figure: {
      name: "coupons",
      title: "What coupons took off",
      columns: ["Coupon", "Currency", "Orders", "Taken off", "Taken off (USD)"],
      rows: costs.map(({ code, currency, orders, takenOff, inUsd }) => [
        code,
        currency,
        orders,
        { amount: takenOff, currency },
        usd(inUsd),
      ]),
      total: ["All", null, costs.reduce((total, { orders }) => total + orders, 0), null, usd(sum(costs))],
    },
  });
}
