import { href, Link } from "react-router";

import { formatMoney } from "#app/money/format.ts";
import type { OrderState } from "#app/orders/order-state.ts";
import styles from "#app/dashboard/order-card.module.css";
import { premiumLabel } from "#app/pricing/percentages.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { KeptDates } from "#app/ui/kept-dates.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { nextStep } from "#app/cases/next-step.ts";
import { ProgressBar } from "#app/cases/progress-bar.tsx";
import { stepsDone } from "#app/cases/progress.ts";
import { ItemAnswer } from "#app/dashboard/item-answer.tsx";
import { ItemChanges } from "#app/dashboard/item-changes.tsx";
import type { ShownItem, ShownOrder } from "#app/dashboard/order-view.ts";
import { writtenDate } from "#app/platform/dates.ts";

export function OrderCard({ order }: { order: ShownOrder }) {
  const money = (amount: bigint) => formatMoney(amount, order.currency);
  const state = orderStates[order.state];
  return (
    <article id={order.name} className="card stack-4" aria-label={`Order ${order.name}`}>
      <header className={`spread ${styles.head}`}>
        <p className={styles.name}>
          <strong>
            {order.receipt ? (
              <Link to={href("/account/orders/:orderId", { orderId: order.id })}>{order.name}</Link>
            ) : (
              order.name
            )}
          </strong>{" "}
          <time dateTime={order.at}>{writtenDate(order.at.slice(0, 10))}</time>
        </p>
        <Badge tone={state.tone}>{state.text}</Badge>
      </header>
      <ul className="plain-list stack-4">
        {order.items.map((item) => (
          <Item key={item.id} item={item} order={order} />
        ))}
      </ul>
      {order.refunds.map(({ id, at, sentences }) => (
        <p key={id}>
          <strong>
            Refund, <time dateTime={at}>{writtenDate(at.slice(0, 10))}</time>
          </strong>{" "}
          {sentences.join(" ")}
        </p>
      ))}
      {order.openPaymentId && (
        <p>
          <LinkButton
            to={href("/service/pay/:paymentId", { paymentId: order.openPaymentId })}
            size="small"
            reloadDocument
          >
            Continue to payment
          </LinkButton>
        </p>
      )}
      {order.paidBy && <p className="keep-lines">{order.paidBy}</p>}
      {order.receipt && (
        <p>
          <Link to={href("/account/receipts/:orderId", { orderId: order.id })}>Receipt {order.receipt}</Link>
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
          {order.premium > 0n && <FigureLine label={premiumLabel}>{money(order.premium)}</FigureLine>}
          {order.walletShare > 0n && (
            <FigureLine label="Of this, from your wallet">{money(order.walletShare)}</FigureLine>
          )}
          <FigureLine label="Total" total="plain">
            {money(order.paid)}
          </FigureLine>
        </FigureList>
      </Disclosure>
    </article>
  );
}

function Item({ item, order }: { item: ShownItem; order: ShownOrder }) {
  const waiting = order.state === "pending";
  const done = waiting ? null : stepsDone(item);
  const page = href("/account/services/:itemId", { itemId: item.id });
  return (
    <li className={styles.item}>
      <div>
        <h3 className="step-1">{waiting ? item.heading : <Link to={page}>{item.heading}</Link>}</h3>
        {item.text && <p className="note">{item.text}</p>}
        {item.counsellor && <p className="note">Counsellor: {item.counsellor}</p>}
      </div>
      <div>
        {done !== null && <ProgressBar done={done} />}
        <p className="note">
          {waiting ? "We start once the payment is complete." : <KeptDates>{nextStep(item)}</KeptDates>}
        </p>
        {item.session && (
          <p className="note">
            Next session:{" "}
            <Link to={`${page}#sessions`}>
              <time dateTime={item.session.at}>{item.session.text}</time>
            </Link>
          </p>
        )}
      </div>
      {item.askedToCancel && (
        <p>
          <Badge tone="warning">Cancellation requested</Badge>{" "}
          <Link to={`${page}#cancelling`}>See your cancellation request</Link>
        </p>
      )}
      {item.claimsGuarantee && (
        <p>
          <Badge tone="warning">Guarantee claimed</Badge> <Link to={`${page}#guarantee`}>See your claim</Link>
        </p>
      )}
      {item.rights.length > 0 && (
        <p className="note">
          <KeptDates>{item.rights.join(" ")}</KeptDates>
        </p>
      )}
      {item.unread > 0 && (
        <p className={styles.unread}>
          <Link to={`${page}#conversation`}>
            {item.unread === 1 ? "1 new message" : `${item.unread} new messages`}
          </Link>
        </p>
      )}
      <ItemAnswer item={item} orderName={order.name} />
      {!waiting && <ItemChanges item={item} />}
    </li>
  );
}

const orderStates: Record<OrderState, { text: string; tone: BadgeTone }> = {
  pending: { text: "Waiting for payment", tone: "warning" },
  paid: { text: "Paid", tone: "success" },
  part_refunded: { text: "Refunded in part", tone: "neutral" },
  refunded: { text: "Refunded", tone: "neutral" },
  expired: { text: "Not paid", tone: "neutral" },
};
