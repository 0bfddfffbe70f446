import { useEffect } from "react";
import { Link } from "react-router";

import { requireUser } from "#app/accounts/sign-in/require-user.server.ts";
import { clearPaymentResult, readPaymentResult } from "#app/checkout/settle/payment-result.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { loadPaidOrder } from "#app/orders/pages/load-paid-order.server.ts";
import styles from "#app/orders/pages/paid-order.module.css";
import { writtenDate } from "#app/platform/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/paid-order.ts";

/** Where a purchase leads once it is paid; found again from the order. */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context });
  return loadPaidOrder(params.orderId, { user, now: new Date() });
}

/** Work goes on meanwhile. */
export const headers = () => ({ "Cache-Control": "no-store" });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return unlistedPage(loaderData ? `Order ${loaderData.name}` : "Your order", matches);
}

type Shown = Route.ComponentProps["loaderData"];

export default function PaidOrder({ loaderData: order }: Route.ComponentProps) {
  useResultSaid();
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title={<Title order={order} />}
        intro={order.paidBy ?? undefined}
        back={{ to: "/account/dashboard/", label: "Your dashboard" }}
      />
      <article className={styles.columns} aria-label={`Order ${order.name}`}>
        <NextSteps order={order} />
        <div className="stack-6">
          <WhatWasBought order={order} />
          {order.receipt && <ReceiptPart receipt={order.receipt} />}
        </div>
      </article>
    </div>
  );
}

function Title({ order: { name, isNew, paidBy, state } }: { order: Shown }) {
  const number = <span className={styles.number}>{name}</span>;
  if (!isNew || state !== "paid") return <>Order {number}</>;
  return (
    <>
      {!paidBy && "Thank you. "}
      <span className="one-piece">Your order {number} is paid.</span>
    </>
  );
}

/** What a payment window left for the dashboard (spec section 4) is said here. */
function useResultSaid(): void {
  useEffect(() => {
    readPaymentResult();
    clearPaymentResult();
  }, []);
}

function NextSteps({ order: { items } }: { order: Shown }) {
  const first = items.find(({ next }) => next.waits) ?? items[0];
  return (
    <section className={`card stack-5 ${styles.next}`} aria-labelledby="next-heading">
      <h2 id="next-heading" className="step-2">
        What happens next
      </h2>
      {items.map((item) => (
        <div key={item.id} className={`stack-3 ${styles.item}`}>
          <h3 className="step-1">{item.heading}</h3>
          <Steps steps={item.next.steps} />
          <p>
            <LinkButton
              to={item.next.action.href}
              {...(item === first ? { variant: "action", size: "large" } : {})}
            >
              {item.next.action.label}
              {items.length > 1 && <span className="visually-hidden">: {item.heading}</span>}
            </LinkButton>
          </p>
        </div>
      ))}
    </section>
  );
}

function Steps({ steps }: { steps: string[] }) {
  if (steps.length === 1) return <p>{steps[0]}</p>;
  return (
    <ol className={`stack-2 ${styles.steps}`}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

const stateTexts = {
  paid: { tone: "success", text: "Paid" },
  part_refunded: { tone: "neutral", text: "Refunded in part" },
  refunded: { tone: "neutral", text: "Refunded" },
} as const;

function WhatWasBought({ order }: { order: Shown }) {
  const state = order.state === "part_refunded" || order.state === "refunded" ? order.state : "paid";
  return (
    <section className="card stack-4" aria-labelledby="bought-heading">
      <div className="spread">
        <h2 id="bought-heading" className="step-2">
          What you bought
        </h2>
        <Badge tone={stateTexts[state].tone}>{stateTexts[state].text}</Badge>
      </div>
      <p className="note">
        {order.name}, <time dateTime={order.paidOn}>{writtenDate(order.paidOn)}</time>.{" "}
        <span className="one-piece">{order.amounts.total} in all.</span>
      </p>
      {order.items.map(({ id, heading, text, lines }) => (
        <div key={id} className={`stack-2 ${styles.item}`}>
          {!isNamedBy(lines, heading) && <p className="strong">{heading}</p>}
          {text && <p className="note keep-lines">{text}</p>}
          <Lines lines={lines} />
        </div>
      ))}
      <div className={styles.item}>
        <FigureList size="small">
          <FigureLine label="Price">{order.amounts.price}</FigureLine>
          {order.amounts.premium.map(({ label, figure }) => (
            <FigureLine key={label} label={label}>
              {figure}
            </FigureLine>
          ))}
          <FigureLine label="Total" total="plain">
            {order.amounts.total}
          </FigureLine>
          {order.amounts.paidBy.map(({ label, figure }) => (
            <FigureLine key={label} label={label}>
              {figure}
            </FigureLine>
          ))}
        </FigureList>
      </div>
    </section>
  );
}

/** A service without choices has one line, which says its name. */
function isNamedBy(lines: { label: string }[], heading: string): boolean {
  return lines.length === 1 && lines[0]?.label === heading;
}

function Lines({ lines }: { lines: { label: string; figure: string }[] }) {
  return (
    <FigureList size="small">
      {lines.map(({ label, figure }, at) => (
        <FigureLine key={at} label={label}>
          {figure}
        </FigureLine>
      ))}
    </FigureList>
  );
}

function ReceiptPart({ receipt }: { receipt: NonNullable<Shown["receipt"]> }) {
  return (
    <section className="card stack-3" aria-labelledby="receipt-heading">
      <h2 id="receipt-heading" className="step-2">
        Receipt
      </h2>
      <p className={styles.words}>
        Made out to {receipt.billedTo}.{receipt.sentTo && ` We’re sending it to ${receipt.sentTo}.`}
      </p>
      <p className="row">
        <Link to={receipt.href} className="text-link">
          Receipt {receipt.name}
        </Link>
        <a href={receipt.fileHref} className="text-link" download>
          Download PDF
        </a>
      </p>
    </section>
  );
}
