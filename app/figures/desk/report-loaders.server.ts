import { answerFigures } from "#app/figures/answer-figures.server.ts";
import { chatFigure } from "#app/figures/chat-figure.server.ts";
import { cohortFigure } from "#app/figures/cohort-figure.server.ts";
import { counsellorFigures } from "#app/figures/counsellor-figures.server.ts";
import type { AskedFigures, LoadedFigures } from "#app/figures/desk/asked-figures.ts";
import type { ReportPart } from "#app/figures/desk/figures-view.ts";
import { shownFigure } from "#app/figures/desk/shown-figure.ts";
import { type Figure, shownCell } from "#app/figures/figure.ts";
import { refundFigure } from "#app/figures/refund-figure.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { saleDaysAfterChat } from "#app/bookings/sum-chats.server.ts";

const barsMax = 12;

const ownRate = "in US dollars, converted at each order's own rate";

export const reportLoaders: Record<ReportPart, (asked: AskedFigures) => Promise<LoadedFigures>> = {
  async counsellors({ member, span, now, query, during }) {
    const { load, onTime, revenue, revenueOf } = valueOrStatus(await counsellorFigures(member, span, now));
    return {
      intro: `Who has how much to do, who hands over in time, and for how much. What is delivered counts once, on the day of its first version, for whoever worked on it then. Days are those of ${member.timeZone}.`,
      figures: [
        shownFigure(load, query, {
          kind: "bars",
          caption: `To do by counsellor, ${writtenDate(now)}. Source: the work queue.`,
          of: "items",
          bars: barsIn(load, 1),
        }),
        shownFigure(onTime, query, {
          kind: "bars",
          caption: `Share delivered by its due day, ${during}. Source: the first delivery of each service.`,
          of: "share",
          bars: sharesIn(onTime, 3),
        }),
        shownFigure(revenue, query, {
          kind: "bars",
          caption: `Price of what was delivered, by counsellor, ${during}, ${ownRate}. Refunds do not change it. Source: the first delivery of each service.`,
          of: "dollars",
          bars: revenueOf.slice(0, barsMax).map(({ name, inUsd }) => ({ name, value: Number(inUsd) / 100 })),
        }),
      ],
    };
  },

  async answers({ member, span, query, during }) {
    const { byTime, byCounsellor, times } = valueOrStatus(await answerFigures(member, span));
    const source = "Source: conversations about services, and enquiries.";
    return {
      intro: `How long customers waited for the first answer to what they first wrote, nights and holidays included, by the day they had it. Days are those of ${member.timeZone}.`,
      figures: [
        shownFigure(byTime, query, {
          kind: "bars",
          caption: `First answers by time, ${during}. ${source}`,
          of: "items",
          bars: times.map(({ name, answers }) => ({ name, value: answers })),
        }),
        shownFigure(byCounsellor, query, {
          kind: "bars",
          caption: `Share of first answers within a day, by counsellor, ${during}. ${source}`,
          of: "share",
          bars: sharesIn(byCounsellor, 3),
        }),
      ],
    };
  },

  async chats({ member, span, query, during }) {
    const { steps, figure } = valueOrStatus(await chatFigure(member, span));
    return {
      intro: `A chat led to an order if its customer paid within ${saleDaysAfterChat} days, for whatever service; one chat leads to one order at most. Chats count on their day, orders on theirs. Days are those of ${member.timeZone}.`,
      figures: [
        shownFigure(figure, query, {
          kind: "bars",
          caption: `All services, ${during}. Source: free chats that were held or missed, and paid orders.`,
          of: "items",
          bars: [
            { name: "Chats held", value: steps.held },
            { name: "Missed", value: steps.missed },
            { name: "Led to an order", value: steps.sales },
          ],
        }),
      ],
    };
  },

  async refunds({ member, span, query, during }) {
    const { byReason, figure } = valueOrStatus(await refundFigure(member, span));
    return {
      intro: `Refunds by the reason that was written down, by the day they were made, premiums included. Days are those of ${member.timeZone}.`,
      figures: [
        shownFigure(figure, query, {
          kind: "bars",
          caption: `Given back by reason, ${during}, ${ownRate}. Source: refunds of orders.`,
          of: "dollars",
          bars: byReason
            .slice(0, barsMax)
            .map(({ reason, inUsd }) => ({ name: reason, value: Number(inUsd) / 100 })),
        }),
      ],
    };
  },

  async cohorts({ member, span, now, query }) {
    const { months, cohorts, figure } = valueOrStatus(await cohortFigure(member, span, now));
    const from = `${writtenDate(months.first)} to ${writtenDate(months.last)}`;
    return {
      intro: `Customers by the month of their first paid order, at least the last twelve months, and what they bought until today, before refunds. Days are those of ${member.timeZone}.`,
      figures: [
        shownFigure(figure, query, {
          kind: "bars",
          caption: `Share of customers who bought again, by the month of their first order, ${from}. Source: paid orders.`,
          of: "share",
          bars: cohorts.slice(0, barsMax).map(({ month, customers, again }) => ({
            name: shownCell({ month }),
            value: shareOf(again, customers),
          })),
        }),
      ],
    };
  },
};

/** The table's own order and names. */
function barsIn({ rows }: Figure, column: number): { name: string; value: number }[] {
  return rows.slice(0, barsMax).map((row) => ({ name: String(row[0]), value: Number(row[column]) }));
}

function sharesIn({ rows }: Figure, column: number): { name: string; value: number }[] {
  return rows.slice(0, barsMax).map((row) => {
    const cell = row[column];
    const share = cell !== null && typeof cell === "object" && "whole" in cell ? cell : { part: 0, whole: 0 };
    return { name: String(row[0]), value: shareOf(share.part, share.whole) };
  });
}

/** In percent, with one decimal. */
function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
