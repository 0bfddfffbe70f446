import { href } from "react-router";

import { currencyOptions } from "#app/desk/list/currency-options.ts";
import { type ListFilter, optionsOf } from "#app/desk/list/list-filters.tsx";
import { ListFrame, ListTools } from "#app/desk/list/list-frame.tsx";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { listView } from "#app/desk/list/list-view.server.ts";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { formatMoney } from "#app/money/format.ts";
import { listOrdersAtDesk } from "#app/orders/desk/list-orders-at-desk.server.ts";
import { ordersList } from "#app/orders/desk/orders-list.ts";
import { orderName } from "#app/orders/order-number.ts";
import type { OrderState } from "#app/orders/order-state.ts";
import { gatewayLabel, gatewayOptions } from "#app/payments/gateways/gateway-options.ts";
import { orderLabels } from "#app/refunds/state-labels.ts";
import { DataTable, type Tone } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/orders.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_customers");
  const query = readListQuery(ordersList, url.searchParams);
  const { rows, previous, next } = valueOrStatus(
    await listOrdersAtDesk(member, query, { after: query.after, before: query.before, size: 50 }),
  );
  const at = (moment: Date | null) => (moment === null ? "" : shortTime(moment, member.timeZone));
  return {
    list: await listView(ordersList, query, { member, previous, next }),
    timeZone: member.timeZone,
    byPayment: query.sort === "paid",
    rows: rows.map((order) => ({
      id: order.id,
      order: {
        text: orderName(order.number),
        href: href("/staff/orders/:orderId", { orderId: order.id }),
      },
      customer: {
        text: order.customer,
        href: href("/staff/customers/:userId", { userId: order.userId }),
      },
      state: { text: orderLabels[order.state], tone: tones[order.state] },
      total: formatMoney(order.total, order.currency),
      gateway: gatewayLabel(order.gateway) || (order.paidAt ? "The wallet" : ""),
      ordered: at(order.createdAt),
      paid: at(order.paidAt),
    })),
  };
}

const tones: Record<OrderState, Tone | null> = {
  pending: "warning",
  paid: "success",
  part_refunded: "harbour",
  refunded: "muted",
  expired: "muted",
};

export const meta = unlisted("Orders");

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { list, rows, timeZone, byPayment } = loaderData;
  const which = byPayment ? "Only what was paid. " : "";
  return (
    <div className={`page stack-4 ${styles.page}`}>
      <PageHeading
        title="Orders"
        intro={`${which}Times are those of ${timeZone}.`}
        actions={<ListTools list={list} />}
      />
      <ListFrame list={list} filters={filtersOf(byPayment ? "Paid" : "Ordered")}>
        <DataTable
          label="Orders"
          columns={{
            order: "Order",
            customer: "Customer",
            state: "State",
            total: "Total",
            gateway: "Platform",
            ordered: "Ordered",
            paid: "Paid",
          }}
          sorting={list.sorting}
          rows={rows}
          empty="No orders match."
        />
      </ListFrame>
    </div>
  );
}

function filtersOf(moment: string): ListFilter[] {
  return [
    { kind: "choice", name: "state", label: "State", any: "All states", options: optionsOf(orderLabels) },
    { kind: "choice", name: "gateway", label: "Platform", any: "All", options: gatewayOptions },
    { kind: "choice", name: "currency", label: "Currency", any: "All", options: currencyOptions },
    { kind: "day", name: "from", label: `${moment} from` },
    { kind: "day", name: "until", label: `${moment} until` },
    { kind: "text", name: "customer", label: "Customer or order" },
  ];
}
