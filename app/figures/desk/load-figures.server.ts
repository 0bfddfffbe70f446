import { href } from "react-router";

import { couponEffect } from "#app/figures/coupon-effect.server.ts";
import { couponFigure } from "#app/figures/coupon-figure.server.ts";
import type { AskedFigures, LoadedFigures } from "#app/figures/desk/asked-figures.ts";
import { reportLoaders } from "#app/figures/desk/report-loaders.server.ts";
import { readPeriod, writePeriod } from "#app/figures/figure-period.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { funnelFigure } from "#app/figures/funnel-figure.server.ts";
import { overdueFigure } from "#app/figures/overdue-figure.server.ts";
import { salesFigures } from "#app/figures/sales-figures.server.ts";
import { walletFigures } from "#app/figures/wallet-figures.server.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { writtenDate } from "#app/platform/dates.ts";
import type { FigurePart, FiguresView, ShownFigure } from "#app/figures/desk/figures-view.ts";
import { barsOf, dollars, dollarsOf, shownFigure } from "#app/figures/desk/shown-figure.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";

export async function loadFigures(
  member: Member,
  part: FigurePart,
  url: URL,
  now: Date,
): Promise<FiguresView> {
  const zone = part === "funnel" ? "UTC" : member.timeZone;
  const { span, preset, problem } = readPeriod(url.searchParams, clockIn(now, zone).day);
  const query = part === "overdue" ? "" : writePeriod({ span, preset });
  const during = `${writtenDate(span.first)} to ${writtenDate(span.last)}, days of ${zone}`;
  const loaded = await loaders[part]({ member, span, now, query, during });
  const typed = { from: url.searchParams.get("from") ?? "", to: url.searchParams.get("to") ?? "" };
  const shown = problem ? typed : { from: span.first, to: span.last };
  return { part, query, period: part === "overdue" ? null : { ...shown, preset, problem }, ...loaded };
}

const barsMax = 12;
const columnsMax = 100;

const loaders: Record<FigurePart, (asked: AskedFigures) => Promise<LoadedFigures>> = {
  ...reportLoaders,

  async sales({ member, span, query, during }) {
    const { byDay, byService, byCurrency, byGateway } = valueOrStatus(await salesFigures(member, span));
    const how = "in US dollars, converted at each order's own rate. Source: paid orders and their refunds.";
    const bars = (what: string, figure: typeof byDay): ShownFigure =>
      shownFigure(figure, query, {
        kind: "bars",
        caption: `${what}, ${during}, ${how}`,
        of: "dollars",
        bars: figure.rows.slice(0, barsMax).map((row) => ({
          name: String(row[0]),
          value: dollarsOf(row.at(-1)),
        })),
      });
    return {
      intro: `Orders by the day they were paid, refunds by the day they were made. Net is price and premium less refunds. Days are those of ${member.timeZone}.`,
      figures: [
        shownFigure(byDay, query, {
          kind: byDay.rows.length > columnsMax ? "line" : "columns",
          caption: `Net sales a day, ${during}, ${how}`,
          points: byDay.rows.map((row) => {
            const value = dollarsOf(row.at(-1));
            return { day: dayIn(row[0]), value, label: dollars(value) };
          }),
        }),
        bars("Net sales by service", byService),
        bars("Net sales by currency", byCurrency),
        bars("Net sales by platform", byGateway),
      ],
    };
  },

  async funnel({ member, span, query, during }) {
    const { steps, figure } = valueOrStatus(await funnelFigure(member, span));
    return {
      intro:
        "Views are counted without cookies and without knowing who looks: known programs and staff are left out. A service bought at once was in no cart, and a payment may belong to a view of an earlier day.",
      figures: [
        shownFigure(figure, query, {
          kind: "bars",
          caption: `All services, ${during}. Source: counted views and additions, orders opened for payment, paid orders. An order with two services counts for both.`,
          of: "items",
          bars: [
            { name: "Views", value: steps.views },
            { name: "Put into a cart", value: steps.carted },
            { name: "Payment started", value: steps.started },
            { name: "Paid", value: steps.paid },
          ],
        }),
      ],
    };
  },

  async coupons({ member, span, query, during }) {
    const [costs, effect] = await Promise.all([couponFigure(member, span), couponEffect(member, span)]);
    const [{ byCode, figure }, { averages, figure: orders }] = [valueOrStatus(costs), valueOrStatus(effect)];
    return {
      intro: `What coupons took off orders, by the day these were paid. Refunds do not change it. Days are those of ${member.timeZone}.`,
      figures: [
        shownFigure(figure, query, {
          kind: "bars",
          caption: `Taken off by coupon, ${during}, in US dollars, converted at each order's own rate. Source: the lines orders were priced by.`,
          of: "dollars",
          bars: byCode
            .slice(0, barsMax)
            .map(({ code, inUsd }) => ({ name: code, value: Number(inUsd) / 100 })),
        }),
        shownFigure(orders, query, {
          kind: "bars",
          caption: `Average price of an order after what the coupon took off, ${during}, in US dollars, converted at each order's own rate. Source: paid orders.`,
          of: "dollars",
          bars: averages.slice(0, barsMax).map(({ name, inUsd }) => ({ name, value: Number(inUsd) / 100 })),
        }),
      ],
    };
  },

  async overdue({ member, now }) {
    const { byPerson, places, figure } = valueOrStatus(await overdueFigure(member, now));
    const hrefs = places.map(
      (place) => `${href("/staff/work")}?${new URLSearchParams({ ...place, overdue: "yes" })}`,
    );
    const today = writtenDate(now);
    return {
      intro: "Work on paid orders whose next step is ours and whose day has passed, the oldest first.",
      figures: [
        shownFigure(
          figure,
          "",
          {
            kind: "bars",
            caption: `Items past their day by counsellor, ${today}, by the day of UTC. Source: the work queue.`,
            of: "items",
            bars: barsOf(byPerson, barsMax),
          },
          hrefs,
        ),
      ],
    };
  },

  async wallets({ member, span, now, query, during }) {
    const { course, byCurrency, byDay, withoutRate } = valueOrStatus(await walletFigures(member, span, now));
    const last = course.at(-1);
    const left = withoutRate.length === 0 ? "" : ` Without ${withoutRate.join(", ")}, which has no rate.`;
    const how = `in US dollars at the rates of today.${left} Source: the postings of all wallets.`;
    return {
      intro: `What is in customers' wallets, with what is set aside for open orders: ${formatMoney(last?.inUsd ?? 0n, "USD")} on ${writtenDate(span.last)}.`,
      figures: [
        shownFigure(byDay, query, {
          kind: "line",
          caption: `Owed to customers at the end of each day, ${during}, ${how}`,
          points: course.map(({ day, inUsd }) => ({
            day,
            value: Number(inUsd) / 100,
            label: dollars(Number(inUsd) / 100),
          })),
        }),
        shownFigure(byCurrency, query, {
          kind: "bars",
          caption: `Owed to customers by currency, ${writtenDate(span.last)}, ${how}`,
          of: "dollars",
          bars: byCurrency.rows
            .slice(0, barsMax)
            .map((row) => ({ name: String(row[0]), value: dollarsOf(row.at(-1)) })),
        }),
      ],
    };
  },
};

function dayIn(cell: unknown): string {
  return cell !== null && typeof cell === "object" && "day" in cell ? String(cell.day) : "";
}
