import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { type Figure, usd } from "#app/figures/figure.ts";
import { refundReasons } from "#app/orders/sales/refund-reasons.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { readReport } from "#app/platform/replica.server.ts";

type RefundFigure = { byReason: { reason: string; inUsd: bigint }[]; figure: Figure };

export async function refundFigure(
  member: Pick<Member, "role" | "timeZone">,
  span: DaySpan,
): Promise<Outcome<RefundFigure>> {
  if (!mayEver(member.role, "see_figures")) return notAllowed;
  const reasons = await readReport((on) => refundReasons(on, { span, timeZone: member.timeZone }));
  const sum = (of: readonly { inUsd: bigint }[]) => of.reduce((total, { inUsd }) => total + inUsd, 0n);
  const byReason = [...Map.groupBy(reasons, ({ reason }) => reason)].map(([reason, of]) => ({
    reason,
    inUsd: sum(of),
  }));
  return done({
    byReason: byReason.toSorted((one, other) => (one.inUsd < other.inUsd ? 1 : -1)),
    figure: {
      name: "refund-reasons",
      title: "Why money went back",
      columns: ["Reason", "Currency", "Refunds", "Given back", "Given back (USD)"],
      rows: reasons.map(({ reason, currency, refunds, refunded, inUsd }) => [
        reason,
        currency,
        refunds,
        { amount: refunded, currency },
        usd(inUsd),
      ]),
      total: [
        "All",
        null,
        reasons.reduce((total, { refunds }) => total + refunds, 0),
        null,
        usd(sum(reasons)),
      ],
    },
  });
}
