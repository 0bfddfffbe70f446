import { data, Link, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { findOrderRecord } from "#app/orders/desk/find-order-record.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { loadRefundRequests } from "#app/orders/desk/load-refund-requests.server.ts";
import { showOrder } from "#app/orders/desk/load-order.server.ts";
import { OrderRecordView } from "#app/orders/desk/order-record-view.tsx";
import { RefundForm, RefundQuestion } from "#app/orders/desk/refund-forms.tsx";
import { takeOrderAction } from "#app/orders/desk/take-action.server.ts";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/order.ts";

/** An order with all that was paid for it and given back of it, and the way to give it back. */
export async function loader({ params, context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_customers");
  const record = valueOrStatus(await findOrderRecord(member, params.orderId));
  return {
    order: await showOrder(member, record),
    waiting: mayEver(member.role, "refund") ? await loadRefundRequests(member, record.order.id) : [],
    path: `/staff/orders/${params.orderId}`,
    refunded: url.searchParams.has("refunded"),
    asked: url.searchParams.has("asked"),
    token: formToken(request),
  };
}

export async function action({ params, context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "refund");
  const taken = await takeOrderAction(request, { member, orderId: params.orderId, now: new Date() });
  if ("done" in taken) throw redirect(`/staff/orders/${params.orderId}?${taken.done}=1`, 303);
  return data(taken.answer, { status: taken.status });
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = `Order ${loaderData?.order.name ?? ""}`;
  return [pageTitle(title, matches), { name: "robots", content: "noindex" }];
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, waiting, path, refunded, asked, token } = loaderData;
  const answer = actionData ?? null;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title={`Order ${order.name}`}
        intro={`Times are those of ${order.timeZone}.`}
        back={{ to: order.customer.href, label: order.customer.name }}
      />
      {answer?.kind === "problem" && <Alert tone="danger">{answer.message}</Alert>}
      {refunded && !answer && (
        <Alert tone="success">
          It is given back. What goes to the card or account is on its way by itself.
        </Alert>
      )}
      {asked && !answer && (
        <Alert tone="info">
          Nothing is given back yet: it is above what one person gives back alone. Somebody else approves it
          under “Requests to approve”.
        </Alert>
      )}
      {waiting.map(({ id, asker, amount, order: { note } }) => (
        <Alert key={id} tone="warning" announce={false}>
          <p>
            {asker} has asked to give {amount} back{note && `, of: ${note}`}. It waits for approval.{" "}
            <Link to="/staff/wallet-requests">Requests to approve</Link>
          </p>
        </Alert>
      ))}
      {answer?.kind === "preview" && (
        <RefundQuestion preview={answer.preview} order={order} orderPath={path} token={token} />
      )}
      <OrderRecordView order={order} />
      {order.isOwn && <p>This is your own order. A colleague decides what is given back of it.</p>}
      {order.refundable && answer?.kind !== "preview" && (
        <section aria-labelledby="give-back">
          <h2 id="give-back">Give back</h2>
          <RefundForm
            key={order.refundable.map(({ label }) => label).join()}
            order={order}
            token={token}
            answer={answer}
          />
        </section>
      )}
    </div>
  );
}
