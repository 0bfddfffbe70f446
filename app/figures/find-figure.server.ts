import { couponFigure } from "#app/figures/coupon-figure.server.ts";
import type { Figure, FigureName } from "#app/figures/figure.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { funnelFigure } from "#app/figures/funnel-figure.server.ts";
import { overdueFigure } from "#app/figures/overdue-figure.server.ts";
import { salesFigures } from "#app/figures/sales-figures.server.ts";
import { walletFigures } from "#app/figures/wallet-figures.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export async function findFigure({
  member,
  name,
  span,
  now,
}: {
  member: Member;
  name: FigureName;
  span: DaySpan;
  now: Date;
}): Promise<Outcome<Figure>> {
  switch (name) {
    case "funnel":
      return figureOf(await funnelFigure(member, span));
    case "coupons":
      return figureOf(await couponFigure(member, span));
    case "overdue":
      return figureOf(await overdueFigure(member, now));
    case "wallets-by-currency":
    case "wallets-by-day": {
      const wallets = await walletFigures(member, span, now);
      if (!wallets.ok) return wallets;
      return done(name === "wallets-by-day" ? wallets.value.byDay : wallets.value.byCurrency);
    }
    default: {
      const sales = await salesFigures(member, span);
      return sales.ok ? done(sales.value[salesCuts[name]]) : sales;
    }
  }
}

const salesCuts = {
  "sales-by-day": "byDay",
  "sales-by-service": "byService",
  "sales-by-currency": "byCurrency",
  "sales-by-platform": "byGateway",
} as const;

function figureOf(outcome: Outcome<{ figure: Figure }>): Outcome<Figure> {
  return outcome.ok ? done(outcome.value.figure) : outcome;
}
