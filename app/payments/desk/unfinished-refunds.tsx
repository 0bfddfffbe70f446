import { Link } from "react-router";

import { HandPaymentForm } from "#app/payments/desk/hand-payment-form.tsx";
import type { UnfinishedRefundsView } from "#app/payments/desk/load-payments.server.ts";
import type { UnfinishedState } from "#app/payments/desk/payments-view.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function UnfinishedRefunds({ refunds }: { refunds: UnfinishedRefundsView }) {
  const { state, rows, moreHref } = refunds;
  const { label, text, empty, columns = gatewayColumns } = lists[state];
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished">Refunds that are not finished</h2>
      <nav className={`row ${styles.lists}`} aria-label="Lists of refunds">
        {Object.entries(lists).map(([name, list]) => (
          <Link
            key={name}
            to={`?refunds=${name}`}
            preventScrollReset
            aria-current={name === state ? "page" : undefined}
          >
            {list.label}
          </Link>
        ))}
      </nav>
      <p className="note">{text}</p>
      <DataTable
        label={label}
        columns={{ ...columns, actions: (state === "failed" || state === "unanswered") && "What to do" }}
        empty={empty}
        more={{ href: moreHref, label: "More refunds" }}
        rows={rows.map((row) => ({
          ...row,
          actions:
            (state === "failed" && <Failed row={row} />) ||
            (state === "unanswered" && <Decide refund={row.id} />),
        }))}
      />
    </section>
  );
}

const gatewayColumns = {
  since: "Since",
  customer: "Customer",
  amount: "Amount",
  reason: "Why",
  origin: "Payment",
};

type List = { label: string; text: string; empty: string; columns?: typeof gatewayColumns };

const lists: Record<UnfinishedState, List> = {
  failed: {
    label: "Failed",
    text: "A platform or a bank refused these. We owe the money until you try again or pay it by bank transfer, or the customer’s bank pays it back in a dispute.",
    empty: "No refund has failed.",
  },
  unanswered: {
    label: "No answer",
    text: "The platform has not answered, so nobody knows whether it made these. They are not sent again by themselves. Look the payment up on the platform, then say what you found.",
    empty: "Every refund has its answer.",
  },
  owed: {
    label: "Waiting",
    text: "No platform has accepted these yet. They are tried again automatically.",
    empty: "No refund is waiting.",
  },
  sent: {
    label: "On the way",
    text: "The platform has accepted these. A bank may take some days.",
    empty: "No refund is on the way.",
  },
  wallet: {
    label: "Owed to wallets",
    text: "These belong in wallets that hold another currency, and could not be changed when they were refunded. They are tried again every hour: accept a waiting rate, or enter a fresh one, and they are paid.",
    empty: "No wallet is owed anything.",
    columns: { ...gatewayColumns, reason: "Waiting for", origin: "Order" },
  },
};

function Decide({ refund }: { refund: string }) {
  return (
    <PostForm intent={["was_made", "was_not_made"]} about={{ refund }} reloadDocument>
      <SubmitButton intent="was_made" size="small">
        It was made
      </SubmitButton>
      <SubmitButton intent="was_not_made" size="small" variant="quiet">
        It was not: send it
      </SubmitButton>
    </PostForm>
  );
}

function Failed({ row: { id, hand } }: { row: UnfinishedRefundsView["rows"][number] }) {
  if (!hand) return <p className="note">Paid by bank transfer: a colleague has to approve it.</p>;
  return (
    <>
      <PostForm intent="try_again" about={{ refund: id }} reloadDocument>
        <SubmitButton size="small">Try again</SubmitButton>
      </PostForm>
      <HandPaymentForm refund={id} requestKey={hand.key} />
    </>
  );
}
