import { useEffect, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { z } from "zod";

import { Interrupted } from "#app/accounts/interrupted.tsx";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { clearPaymentResult, readPaymentResult } from "#app/checkout/settle/payment-result.ts";
import { paymentOutcome, type PaymentOutcome } from "#app/checkout/settle/payment-outcome.server.ts";
import { useMessageOnce } from "#app/checkout/purchase-box/use-message-once.tsx";
import { NextActions } from "#app/checkout/pay/next-actions.tsx";
import { readTimeZone } from "#app/currencies/currency-cookie.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { listSendable, type Sendable } from "#app/refunds/send-back.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { db } from "#app/platform/db.server.ts";
import styles from "#app/dashboard/dashboard.module.css";
import { cancelBooking } from "#app/bookings/cancel-booking.server.ts";
import { acceptVersion, askForNewVersion } from "#app/cases/deliverables/answer-version.server.ts";
import { type BookingsView, cancelChatIntent } from "#app/dashboard/booking-view.ts";
import { acceptIntent, askIntent } from "#app/dashboard/order-view.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { BookingList } from "#app/dashboard/booking-list.tsx";
import { DashboardChecks } from "#app/dashboard/dashboard-checks.tsx";
import { DashboardGroups } from "#app/dashboard/dashboard-groups.tsx";
import { DashboardEnquiries } from "#app/dashboard/dashboard-enquiries.tsx";
import { findParts } from "#app/dashboard/find-parts.server.ts";
import { loadDashboardBookings } from "#app/dashboard/load-dashboard-bookings.server.ts";
import { loadDashboardChecks } from "#app/dashboard/load-dashboard-checks.server.ts";
import { loadDashboardEnquiries } from "#app/dashboard/load-dashboard-enquiries.server.ts";
import { loadMyGroups } from "#app/dashboard/load-dashboard-groups.server.ts";
import { loadOrders } from "#app/dashboard/load-orders.server.ts";
import { OrderCard } from "#app/dashboard/order-card.tsx";
import { toDoList } from "#app/dashboard/to-do.ts";
import { ToDoList } from "#app/dashboard/to-do-list.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { asUser, requireUser } from "#app/accounts/sign-in/require-user.server.ts";

import type { Route } from "./+types/dashboard.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context }, url.pathname + url.search);
  const timeZone = customerZone(readTimeZone(request.headers.get("cookie")), user.country);
  const now = new Date();
  const balance = walletBalance(db, user.id);
  const parts = findParts(user.id);
  const [orders, groups, bookings, checks, enquiries, wallet, sendable, outcome] = await Promise.all([
    loadOrders(user.id, { timeZone, now }),
    parts.then((has) => (has.groups ? loadMyGroups(user.id, now) : [])),
    parts.then((has) => (has.bookings ? loadDashboardBookings(request, url, user) : noBookings)),
    parts.then((has) => (has.checks ? loadDashboardChecks(user.id) : [])),
    parts.then((has) => (has.enquiries ? loadDashboardEnquiries(user.id) : [])),
    balance,
    parts.then((has) => (has.credits ? listSendable(user.id, balance) : [])),
    paymentOutcome({
      userId: user.id,
      paymentId: url.searchParams.get("payment"),
      cancelled: url.searchParams.has("cancelled"),
      unclear: url.searchParams.has("unclear"),
      now,
    }),
  ]);
  return {
    firstName: user.firstName,
    toDo: toDoList({ orders, groups, bookings: bookings.bookings }, { timeZone, now }),
    groups,
    bookings,
    checks,
    enquiries,
    wallet: wallet && formatMoney(wallet.amount, wallet.currency),
    credits: sendable.filter(({ cause }) => cause === "credit").map(creditText),
    outcome,
    orders,
    token: formToken(request),
    answered: ownEntry(answeredMessages, url.searchParams.get("answered")),
  };
}

const noBookings: BookingsView = { bookings: [], asked: null, cancelled: false };

const answeredMessages: Record<string, string> = {
  accepted: "Thank you. The service is completed.",
  asked: "We have your changes and are working on them. The service shows the new date.",
};

/** All other forms lead elsewhere. */
export const action = formAction(asUser, (on) => ({
  [cancelChatIntent]: on({
    schema: z.object({ booking: hidden }),
    run: async ({ fields: { booking: bookingId }, who: { id: userId }, now }) =>
      leadTo(await cancelBooking({ bookingId, userId, now }), () => `${here}?chat_cancelled=1#free-chats`),
  }),
  [acceptIntent]: on({
    schema: z.object({ item: hidden, seen: hidden }),
    run: async ({ fields: { item: itemId, seen }, who: { id: userId }, now }) =>
      leadTo(await acceptVersion({ itemId, userId, seen, now }), () => `${here}?answered=accepted#services`),
  }),
  [askIntent]: on({
    schema: z.object({ item: hidden, seen: hidden, text: z.string().default("") }),
    run: async ({ fields: { item: itemId, seen, text }, who: { id: userId }, now }) =>
      leadTo(
        await askForNewVersion({ itemId, userId, seen, text, now }),
        () => `${here}?answered=asked#services`,
      ),
  }),
}));

const here = "/account/dashboard/";

/** Shown while the wallet holds the money, however the customer arrived. */
function creditText({ amount, currency, at }: Sendable): string {
  const on = writtenDate(at);
  return `${formatMoney(amount, currency)} of it is a payment of ${on} that came late or a second time. Spend it on anything here, or send it back.`;
}

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Your dashboard");

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { firstName, toDo, orders, wallet, credits, outcome, answered } = loaderData;
  const refused = useRefusedForm();
  const isAboutChat = refused?.intent === cancelChatIntent;
  const itemRefused = refused?.fields["item"]?.[0];
  const isAtItem = orders.some(({ items }) => items.some(({ id }) => id === itemRefused));
  return (
    <>
      <Interrupted />
      <div className={`page stack-8 ${styles.page}`}>
        <PageHeading
          title={`Hello, ${firstName}`}
          intro="What you bought, where it stands, and what happens next."
        />
        <PurchaseResult outcome={outcome} />
        <div className={styles.columns}>
          <div className="stack-8">
            {(toDo.length > 0 || orders.length > 0) && <ToDoList list={toDo} />}
            <section id="services" className="stack-6" aria-labelledby="orders-heading">
              <h2 id="orders-heading">Your services</h2>
              {!isAboutChat && !isAtItem && <AnswerSummary success={answered} />}
              {orders.length === 0 ? (
                <EmptyState
                  picture="boat"
                  level={3}
                  heading="Your purchases will appear here"
                  action={
                    <LinkButton to="/service/" variant={toDo.length === 0 ? "action" : "plain"}>
                      See services and prices
                    </LinkButton>
                  }
                >
                  Each with its next step and the date it is due.
                </EmptyState>
              ) : (
                orders.map((order) => <OrderCard key={order.id} order={order} />)
              )}
            </section>
          </div>
          <div className={`stack-8 ${styles.rest}`}>
            <section className={`stack-3 ${styles.wallet}`} aria-labelledby="wallet-heading">
              <h2 id="wallet-heading">Wallet</h2>
              <p>{wallet ? <Figure size="large">{wallet}</Figure> : "Your wallet is empty."}</p>
              {credits.map((text, index) => (
                <p key={index} className="muted">
                  {text}
                </p>
              ))}
              <Link to="/service/wallet/" className="text-link">
                {wallet ? "Open your wallet" : "Add funds"}
              </Link>
            </section>
            <BookingList view={loaderData.bookings} />
            <DashboardGroups groups={loaderData.groups} />
            <DashboardChecks checks={loaderData.checks} />
            <DashboardEnquiries enquiries={loaderData.enquiries} />
          </div>
        </div>
      </div>
    </>
  );
}

/**
 * What came of a purchase. A browser that went through a payment window has kept it in its local storage; one that
 * comes back from a gateway's page, or runs no JavaScript, gets it from the server.
 */
function PurchaseResult({ outcome }: { outcome: PaymentOutcome | null }) {
  const kept = useSyncExternalStore(neverChanges, readPaymentResult, () => null);
  useEffect(() => clearPaymentResult, []);
  useMessageOnce(outcome?.tone === "success");
  const shown = outcome ?? (kept ? { tone: "success" as const, text: kept, ways: [] } : null);
  if (!shown) return null;
  return (
    <Alert tone={shown.tone} actions={shown.ways.length > 0 && <NextActions ways={shown.ways} />}>
      <p>{shown.text}</p>
    </Alert>
  );
}

const neverChanges = () => () => {};
