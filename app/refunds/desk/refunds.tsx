import { Link } from "react-router";
import { z } from "zod";

import { currencyOptions } from "#app/desk/list/currency-options.ts";
import { type ListFilter, optionsOf } from "#app/desk/list/list-filters.tsx";
import { ListFrame, ListTools } from "#app/desk/list/list-frame.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { gatewayOptions } from "#app/payments/gateways/gateway-options.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { decideRefundAtDesk } from "#app/refunds/decide-unanswered-at-desk.server.ts";
import { handPaymentFields } from "#app/refunds/desk/hand-payment-fields.ts";
import { loadRefunds } from "#app/refunds/desk/load-refunds.server.ts";
import { RefundActs } from "#app/refunds/desk/refund-acts.tsx";
import { type RefundList, refundListLabels, unfinished } from "#app/refunds/desk/refunds-list.ts";
import { markPaidByHand } from "#app/refunds/pay-by-hand.server.ts";
import { tryRefundAgain } from "#app/refunds/refund-at-desk-again.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/refunds.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "refund");
  return {
    ...(await loadRefunds(member, url, new Date())),
    timeZone: member.timeZone,
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

const page = "/staff/refunds";

export const action = formAction(asStaff("refund"), (on) => ({
  try_again: on({
    schema: z.object({ refund: hidden }),
    run: async ({ fields, who: { member }, now }) =>
      leadTo(
        await tryRefundAgain({ member, refundId: fields.refund, now }),
        () => `${page}?state=failed&done=try_again`,
      ),
  }),
  paid_by_hand: on({
    schema: handPaymentFields,
    run: async ({ fields: { refund, request_key, on: paidOn, ...success }, who: { member }, now }) => {
      const asked = { refundId: refund, requestKey: request_key, paidOn, ...success };
      const marked = await markPaidByHand({ member, ...asked, now });
      return leadTo(marked, (became) => `${page}?state=failed&done=by_hand_${became}`);
    },
  }),
  was_made: on({
    schema: z.object({ refund: hidden }),
    run: ({ fields, who: { member }, now }) => decide({ member, refundId: fields.refund, made: true, now }),
  }),
  was_not_made: on({
    schema: z.object({ refund: hidden }),
    run: ({ fields, who: { member }, now }) => decide({ member, refundId: fields.refund, made: false, now }),
  }),
}));

async function decide(answer: Parameters<typeof decideRefundAtDesk>[0]) {
  return leadTo(await decideRefundAtDesk(answer), () => `${page}?state=unanswered&done=decided`);
}

const doneMessages: Record<string, string> = {
  try_again: "The refund is sent again.",
  decided: "Your answer is recorded.",
  by_hand_made: "The bank transfer is recorded. The customer gets a mail.",
  by_hand_waits:
    "The bank transfer is written down. It is above what one person records alone, so a colleague has to approve it.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Refunds");

export default function Refunds({ loaderData }: Route.ComponentProps) {
  const { list, state, rows, timeZone, success } = loaderData;
  const isWallet = state === "wallet";
  return (
    <div className={`page stack-4 ${styles.page}`}>
      <PageHeading
        title="Refunds"
        intro={`What goes back by the way it was paid. What went to a wallet stands with its order. Times are those of ${timeZone}.`}
        actions={<ListTools list={list} />}
      />
      <AnswerSummary success={success} />
      <Lists state={state} />
      {state && unfinished[state] && <p className="note">{unfinished[state]}</p>}
      <ListFrame list={list} filters={filters}>
        <DataTable
          label={state ? refundListLabels[state] : "Refunds"}
          columns={{
            since: "Since",
            customer: "Customer",
            amount: "Amount",
            gateway: !isWallet && "Platform",
            reason: isWallet ? "Waiting for" : "Why",
            state: "State",
            origin: isWallet ? "Order" : "Payment",
            actions: rows.some(({ act }) => act !== null) && "What to do",
          }}
          sorting={isWallet ? {} : list.sorting}
          empty={state && unfinished[state] ? "Nothing here." : "No refunds match."}
          rows={rows.map(({ act, ...row }) => ({
            ...row,
            actions: act && <RefundActs refund={row.id} act={act} />,
          }))}
        />
      </ListFrame>
    </div>
  );
}

function Lists({ state }: { state: RefundList | null }) {
  return (
    <nav className={`row ${styles.lists}`} aria-label="Lists of refunds">
      <Link to={page} aria-current={state === null ? "page" : undefined}>
        All
      </Link>
      {(Object.keys(unfinished) as RefundList[]).map((name) => (
        <Link key={name} to={`?state=${name}`} aria-current={name === state ? "page" : undefined}>
          {refundListLabels[name]}
        </Link>
      ))}
    </nav>
  );
}

const filters: ListFilter[] = [
  { kind: "choice", name: "state", label: "State", any: "All states", options: optionsOf(refundListLabels) },
  { kind: "choice", name: "gateway", label: "Platform", any: "All", options: gatewayOptions },
  { kind: "choice", name: "currency", label: "Currency", any: "All", options: currencyOptions },
  { kind: "day", name: "from", label: "From" },
  { kind: "day", name: "until", label: "Until" },
  { kind: "text", name: "customer", label: "Customer or payment" },
];
