import { href, Link } from "react-router";

import { findOrderRecord } from "#app/orders/desk/find-order-record.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { loadRefundRequests } from "#app/orders/desk/load-refund-requests.server.ts";
import { showOrder } from "#app/orders/desk/load-order.server.ts";
import { OrderRecordView } from "#app/orders/desk/order-record-view.tsx";
import { RefundForm, RefundQuestion } from "#app/orders/desk/refund-forms.tsx";
import { type RefundFields, askedRefundFields, shownRefundFields } from "#app/orders/desk/refund-fields.ts";
import { previewRefund, refundAtDesk } from "#app/orders/desk/refund-at-desk.server.ts";
import { type RefundPreview, showPreview } from "#app/orders/desk/show-preview.ts";
import { shownIn } from "#app/refunds/shown-fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { usePreview } from "#app/forms/post-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/order.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_customers");
  const record = valueOrStatus(await findOrderRecord(member, params.orderId));
  return {
    order: await showOrder(member, record),
    waiting: mayEver(member.role, "refund") ? await loadRefundRequests(member, record.order.id) : [],
    path: href("/staff/orders/:orderId", { orderId: params.orderId }),
    refunded: url.searchParams.has("refunded"),
    asked: url.searchParams.has("asked"),
  };
}

export const action = formAction(asStaff("refund"), (on) => ({
  preview: on({
    schema: askedRefundFields,
    run: async ({ fields, who: { member }, params, now }) => {
      const parts = await previewRefund({ member, ...refundIn(fields, params), now });
      return parts.ok ? { preview: showPreview(fields, parts.value) } : parts;
    },
  }),
  refund: on({
    schema: shownRefundFields,
    run: async ({ fields, who: { member }, params, url, now }) => {
      const asked = { ...refundIn(fields, params), requestKey: fields.request_key, shown: shownIn(fields) };
      const refunded = await refundAtDesk({ member, ...asked, now });
      return leadTo(refunded, (made) => `${url.pathname}?${"waits" in made ? "asked" : "refunded"}=1`);
    },
  }),
}));

function refundIn({ item, ...typed }: RefundFields, { orderId = "" }: { orderId?: string }) {
  return { orderId, itemId: item === "" ? null : item, amount: typed.amount, reason: typed.reason };
}

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = `Order ${loaderData?.order.name ?? ""}`;
  return unlistedPage(title, matches);
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, waiting, path, refunded, asked } = loaderData;
  const preview = usePreview<RefundPreview>();
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title={`Order ${order.name}`}
        intro={`Times are those of ${order.timeZone}.`}
        back={{ to: order.customer.href, label: order.customer.name }}
      />
      <AnswerSummary success={refunded && !preview ? refundedText : null} />
      {asked && !actionData && (
        <Alert tone="info">
          Nothing is given back yet: it is above what one person gives back alone. Somebody else approves it
          under “Requests to approve”.
        </Alert>
      )}
      {waiting.map(({ id, asker, amount, order: { note } }) => (
        <Alert key={id} tone="warning" announce={false}>
          <p>
            {asker} has asked to give {amount} back{note && `, of: ${note}`}. It is waiting for approval.{" "}
            <Link to="/staff/wallet-requests">Requests to approve</Link>
          </p>
        </Alert>
      ))}
      {preview && <RefundQuestion preview={preview} order={order} orderPath={path} />}
      <OrderRecordView order={order} />
      {order.isOwn && <p>This is your own order. A colleague decides what is refunded.</p>}
      {order.refundable && !preview && (
        <section aria-labelledby="give-back">
          <h2 id="give-back">Give back</h2>
          <RefundForm key={order.refundable.map(({ label }) => label).join()} order={order} />
        </section>
      )}
    </div>
  );
}

const refundedText = "It is given back. What goes to the card or account is on its way by itself.";
