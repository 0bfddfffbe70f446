import { interestBetween } from "#app/catalog/interest-between.server.ts";
import type { Figure, FigureCell } from "#app/figures/figure.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { nameSoldServices } from "#app/figures/name-sold-services.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { noSales, salesBetween } from "#app/orders/sales/sales-between.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { readReport } from "#app/platform/replica.server.ts";

type Steps = { views: number; carted: number; started: number; paid: number };

/** UTC days, like the views. Shares are of views, because direct purchases skip the cart. */
export async function funnelFigure(
  member: Pick<Member, "role">,
  span: DaySpan,
): Promise<Outcome<{ steps: Steps; figure: Figure }>> {
  if (!mayEver(member.role, "see_figures")) return notAllowed;
  const [interest, sales, nameOf] = await Promise.all([
    readReport((on) => interestBetween(on, span)),
    readReport((on) => salesBetween(on, { span, timeZone: "UTC", cuts: ["service"] })),
    nameSoldServices(),
  ]);
  const bySlug = sales.get("service") ?? new Map();
  const slugs = new Set([...interest.keys(), ...bySlug.keys()]);
  const rows = [...slugs].map((slug) => {
    const { started, sold } = bySlug.get(slug) ?? noSales;
    const { views = 0, carted = 0 } = interest.get(slug) ?? {};
    return { name: nameOf(slug), steps: { views, carted, started, paid: sold } };
  });
  const shown = rows
    .filter(({ steps }) => Object.values(steps).some((count) => count > 0))
    .toSorted(
      (one, other) => other.steps.views - one.steps.views || one.name.localeCompare(other.name, "en"),
    );
  const steps = shown.reduce((sum, row) => addSteps(sum, row.steps), noSteps);
  return done({
    steps,
    figure: {
      name: "funnel",
      title: "From view to purchase",
      columns: [
        "Service",
        "Views",
        "Put into a cart",
        "Share of views",
        "Payment started",
        "Share of views that started",
        "Paid",
        "Share of started",
      ],
      rows: shown.map((row) => [row.name, ...cellsOf(row.steps)]),
      total: ["All", ...cellsOf(steps)],
    },
  });
}

const noSteps: Steps = { views: 0, carted: 0, started: 0, paid: 0 };

function addSteps(one: Steps, other: Steps): Steps {
  return {
    views: one.views + other.views,
    carted: one.carted + other.carted,
    started: one.started + other.started,
    paid: one.paid + other.paid,
  };
}

function cellsOf({ views, carted, started, paid }: Steps): FigureCell[] {
  return [
    views,
    carted,
    { part: carted, whole: views },
    started,
    { part: started, whole: views },
    paid,
    { part: paid, whole: started },
  ];
}
