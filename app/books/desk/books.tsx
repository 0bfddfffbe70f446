import {
  recordLostDisputeAtDesk,
  recordPayoutAtDesk,
  recordWonDisputeAtDesk,
} from "#app/books/desk/keep-books.server.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import type { ShownCheck } from "#app/books/desk/books-view.ts";
import { type BooksView, loadBooks } from "#app/books/desk/load-books.server.ts";
import { DisputeForm, PayoutForm, WonForm } from "#app/books/desk/record-forms.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { takingFields, wonFields } from "#app/books/desk/book-form-fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";

import type { Route } from "./+types/books.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_books");
  return {
    books: await loadBooks(member, new Date()),
    timeZone: member.timeZone,
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("keep_books"), (on) => ({
  payout: on({
    schema: takingFields,
    run: ({ fields: { request_key: requestKey, ...typed }, who: { member }, now }) =>
      recordPayoutAtDesk({ member, typed, requestKey, now }),
  }),
  dispute: on({
    schema: takingFields,
    run: ({ fields: { request_key: requestKey, ...typed }, who: { member }, now }) =>
      recordLostDisputeAtDesk({ member, typed, requestKey, now }),
  }),
  won: on({
    schema: wonFields,
    run: ({ fields: { reference, on: wonOn }, who: { member }, now }) =>
      recordWonDisputeAtDesk({ member, reference, wonOn, now }),
  }),
}));

const doneMessages: Record<string, string> = {
  payout: "The payout is recorded. The gateway holds that much less by our books.",
  dispute:
    "The lost dispute is recorded. The gateway holds that much less by our books, and what was in the customer’s wallet as well was taken off it.",
  won: "The dispute is recorded as won. The gateway holds its amount again, and what it had taken off a wallet is back there.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Books");

export default function Books({ loaderData }: Route.ComponentProps) {
  const { books, success, timeZone } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title="Books" intro={`Checked every night. Times are in ${timeZone}.`} />
      <AnswerSummary success={success} />
      {books.checks.map((check) => (
        <Check key={check.kind} check={check} />
      ))}
      <section aria-labelledby="held">
        <h2 id="held">Held by gateways</h2>
        <p className="note">What each holds for us and has not paid out, by our books.</p>
        <DataTable
          label="What the gateways hold"
          columns={{ gateway: "Gateway", amount: "Amount" }}
          empty="The gateways hold nothing of ours."
          rows={books.balances}
        />
      </section>
      <Recorded books={books} />
    </div>
  );
}

function Check({ check }: { check: ShownCheck }) {
  const { kind, title, when, tone, result, findings = [], more } = check;
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{title}</h2>
      {result && <Alert tone={tone}>{result}</Alert>}
      <p className="note">{when}</p>
      {findings.length > 0 && (
        <ul className={`stack-2 ${styles.findings}`}>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      {more && <p>{more}</p>}
    </section>
  );
}

function Recorded({ books }: { books: BooksView }) {
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
        {record && <PayoutForm record={record} />}
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
        {record && <DisputeForm record={record} />}
        {record && disputes.length > 0 && <WonForm />}
      </section>
    </>
  );
}
