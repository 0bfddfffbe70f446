import { answerFigures } from "#app/figures/answer-figures.server.ts";
import { chatFigure } from "#app/figures/chat-figure.server.ts";
import { cohortFigure } from "#app/figures/cohort-figure.server.ts";
import { counsellorFigures } from "#app/figures/counsellor-figures.server.ts";
import { couponEffect } from "#app/figures/coupon-effect.server.ts";
import { couponFigure } from "#app/figures/coupon-figure.server.ts";
import { figureNames } from "#app/figures/figure.ts";
import { findFigure } from "#app/figures/find-figure.server.ts";
import { funnelFigure } from "#app/figures/funnel-figure.server.ts";
import { refundFigure } from "#app/figures/refund-figure.server.ts";
import { overdueFigure } from "#app/figures/overdue-figure.server.ts";
import { salesFigures } from "#app/figures/sales-figures.server.ts";
import { walletFigures } from "#app/figures/wallet-figures.server.ts";
import { noon } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";

const action = "see_figures" as const;
const span = { first: "2026-09-03", last: "2026-10-02" };

export const figuresUseCases: DeskUseCase[] = [
  { action, name: "salesFigures", call: (member) => salesFigures(member, span) },
  { action, name: "funnelFigure", call: (member) => funnelFigure(member, span) },
  { action, name: "couponFigure", call: (member) => couponFigure(member, span) },
  { action, name: "overdueFigure", call: (member) => overdueFigure(member, noon) },
  { action, name: "walletFigures", call: (member) => walletFigures(member, span, noon) },
  { action, name: "counsellorFigures", call: (member) => counsellorFigures(member, span, noon) },
  { action, name: "answerFigures", call: (member) => answerFigures(member, span) },
  { action, name: "chatFigure", call: (member) => chatFigure(member, span) },
  { action, name: "refundFigure", call: (member) => refundFigure(member, span) },
  { action, name: "cohortFigure", call: (member) => cohortFigure(member, span, noon) },
  { action, name: "couponEffect", call: (member) => couponEffect(member, span) },
  ...figureNames.map((name): DeskUseCase => ({
    action,
    name: `findFigure of ${name}`,
    call: (member) => findFigure({ member, name, span, now: noon }),
  })),
];
