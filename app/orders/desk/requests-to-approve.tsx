import { href } from "react-router";

import { z } from "zod";

import { approveAdjustment, declineRequest } from "#app/wallet/decide-adjustment.server.ts";
import { approveRefund, declineRefundRequest } from "#app/orders/desk/approve-refund.server.ts";
import { approveHandPayment, declineHandPaymentAtDesk } from "#app/refunds/pay-by-hand.server.ts";
import { listWalletRequests } from "#app/wallet/list-wallet-requests.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { DecideRequest } from "#app/desk/decide-request.tsx";
import { HandPayments } from "#app/orders/desk/hand-payments.tsx";
import { loadHandPayments } from "#app/orders/desk/load-hand-payments.server.ts";
import styles from "#app/desk/record-page.module.css";
import { loadRefundRequests } from "#app/orders/desk/load-refund-requests.server.ts";
import { RefundRequests } from "#app/orders/desk/refund-requests.tsx";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { reasonText } from "#app/desk/reason.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/requests-to-approve.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "approve_adjustment");
  const waiting = valueOrStatus(await listWalletRequests(member));
  return {
    refunds: await loadRefundRequests(member),
    transfers: await loadHandPayments(member),
    requests: waiting.map((asked) => ({
      id: asked.id,
      at: shortTime(asked.askedAt, member.timeZone),
      customer: asked.customer,
      customerHref: href("/staff/customers/:userId", { userId: asked.userId }),
      asker: asked.asker,
      amount: formatMoney(asked.direction === "credit" ? asked.amount : -asked.amount, asked.currency),
      what: asked.direction === "credit" ? "Add" : "Take off",
      reason: asked.reason,
      decidable: asked.decidable,
    })),
    timeZone: member.timeZone,
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("approve_adjustment"), (on) => ({
  approve: on({
    schema: z.object({ adjustment: hidden }),
    run: ({ fields, who: { member }, now }) =>
      approveAdjustment({ member, adjustmentId: fields.adjustment, now }),
  }),
  decline: on({
    schema: z.object({ adjustment: hidden, reason: reasonText }),
    run: ({ fields: { adjustment, reason }, who: { member }, now }) =>
      declineRequest({ member, adjustmentId: adjustment, reason, now }),
  }),
  approve_refund: on({
    schema: z.object({ request: hidden }),
    run: ({ fields, who: { member }, now }) => approveRefund({ member, requestId: fields.request, now }),
  }),
  decline_refund: on({
    schema: z.object({ request: hidden, reason: reasonText }),
    run: ({ fields: { request, reason }, who: { member }, now }) =>
      declineRefundRequest({ member, requestId: request, reason, now }),
  }),
  approve_transfer: on({
    schema: z.object({ transfer: hidden }),
    run: ({ fields, who: { member }, now }) =>
      approveHandPayment({ member, handPaymentId: fields.transfer, now }),
  }),
  decline_transfer: on({
    schema: z.object({ transfer: hidden, reason: reasonText }),
    run: ({ fields: { transfer, reason }, who: { member }, now }) =>
      declineHandPaymentAtDesk({ member, handPaymentId: transfer, reason, now }),
  }),
}));

const doneMessages: Record<string, string> = {
  approve: "The wallet is changed. The customer gets a mail.",
  approve_refund: "The refund is made. What goes to the card or account is sent automatically.",
  decline_refund: "The refund is declined. The order’s log says why.",
  approve_transfer: "The bank transfer is recorded. The customer gets a mail.",
  decline_transfer: "The bank transfer is declined. The refund stays owed.",
  decline: "The request is declined. The customer’s page here says why.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Requests to approve");

export default function WalletRequests({ loaderData }: Route.ComponentProps) {
  const { requests, refunds, transfers, timeZone, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Requests to approve"
        intro={`Wallet changes and refunds above the limit for one person. Times are in ${timeZone}.`}
        back={{ to: "/staff/", label: "Desk" }}
      />
      <AnswerSummary success={success} />
      <section aria-labelledby="wallet-changes">
        <h2 id="wallet-changes">Wallet changes</h2>
        <DataTable
          label="Wallet changes to approve"
          columns={{
            customer: "Customer",
            amount: "Change",
            reason: "Reason",
            asked: "Asked",
            actions: "What to do",
          }}
          empty="No wallet change is waiting for approval."
          rows={requests.map((asked) => ({
            id: asked.id,
            customer: { text: asked.customer, href: asked.customerHref },
            amount: { text: asked.amount, note: asked.what },
            reason: asked.reason,
            asked: { text: asked.at, note: asked.asker },
            actions: (
              <DecideRequest name="adjustment" request={asked} intents={intents}>
                Nothing is changed. Whoever asked for it reads why.
              </DecideRequest>
            ),
          }))}
        />
      </section>
      <RefundRequests requests={refunds} />
      <HandPayments transfers={transfers} />
    </div>
  );
}

const intents = { approve: "approve", decline: "decline" };
