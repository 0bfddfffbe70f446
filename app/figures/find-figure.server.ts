import { answerFigures } from "#app/figures/answer-figures.server.ts";
import { chatFigure } from "#app/figures/chat-figure.server.ts";
import { cohortFigure } from "#app/figures/cohort-figure.server.ts";
import { counsellorFigures } from "#app/figures/counsellor-figures.server.ts";
import { couponEffect } from "#app/figures/coupon-effect.server.ts";
import { couponFigure } from "#app/figures/coupon-figure.server.ts";
import type { Figure, FigureName } from "#app/figures/figure.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { funnelFigure } from "#app/figures/funnel-figure.server.ts";
import { refundFigure } from "#app/figures/refund-figure.server.ts";
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
    case "coupon-effect":
      return figureOf(await couponEffect(member, span));
    case "chats":
      return figureOf(await chatFigure(member, span));
    case "refund-reasons":
      return figureOf(await refundFigure(member, span));
    case "cohorts":
      return figureOf(await cohortFigure(member, span, now));
    case "counsellor-load":
    case "on-time":
    case "revenue-by-counsellor": {
      const of = await counsellorFigures(member, span, now);
      return of.ok ? done(of.value[counsellorCuts[name]]) : of;
    }
    case "answers-by-time":
    case "answers-by-counsellor": {
      const answers = await answerFigures(member, span);
      if (!answers.ok) return answers;
      return done(name === "answers-by-time" ? answers.value.byTime : answers.value.byCounsellor);
    }
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

const counsellorCuts = {
  "counsellor-load": "load",
  "on-time": "onTime",
  "revenue-by-counsellor": "revenue",
} as const;

const salesCuts = {
  "sales-by-day": "byDay",
  "sales-by-service": "byService",
  "sales-by-currency": "byCurrency",
  "sales-by-platform": "byGateway",
} as const;

function figureOf(outcome: Outcome<{ figure: Figure }>): Outcome<Figure> {
  return outcome.ok ? done(outcome.value.figure) : outcome;
}
