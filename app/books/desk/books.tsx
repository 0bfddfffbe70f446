import { data, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import {
  recordLostDisputeAtDesk,
  recordPayoutAtDesk,
  recordWonDisputeAtDesk,
} from "#app/books/desk/keep-books.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import type { ShownCheck } from "#app/books/desk/books-view.ts";
import { type BooksView, loadBooks } from "#app/books/desk/load-books.server.ts";
import { DisputeForm, PayoutForm, WonForm } from "#app/books/desk/record-forms.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readStaffForm, type StaffForm } from "#app/desk/staff-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/books.ts";

/** What the nightly checks of the books have found, what gateways hold for us, and what they paid out or lost. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_books");
  return {
    books: await loadBooks(member, new Date()),
    timeZone: member.timeZone,
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "keep_books");
  const { form, ours } = await readStaffForm(request);
  const typed = typedIn(form);
  const asked = { member, typed, requestKey: form.field("request_key"), now: new Date() };
  const record = recorders.get(form.intent);
  const outcome = ours.ok ? await (record?.(asked) ?? notUnderstood) : ours;
  if (outcome.ok) throw redirect(`/staff/books?done=${form.intent}`, 303);
  const { message, field = null, status } = outcome.refusal;
  return data({ intent: form.intent, message, field, typed }, { status });
}

const recorders = new Map([
  ["payout", recordPayoutAtDesk],
  ["dispute", recordLostDisputeAtDesk],
  ["won", recordWonDisputeAtDesk],
]);

function typedIn({ field }: StaffForm) {
  return {
    account: field("account"),
    payment: field("payment"),
    reference: field("reference"),
    currency: field("currency"),
    amount: field("amount"),
    fee: field("fee"),
    on: field("on"),
  };
}

const doneWords: Record<string, string> = {
  payout: "The payout is recorded. The gateway holds that much less by our books.",
  dispute:
    "The lost dispute is recorded. The gateway holds that much less by our books, and what was in the customer’s wallet as well was taken off it.",
  won: "The dispute is recorded as won. The gateway holds its amount again, and what it had taken off a wallet is back there.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Books");

export default function Books({ loaderData, actionData }: Route.ComponentProps) {
  const { books, said, timeZone, token } = loaderData;
  const problem = actionData ?? null;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading title="Books" intro={`Checked every night. Times are in ${timeZone}.`} />
      <AnswerAlert problem={problem} said={said} />
      {books.checks.map((check) => (
        <Check key={check.kind} check={check} />
      ))}
      <section aria-labelledby="held">
        <h2 id="held">Held by gateways</h2>
        <p className={styles.quiet}>What each holds for us and has not paid out, by our books.</p>
        <DataTable
          label="What the gateways hold"
          columns={{ gateway: "Gateway", amount: "Amount" }}
          empty="The gateways hold nothing of ours."
          rows={books.balances}
        />
      </section>
      <Recorded books={books} token={token} problem={problem} />
    </div>
  );
}

function Check({ check }: { check: ShownCheck }) {
  const { kind, title, when, tone, result, findings = [], more } = check;
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{title}</h2>
      {result && <Alert tone={tone}>{result}</Alert>}
      <p className={styles.quiet}>{when}</p>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      {more && <p>{more}</p>}
    </section>
  );
}

type RecordedProps = {
  books: BooksView;
  token: string;
  problem: Parameters<typeof PayoutForm>[0]["problem"];
};

function Recorded({ books, token, problem }: RecordedProps) {
  const { payouts, disputes, record } = books;
  return (
    <>
      <section aria-labelledby="payouts">
        <h2 id="payouts">Payouts</h2>
        <DataTable
          label="Payouts"
          columns={{ day: "Day", gateway: "Gateway", payout: "Payout", arrived: "Arrived", fee: "Fee" }}
          empty="No payout is recorded."
          rows={payouts}
        />
        {record && <PayoutForm record={record} token={token} problem={problem} />}
      </section>
      <section aria-labelledby="disputes">
        <h2 id="disputes">Lost disputes</h2>
        <DataTable
          label="Lost disputes"
          columns={{
            day: "Day",
            payment: "Payment",
            dispute: "Dispute",
            amount: "Taken back",
            fee: "Fee",
            wallet: "From the wallet",
            state: "Now",
          }}
          empty="No lost dispute is recorded."
          rows={disputes}
        />
        {record && <DisputeForm record={record} token={token} problem={problem} />}
        {record && disputes.length > 0 && <WonForm token={token} problem={problem} />}
      </section>
    </>
  );
}
