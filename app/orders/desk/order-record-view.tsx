import { Link } from "react-router";

import { FactList } from "#app/desk/fact-list.tsx";
import type { OrderView } from "#app/orders/desk/load-order.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";

export function OrderRecordView({ order }: { order: OrderView }) {
  return (
    <>
      <FactList
        facts={[{ label: "Customer", text: order.customer.name, href: order.customer.href }, ...order.facts]}
      />
      <Items order={order} />
      <section aria-labelledby="payments">
        <h2 id="payments">Payments</h2>
        <DataTable
          label="Payments"
          columns={{ begun: "Begun", state: "State", gateway: "By", amount: "Amount", came: "What came" }}
          rows={order.payments}
          empty="Nothing was paid through a platform."
        />
      </section>
      <section aria-labelledby="refunds">
        <h2 id="refunds">Given back</h2>
        <DataTable
          label="Given back"
          columns={{
            date: "Date",
            total: "In all",
            wallet: "To the wallet",
            gateway: "To the platform",
            reason: "Reason",
          }}
          rows={order.refunds}
          empty="Nothing was refunded."
        />
        {order.gatewayRefunds.length > 0 && (
          <>
            <h3>On its way through the platform</h3>
            <DataTable
              label="On its way through the platform"
              columns={{
                begun: "Begun",
                amount: "Amount",
                state: "State",
                payment: "Of payment",
                refund: "Refund there",
              }}
              rows={order.gatewayRefunds}
              empty=""
            />
          </>
        )}
      </section>
    </>
  );
}

function Items({ order }: { order: OrderView }) {
  return (
    <section aria-labelledby="items">
      <h2 id="items">Services</h2>
      {order.items.map((item) => (
        <article key={item.id} aria-label={item.heading} className={styles.item}>
          <h3>
            <Link to={item.workHref}>{item.heading}</Link>{" "}
            {item.request && <Badge tone="warning">{item.request}</Badge>}
          </h3>
          <p className="note">
            {item.state}
            {item.choices && `. ${item.choices}`}
          </p>
          <FigureList size="small">
            {item.lines.map(({ label, text }, index) => (
              <FigureLine key={index} label={label}>
                {text}
              </FigureLine>
            ))}
            <FigureLine label="Price" total="plain">
              {item.price}
            </FigureLine>
            {item.refunded && <FigureLine label="Given back">{item.refunded}</FigureLine>}
          </FigureList>
        </article>
      ))}
      <h3>The whole order</h3>
      <div className={styles.item}>
        <FigureList size="small">
          {order.lines.map(({ label, text }, index) => (
            <FigureLine key={index} label={label}>
              {text}
            </FigureLine>
          ))}
        </FigureList>
      </div>
    </section>
  );
}
