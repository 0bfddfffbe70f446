import { data, Form, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { askGateway } from "#app/payments/desk/ask-gateway.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { decideRefundAtDesk } from "#app/refunds/decide-unanswered-at-desk.server.ts";
import { markPaidByHand } from "#app/refunds/pay-by-hand.server.ts";
import { tryRefundAgain } from "#app/refunds/refund-at-desk-again.server.ts";
import { readSearch, searchMax } from "#app/payments/search-customers.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { loadPayments, loadRefunds, type ShownPayment } from "#app/payments/desk/load-payments.server.ts";
import { UnfinishedRefunds } from "#app/payments/desk/unfinished-refunds.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readStaffForm, type StaffForm } from "#app/desk/staff-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/payments.ts";

/** For whoever says "I paid and see nothing": the payment, how it stands, and its gateway to be asked. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "ask_gateway");
  const words = readSearch(url.searchParams.get("q") ?? "");
  return {
    words,
    searchMax,
    timeZone: member.timeZone,
    payments: await loadPayments(member, words),
    refunds: await loadRefunds(member, url),
    asked: url.searchParams.get("asked"),
    triedAgain: url.searchParams.has("tried_again"),
    decided: url.searchParams.has("decided"),
    byHand: ownEntry(byHandWords, url.searchParams.get("by_hand")),
    token: formToken(request),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "ask_gateway");
  const { form, ours } = await readStaffForm(request);
  const outcome = ours.ok ? await act(form, member) : ours;
  if (outcome.ok) throw redirect(`/staff/payments?${outcome.value}`, 303);
  const { message, field = null, status } = outcome.refusal;
  const about = form.intent === "paid_by_hand" ? form.field("refund") : "";
  return data({ message, field, about, typed: typedTransfer(form) }, { status });
}

function typedTransfer({ field }: StaffForm) {
  return { reference: field("reference"), on: field("on"), reason: field("reason") };
}

const byHandWords: Record<string, string> = {
  made: "The bank transfer is recorded. The customer gets a mail.",
  waits:
    "The bank transfer is written down. It is above what one person records alone, so a colleague has to approve it.",
};

/** Answers what the address of the page says then. */
async function act(form: StaffForm, member: Member): Promise<Outcome<string>> {
  const { intent, field } = form;
  const now = new Date();
  switch (intent) {
    case "ask": {
      const paymentId = field("payment");
      const asked = await askGateway({ member, paymentId, now });
      return asked.ok ? done(String(new URLSearchParams({ q: paymentId, asked: paymentId }))) : asked;
    }
    case "try_again": {
      const tried = await tryRefundAgain({ member, refundId: field("refund"), now });
      return tried.ok ? done("tried_again=1") : tried;
    }
    case "paid_by_hand": {
      const said = {
        refundId: field("refund"),
        typed: typedTransfer(form),
        requestKey: field("request_key"),
      };
      const marked = await markPaidByHand({ member, ...said, now });
      return marked.ok ? done(`by_hand=${marked.value}`) : marked;
    }
    case "was_made":
    case "was_not_made": {
      const made = intent === "was_made";
      const decided = await decideRefundAtDesk({ member, refundId: field("refund"), made, now });
      return decided.ok ? done("refunds=unanswered&decided=1") : decided;
    }
    default:
      return notUnderstood;
  }
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Payments", matches), { name: "robots", content: "noindex" }];
}

export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  const { words, payments, refunds, asked, triedAgain, decided, byHand, token } = loaderData;
  const answered = payments.find(({ id }) => id === asked);
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading title="Payments" intro={`Times are those of ${loaderData.timeZone}.`} />
      {actionData && <Alert tone="danger">{actionData.message}</Alert>}
      {!actionData && answered && <Alert tone="success">The gateway has answered. {answered.standing}</Alert>}
      {!actionData && triedAgain && <Alert tone="success">The refund is sent again.</Alert>}
      {!actionData && decided && <Alert tone="success">Your answer is recorded.</Alert>}
      {!actionData && byHand && <Alert tone="success">{byHand}</Alert>}
      <section aria-labelledby="find">
        <h2 id="find">Find a payment</h2>
        <Form method="get" className={styles.search} role="search">
          <Field
            key={words}
            label="Search"
            name="q"
            type="search"
            hint="The id of a payment, here or at its gateway, an order such as LF-1042, or an email or username."
            defaultValue={words}
            maxLength={loaderData.searchMax}
            after={<Button type="submit">Search</Button>}
          />
        </Form>
      </section>
      {words && <Found words={words} payments={payments} token={token} />}
      {refunds && <UnfinishedRefunds refunds={refunds} token={token} problem={actionData ?? null} />}
    </div>
  );
}

type FoundProps = { words: string; payments: ShownPayment[]; token: string };

function Found({ words, payments, token }: FoundProps) {
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
        empty={`No payment was found by “${words}”.`}
        rows={payments.map(({ canAsk, ...row }) => ({
          ...row,
          actions: canAsk && (
            <form method="post">
              <input type="hidden" name="csrfmiddlewaretoken" value={token} />
              <input type="hidden" name="payment" value={row.id} />
              <Button type="submit" name="intent" value="ask" size="small">
                Ask the gateway
              </Button>
            </form>
          ),
        }))}
      />
    </section>
  );
}
