import { useEffect, useSyncExternalStore } from "react";
import { data, Link, redirect } from "react-router";

import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { serviceRules, workingDays } from "#app/catalog/service-rules.ts";
import { forgetPaymentResult, readPaymentResult } from "#app/checkout/payment-result.ts";
import { paymentOutcome, type PaymentOutcome } from "#app/checkout/payment-outcome.server.ts";
import { WaysOn } from "#app/checkout/ways-on.tsx";
import { listSendable, type Sendable } from "#app/refunds/send-back.server.ts";
import { writtenDate } from "#app/content/written-date.ts";
import { formatMoney } from "#app/money/format.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { orderName } from "#app/orders/listed-order.ts";
import { openPaymentsOfOrders } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { describe } from "#app/pricing/configuration.ts";
import { receiptNames } from "#app/receipts/find-receipt.server.ts";
import styles from "#app/routes/pages/dashboard.module.css";
import { BookingList } from "#app/routes/pages/dashboard/booking-list.tsx";
import { cancelChat } from "#app/routes/pages/dashboard/cancel-chat.server.ts";
import { GroupList } from "#app/routes/pages/dashboard/group-list.tsx";
import { loadBookings } from "#app/routes/pages/dashboard/load-bookings.server.ts";
import { loadMyGroups } from "#app/routes/pages/dashboard/load-groups.server.ts";
import { OrderCard, type ShownOrder } from "#app/routes/pages/dashboard/order-card.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { pageTitle } from "#app/routes/shell/page-title.ts";

import type { Route } from "./+types/dashboard.ts";

/** What the customer bought and where it stands; after a purchase, what came of it. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  if (!user) throw redirect(`/account/login/?next=${encodeURIComponent(url.pathname + url.search)}`);
  const [orders, wallet, sendable, outcome] = await Promise.all([
    listOrders(user.id),
    walletBalance(db, user.id),
    listSendable(user.id),
    paymentOutcome({
      userId: user.id,
      paymentId: url.searchParams.get("payment"),
      orderId: url.searchParams.get("order"),
      cancelled: url.searchParams.has("cancelled"),
      unclear: url.searchParams.has("unclear"),
      now: new Date(),
    }),
  ]);
  const waiting = orders.filter((order) => order.state === "pending").map((order) => order.id);
  const openPayments = await openPaymentsOfOrders(db, waiting, new Date());
  const receipts = await receiptNames(
    db,
    orders.map((order) => order.id),
  );
  const headings = await findHeadings(
    orders.flatMap((order) => order.items.map((item) => item.configuration.service)),
  );
  const heading = headings[Symbol.iterator]();
  return {
    firstName: user.firstName,
    groups: await loadMyGroups(user.id, new Date()),
    bookings: await loadBookings(request, url, user),
    wallet: wallet && formatMoney(wallet.amount, wallet.currency),
    credits: sendable.filter(({ cause }) => cause === "credit").map(creditWords),
    outcome,
    orders: orders.map((order): ShownOrder => ({
      id: order.id,
      name: orderName(order.number),
      state: order.state,
      at: (order.paidAt ?? order.createdAt).toISOString(),
      currency: order.currency,
      price: order.price,
      walletShare: order.walletShare,
      premium: order.premium,
      paid: order.price + order.premium,
      openPaymentId: openPayments.get(order.id) ?? null,
      receipt: receipts.get(order.id) ?? null,
      items: order.items.map((item) => ({
        id: item.id,
        heading: heading.next().value ?? item.configuration.service,
        words: describe(item.configuration),
        state: item.state,
        dueOn: item.dueOn,
        delivery: deliveryWords(item.configuration.service, item.configuration.choices.lightning === true),
        lines: item.lines,
      })),
    })),
  };
}

/** The free chats' forms: the rest of the page is read, or leads elsewhere. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const user = context.get(currentUserContext);
  if (!user) throw redirect(`/account/login/?next=${encodeURIComponent(url.pathname)}`, 303);
  const cancelled = await cancelChat(request, user.id);
  if (cancelled.ok) throw redirect("/account/dashboard/?chat_cancelled=1#free-chats", 303);
  const { message, status } = cancelled.refusal;
  return data({ message }, { status });
}

/** A second or late payment is told of for as long as the wallet holds it, whichever page the customer came by. */
function creditWords({ amount, currency, at }: Sendable): string {
  const on = writtenDate(at.toISOString().slice(0, 10));
  return `${formatMoney(amount, currency)} of it is a payment of ${on} that came late or a second time. Spend it on anything here, or send it back.`;
}

function deliveryWords(service: keyof typeof serviceRules, lightning: boolean): string {
  const { days, lightningDays, inSessions } = serviceRules[service].delivery;
  if (inSessions) return `${workingDays(days)} to the first session`;
  return workingDays(lightning && lightningDays !== null ? lightningDays : days);
}

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Your dashboard", matches), { name: "robots", content: "noindex" }];
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { firstName, orders, wallet, credits, outcome } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title={`Hello, ${firstName}`}
        intro="What you bought, where it stands, and what happens next."
        actions={
          <LinkButton to="/account/security" size="small">
            Log-in and security
          </LinkButton>
        }
      />
      <PurchaseResult outcome={outcome} />
      <section className={styles.wallet} aria-labelledby="wallet-heading">
        <h2 id="wallet-heading">Wallet</h2>
        <p>{wallet ? <Figure size="large">{wallet}</Figure> : "Nothing in it yet."}</p>
        <Link to="/service/wallet/">{wallet ? "Open your wallet" : "Add funds"}</Link>
        {credits.map((words, index) => (
          <p key={index} className={styles.credit}>
            {words}
          </p>
        ))}
      </section>
      <section className={styles.orders} aria-labelledby="orders-heading">
        <h2 id="orders-heading">Your services</h2>
        {orders.length === 0 ? (
          <EmptyState
            picture="boat"
            level={3}
            heading="Nothing bought yet"
            action={<LinkButton to="/service/">See services and prices</LinkButton>}
          >
            What you buy stands here, with its next step and its date.
          </EmptyState>
        ) : (
          orders.map((order) => <OrderCard key={order.id} order={order} />)
        )}
      </section>
      <BookingList view={loaderData.bookings} problem={actionData?.message ?? null} />
      <GroupList groups={loaderData.groups} />
    </div>
  );
}

/**
 * What came of a purchase. A browser that went through a payment window has kept it in its local storage; one that
 * comes back from a platform's page, or runs no JavaScript, gets it from the server.
 */
function PurchaseResult({ outcome }: { outcome: PaymentOutcome | null }) {
  const kept = useSyncExternalStore(neverChanges, readPaymentResult, () => null);
  useEffect(() => forgetPaymentResult, []);
  // Said once: a reload or a bookmark does not thank again.
  const said = outcome?.tone === "success";
  useEffect(() => {
    if (said) window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [said]);
  const shown = outcome ?? (kept ? { tone: "success" as const, words: kept, ways: [] } : null);
  if (!shown) return null;
  return (
    <Alert tone={shown.tone} actions={shown.ways.length > 0 && <WaysOn ways={shown.ways} />}>
      <p>{shown.words}</p>
    </Alert>
  );
}

const neverChanges = () => () => {};
