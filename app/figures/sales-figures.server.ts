import type { Figure, FigureCell } from "#app/figures/figure.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { nameSoldServices } from "#app/figures/name-sold-services.server.ts";
import {
  addSales,
  noSales,
  type Sales,
  type SalesByKey,
  salesBetween,
} from "#app/orders/sales/sales-between.server.ts";
import { gatewayFacts, type GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";
import { readReport } from "#app/platform/replica.server.ts";

type SalesFigures = { byDay: Figure; byService: Figure; byCurrency: Figure; byGateway: Figure };

/** Days in the member's zone. All four breakdowns have the same total; each order uses its own rate. */
export async function salesFigures(
  member: Pick<Member, "role" | "timeZone">,
  span: DaySpan,
): Promise<Outcome<SalesFigures>> {
  if (!mayEver(member.role, "see_figures")) return notAllowed;
  const cuts = ["day", "service", "currency", "own_money", "gateway"] as const;
  const [sales, nameOf] = await Promise.all([
    readReport((on) => salesBetween(on, { span, timeZone: member.timeZone, cuts })),
    nameSoldServices(),
  ]);
  const cut = (name: (typeof cuts)[number]): SalesByKey => sales.get(name) ?? new Map();
  const own = cut("own_money");
  return done({
    byDay: {
      name: "sales-by-day",
      title: "By day",
      columns: ["Day", "Orders paid", ...inDollars],
      ...rowsOf([...cut("day")], (day, row) => [{ day }, row.sold, ...moneyOf(row)]),
    },
    byService: {
      name: "sales-by-service",
      title: "By service",
      columns: ["Service", "Times sold", ...inDollars],
      ...rowsOf(most(cut("service")), (slug, row) => [
        slug === "" ? "Premium, of no one service" : nameOf(slug),
        row.sold,
        ...moneyOf(row),
      ]),
    },
    byCurrency: {
      name: "sales-by-currency",
      title: "By currency",
      columns: ["Currency", "Orders paid", "Price", "Premium", "Refunded", "Net", ...inDollars],
      ...rowsOf(most(cut("currency")), (currency, row) => [
        currency,
        row.sold,
        ...moneyOf(own.get(currency) ?? noSales, currency as Currency),
        ...moneyOf(row),
      ]),
      total: totalOf(cut("currency"), (row) => ["All", row.sold, null, null, null, null, ...moneyOf(row)]),
    },
    byGateway: {
      name: "sales-by-platform",
      title: "By platform",
      columns: ["Platform", "Orders paid", ...inDollars],
      ...rowsOf(most(cut("gateway")), (gateway, row) => [
        gateway === "" ? "wallet only" : gatewayFacts[gateway as GatewayName].wireName,
        row.sold,
        ...moneyOf(row),
      ]),
    },
  });
}

const inDollars = ["Price (USD)", "Premium (USD)", "Refunded (USD)", "Net (USD)"];

/** Refunds count on the day they were made, whenever the purchase was. */
function netOf({ price, premium, refunded, premiumRefunded }: Sales): bigint {
  return price + premium - refunded - premiumRefunded;
}

function moneyOf(sales: Sales, currency: Currency = "USD"): FigureCell[] {
  const { price, premium, refunded, premiumRefunded } = sales;
  return [price, premium, refunded + premiumRefunded, netOf(sales)].map((amount) => ({ amount, currency }));
}

function rowsOf(
  rows: readonly [string, Sales][],
  row: (key: string, sales: Sales) => FigureCell[],
): Pick<Figure, "rows" | "total"> {
  const total = totalOf(new Map(rows), (sum) => ["All", sum.sold, ...moneyOf(sum)]);
  return { rows: rows.map(([key, sales]) => row(key, sales)), total };
}

function totalOf(byKey: SalesByKey, row: (sum: Sales) => FigureCell[]): FigureCell[] {
  return row([...byKey.values()].reduce(addSales, noSales));
}

/** Largest first, without zero rows. */
function most(byKey: SalesByKey): [string, Sales][] {
  return [...byKey]
    .filter(
      ([, { sold, premium, refunded, premiumRefunded }]) =>
        sold > 0 || premium + refunded + premiumRefunded > 0n,
    )
    .toSorted(([, one], [, other]) => (netOf(one) < netOf(other) ? 1 : -1));
}
