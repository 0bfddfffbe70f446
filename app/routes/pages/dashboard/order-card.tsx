import { Link } from "react-router";

import { formatMoney } from "#app/money/format.ts";
import type { ItemState, OrderState } from "#app/orders/order-state.ts";
import styles from "#app/routes/pages/dashboard/order-card.module.css";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";

/** An order with its words and figures ready to be shown. Amounts are hundredths of `currency`. */
export type ShownOrder = {
  id: string;
  name: string;
  state: OrderState;
  at: string;
  currency: string;
  price: bigint;
  walletShare: bigint;
  premium: bigint;
  paid: bigint;
  /** The payment that waits for the customer, while the order is pending. */
  openPaymentId: string | null;
  /** What its receipt is called, once it is paid. */
  receipt: string | null;
  items: ShownItem[];
};

type ShownItem = {
  id: string;
  heading: string;
  words: string;
  state: ItemState;
  dueOn: string | null;
  delivery: string;
  lines: { label: string; amount: bigint }[];
};

export function OrderCard({ order }: { order: ShownOrder }) {
  const money = (amount: bigint) => formatMoney(amount, order.currency);
  const state = orderStates[order.state];
  return (
    <article id={order.name} className={styles.order} aria-label={`Order ${order.name}`}>
      <header className={styles.head}>
        <p className={styles.name}>
          <strong>{order.name}</strong> <time dateTime={order.at}>{writtenDate(order.at)}</time>
        </p>
        <Badge tone={state.tone}>{state.words}</Badge>
      </header>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <Item key={item.id} item={item} waiting={order.state === "pending"} />
        ))}
      </ul>
      {order.openPaymentId && (
        <LinkButton to={`/service/pay/${order.openPaymentId}`} reloadDocument>
          Continue to payment
        </LinkButton>
      )}
      {order.receipt && (
        <p className={styles.receipt}>
          <Link to={`/account/receipts/${order.id}`}>Receipt {order.receipt}</Link>
        </p>
      )}
      <Disclosure summary={`${money(order.paid)} in all`}>
        <FigureList size="small">
          {order.items.flatMap((item) =>
            item.lines.map((line, index) => (
              <FigureLine key={`${item.id}.${index}`} label={line.label}>
                {money(line.amount)}
              </FigureLine>
            )),
          )}
          <FigureLine label="Price">{money(order.price)}</FigureLine>
          {order.premium > 0n && <FigureLine label="Platform premium, 5%">{money(order.premium)}</FigureLine>}
          {order.walletShare > 0n && (
            <FigureLine label="Of this, from your wallet">{money(order.walletShare)}</FigureLine>
          )}
          <FigureLine label="In all" total="plain">
            {money(order.paid)}
          </FigureLine>
        </FigureList>
      </Disclosure>
    </article>
  );
}

function Item({ item, waiting }: { item: ShownItem; waiting: boolean }) {
  return (
    <li className={styles.item}>
      <div>
        <h3 className={styles.heading}>{item.heading}</h3>
        {item.words && <p className={styles.words}>{item.words}</p>}
      </div>
      <p className={styles.next}>{waiting ? "Work begins when the payment is complete." : nextStep(item)}</p>
    </li>
  );
}

const orderStates: Record<OrderState, { words: string; tone: BadgeTone }> = {
  pending: { words: "Waiting for payment", tone: "warning" },
  paid: { words: "Paid", tone: "success" },
  part_refunded: { words: "Refunded in part", tone: "neutral" },
  refunded: { words: "Refunded", tone: "neutral" },
  expired: { words: "Not paid", tone: "neutral" },
};

/** What happens next, and by when. */
function nextStep({ state, dueOn, delivery }: ShownItem): string {
  const due = dueOn ? ` Due ${writtenDate(dueOn)}.` : "";
  switch (state) {
    case "received":
      return `Received. A counsellor writes to you within one working day for what we need; once we have it, it takes ${delivery}.`;
    case "in_progress":
      return `In progress.${due}`;
    case "in_review":
      return `Being reviewed before it goes to you.${due}`;
    case "delivered":
      return "Delivered. Look at it and ask for changes if you want any.";
    case "completed":
      return "Completed.";
    case "cancelled":
      return "Cancelled.";
    case "refunded":
      return "Refunded.";
  }
}

function writtenDate(text: string): string {
  return new Date(text).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
