import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { type Figure, type FigureCell, usd } from "#app/figures/figure.ts";
import { nameSoldServices } from "#app/figures/name-sold-services.server.ts";
import { noReport, type Report, sumOf } from "#app/figures/report.ts";
import { reportsBetween } from "#app/figures/reports-between.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { readReport } from "#app/platform/replica.server.ts";

type ChatFigure = { steps: { held: number; missed: number; sales: number }; figure: Figure };

/** Chats by their day, orders by theirs: an order may belong to a chat of an earlier day. */
export async function chatFigure(
  member: Pick<Member, "role" | "timeZone">,
  span: DaySpan,
): Promise<Outcome<ChatFigure>> {
  if (!mayEver(member.role, "see_figures")) return notAllowed;
  const [{ chat, chat_sale: sale }, nameOf] = await Promise.all([
    readReport((on) => reportsBetween(on, { span, timeZone: member.timeZone, cuts: ["chat", "chat_sale"] })),
    nameSoldServices(),
  ]);
  const rows = [...new Set([...chat.keys(), ...sale.keys()])].map((service) => ({
    name: nameOf(service),
    chats: chat.get(service) ?? noReport,
    sales: sale.get(service) ?? noReport,
  }));
  const [chats, sales] = [sumOf(chat), sumOf(sale)];
  return done({
    steps: { held: chats.events - chats.among, missed: chats.among, sales: sales.events },
    figure: {
      name: "chats",
      title: "From free chat to order",
      columns: ["Service", "Chats held", "Missed", "Led to an order", "Share of held", "Orders (USD)"],
      rows: rows
        .toSorted(
          (one, other) => other.chats.events - one.chats.events || one.name.localeCompare(other.name, "en"),
        )
        .map((row) => chatRow(row.name, row.chats, row.sales)),
      total: chatRow("All", chats, sales),
    },
  });
}

function chatRow(name: string, { events, among }: Report, sales: Report): FigureCell[] {
  const held = events - among;
  return [name, held, among, sales.events, { part: sales.events, whole: held }, usd(sales.usd)];
}
