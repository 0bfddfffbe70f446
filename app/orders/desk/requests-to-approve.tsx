import { data, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { approveAdjustment, declineRequest } from "#app/wallet/decide-adjustment.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { approveRefund, declineRefundRequest } from "#app/orders/desk/approve-refund.server.ts";
import { approveHandPayment, declineHandPaymentAtDesk } from "#app/refunds/pay-by-hand.server.ts";
import { listWalletRequests } from "#app/wallet/list-wallet-requests.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { DecideRequest } from "#app/desk/decide-request.tsx";
import { HandPayments } from "#app/orders/desk/hand-payments.tsx";
import { loadHandPayments } from "#app/orders/desk/load-hand-payments.server.ts";
import styles from "#app/desk/record-page.module.css";
import { loadRefundRequests } from "#app/orders/desk/load-refund-requests.server.ts";
import { RefundRequests } from "#app/orders/desk/refund-requests.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readStaffForm, type StaffForm } from "#app/desk/staff-form.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/requests-to-approve.ts";

/** Changes of wallets that wait for a second person. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "approve_adjustment");
  const waiting = valueOrStatus(await listWalletRequests(member));
  return {
    refunds: await loadRefundRequests(member),
    transfers: await loadHandPayments(member),
    requests: waiting.map((asked) => ({
      id: asked.id,
      at: shortTime(asked.askedAt, member.timeZone),
      customer: asked.customer,
      customerHref: `/staff/customers/${asked.userId}`,
      asker: asked.asker,
      amount: formatMoney(asked.direction === "credit" ? asked.amount : -asked.amount, asked.currency),
      what: asked.direction === "credit" ? "Add" : "Take off",
      reason: asked.reason,
      decidable: asked.decidable,
    })),
    timeZone: member.timeZone,
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "approve_adjustment");
  const { form, ours } = await readStaffForm(request);
  const outcome = ours.ok ? await act(form, member) : ours;
  if (outcome.ok) throw redirect(`/staff/wallet-requests?done=${form.intent}`, 303);
  const { message, status } = outcome.refusal;
  const named: Record<string, string> = {
    decline: "adjustment",
    decline_refund: "request",
    decline_transfer: "transfer",
  };
  const name = named[form.intent];
  const about = name === undefined ? null : form.field(name);
  return data({ about, message, reason: form.field("reason") }, { status });
}

function act({ intent, field }: StaffForm, member: Member): Promise<Outcome<unknown>> {
  const now = new Date();
  const asked = { member, adjustmentId: field("adjustment"), now };
  const refund = { member, requestId: field("request"), now };
  const transfer = { member, handPaymentId: field("transfer"), now };
  switch (intent) {
    case "approve_transfer":
      return approveHandPayment(transfer);
    case "decline_transfer":
      return declineHandPaymentAtDesk({ ...transfer, reason: field("reason") });
    case "approve_refund":
      return approveRefund(refund);
    case "decline_refund":
      return declineRefundRequest({ ...refund, reason: field("reason") });
    case "approve":
      return approveAdjustment(asked);
    case "decline":
      return declineRequest({ ...asked, reason: field("reason") });
    default:
      return Promise.resolve(notUnderstood);
  }
}

const doneWords: Record<string, string> = {
  approve: "The wallet is changed. The customer gets a mail.",
  approve_refund: "The refund is made. What goes to the card or account is sent automatically.",
  decline_refund: "The refund is declined. The order’s log says why.",
  approve_transfer: "The bank transfer is recorded. The customer gets a mail.",
  decline_transfer: "The bank transfer is declined. The refund stays owed.",
  decline: "The request is declined. The customer’s page here says why.",
};

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Requests to approve", matches), { name: "robots", content: "noindex" }];
}

export default function WalletRequests({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, refunds, transfers, timeZone, said, token } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Requests to approve"
        intro={`Wallet changes and refunds above the limit for one person. Times are in ${timeZone}.`}
        back={{ to: "/staff/", label: "Desk" }}
      />
      <AnswerAlert problem={actionData} said={said} />
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
          empty="No wallet change waits for approval."
          rows={requests.map((asked) => ({
            id: asked.id,
            customer: { text: asked.customer, href: asked.customerHref },
            amount: { text: asked.amount, note: asked.what },
            reason: asked.reason,
            asked: { text: asked.at, note: asked.asker },
            actions: (
              <DecideRequest
                name="adjustment"
                request={asked}
                intents={intents}
                token={token}
                problem={actionData ?? null}
              >
                Nothing is changed. Whoever asked for it reads why.
              </DecideRequest>
            ),
          }))}
        />
      </section>
      <RefundRequests requests={refunds} token={token} problem={actionData ?? null} />
      <HandPayments transfers={transfers} token={token} problem={actionData ?? null} />
    </div>
  );
}

const intents = { approve: "approve", decline: "decline" };
