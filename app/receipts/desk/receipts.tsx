import { href } from "react-router";

import { currencyOptions } from "#app/desk/list/currency-options.ts";
import type { ListFilter } from "#app/desk/list/list-filters.tsx";
import { ListFrame, ListTools } from "#app/desk/list/list-frame.tsx";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { listView } from "#app/desk/list/list-view.server.ts";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { formatMoney } from "#app/money/format.ts";
import { orderName } from "#app/orders/order-number.ts";
import { gatewayLabel, gatewayOptions } from "#app/payments/gateways/gateway-options.ts";
import { listReceiptsAtDesk } from "#app/receipts/desk/list-receipts-at-desk.server.ts";
import { receiptsList } from "#app/receipts/desk/receipts-list.ts";
import { receiptName } from "#app/receipts/receipt.ts";
import { orderLabels } from "#app/refunds/state-labels.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/receipts.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_customers");
  const query = readListQuery(receiptsList, url.searchParams);
  const turn = { after: query.after, before: query.before, size: 50 };
  const { rows, previous, next } = valueOrStatus(await listReceiptsAtDesk(member, query, turn, new Date()));
  return {
    list: await listView(receiptsList, query, { member, previous, next }),
    timeZone: member.timeZone,
    rows: rows.map((order) => ({
      id: order.id,
      receipt: order.receipt ? receiptName(order.receipt) : "Not issued yet",
      order: {
        text: orderName(order.number),
        href: href("/staff/orders/:orderId", { orderId: order.id }),
      },
      billed: order.receipt?.billedTo ?? "",
      customer: {
        text: order.customer,
        href: href("/staff/customers/:userId", { userId: order.userId }),
      },
      total: {
        text: formatMoney(order.total, order.currency),
        note: order.state === "paid" ? null : orderLabels[order.state],
      },
      gateway: gatewayLabel(order.gateway) || "The wallet",
      paid: order.paidAt === null ? "" : shortTime(order.paidAt, member.timeZone),
    })),
  };
}

export const meta = unlisted("Receipts");

export default function Receipts({ loaderData: { list, rows, timeZone } }: Route.ComponentProps) {
  return (
    <div className={`page stack-4 ${styles.page}`}>
      <PageHeading
        title="Receipts"
        intro={`One for each order that was paid, as it was then. Times are those of ${timeZone}.`}
        actions={<ListTools list={list} />}
      />
      <ListFrame list={list} filters={filters}>
        <DataTable
          label="Receipts"
          columns={{
            receipt: "Receipt",
            order: "Order",
            billed: "Billed to",
            customer: "Customer",
            total: "Total",
            gateway: "Paid by",
            paid: "Paid",
          }}
          sorting={list.sorting}
          rows={rows}
          empty="No receipts match."
        />
      </ListFrame>
    </div>
  );
}

const filters: ListFilter[] = [
  { kind: "choice", name: "gateway", label: "Platform", any: "All", options: gatewayOptions },
  { kind: "choice", name: "currency", label: "Currency", any: "All", options: currencyOptions },
  { kind: "day", name: "from", label: "Paid from" },
  { kind: "day", name: "until", label: "Paid until" },
  { kind: "text", name: "customer", label: "Customer or receipt" },
];
