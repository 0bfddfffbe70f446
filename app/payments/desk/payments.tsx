import { Form } from "react-router";
import { z } from "zod";

import { askGateway } from "#app/payments/desk/ask-gateway.server.ts";
import { decideRefundAtDesk } from "#app/refunds/decide-unanswered-at-desk.server.ts";
import { markPaidByHand } from "#app/refunds/pay-by-hand.server.ts";
import { tryRefundAgain } from "#app/refunds/refund-at-desk-again.server.ts";
import { readSearch, searchMax } from "#app/payments/search-customers.server.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { loadPayments, loadRefunds, type ShownPayment } from "#app/payments/desk/load-payments.server.ts";
import { handPaymentFields } from "#app/payments/desk/hand-payment-fields.ts";
import { UnfinishedRefunds } from "#app/payments/desk/unfinished-refunds.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

import type { Route } from "./+types/payments.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "ask_gateway");
  const text = readSearch(url.searchParams.get("q") ?? "");
  return {
    text,
    searchMax,
    timeZone: member.timeZone,
    payments: await loadPayments(member, text),
    refunds: await loadRefunds(member, url),
    asked: url.searchParams.get("asked"),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

const page = "/staff/payments";

export const action = formAction(asStaff("ask_gateway"), (on) => ({
  ask: on({
    schema: z.object({ payment: hidden }),
    run: async ({ fields: { payment }, who: { member }, now }) => {
      const asked = await askGateway({ member, paymentId: payment, now });
      return leadTo(asked, () => `${page}?${new URLSearchParams({ q: payment, asked: payment })}`);
    },
  }),
  try_again: on({
    schema: z.object({ refund: hidden }),
    run: async ({ fields, who: { member }, now }) =>
      leadTo(await tryRefundAgain({ member, refundId: fields.refund, now }), () => `${page}?done=try_again`),
  }),
  paid_by_hand: on({
    schema: handPaymentFields,
    run: async ({ fields: { refund, request_key, on: paidOn, ...success }, who: { member }, now }) => {
      const asked = { refundId: refund, requestKey: request_key, paidOn, ...success };
      const marked = await markPaidByHand({ member, ...asked, now });
      return leadTo(marked, (became) => `${page}?done=by_hand_${became}`);
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
  return leadTo(await decideRefundAtDesk(answer), () => `${page}?refunds=unanswered&done=decided`);
}

const doneMessages: Record<string, string> = {
  try_again: "The refund is sent again.",
  decided: "Your answer is recorded.",
  by_hand_made: "The bank transfer is recorded. The customer gets a mail.",
  by_hand_waits:
    "The bank transfer is written down. It is above what one person records alone, so a colleague has to approve it.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Payments");

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { text, payments, refunds, asked, success } = loaderData;
  const answered = payments.find(({ id }) => id === asked);
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title="Payments" intro={`Times are those of ${loaderData.timeZone}.`} />
      <AnswerSummary success={answered ? `The gateway has answered. ${answered.status}` : success} />
      <section aria-labelledby="find">
        <h2 id="find">Find a payment</h2>
        <Form method="get" className={styles.search} role="search">
          <Field
            key={text}
            label="Search"
            name="q"
            type="search"
            hint="The id of a payment, here or at its gateway, an order such as LF-1042, or an email or username."
            defaultValue={text}
            maxLength={loaderData.searchMax}
            after={<Button type="submit">Search</Button>}
          />
        </Form>
      </section>
      {text && <Found text={text} payments={payments} />}
      {refunds && <UnfinishedRefunds refunds={refunds} />}
    </div>
  );
}

type FoundProps = { text: string; payments: ShownPayment[] };

function Found({ text, payments }: FoundProps) {
  return (
    <section aria-labelledby="found">
      <h2 id="found">Found</h2>
      <DataTable
        label="Payments found"
        columns={{
          begun: "Begun",
          customer: "Customer",
          purpose: "For",
          amount: "Amount",
          state: "State",
          gateway: "At the gateway",
          actions: "What to do",
        }}
        empty={`No payment matches “${text}”.`}
        rows={payments.map(({ canAsk, ...row }) => ({
          ...row,
          actions: canAsk && (
            <PostForm intent="ask" about={{ payment: row.id }} reloadDocument>
              <SubmitButton size="small">Ask the gateway</SubmitButton>
            </PostForm>
          ),
        }))}
      />
    </section>
  );
}
