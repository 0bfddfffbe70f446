import { Form, Link } from "react-router";

import type { RefundsView } from "#app/routes/pages/staff/payments/payments-view.ts";
import { RecordTable } from "#app/routes/pages/staff/record-table.tsx";
import styles from "#app/routes/pages/staff/record-page.module.css";
import { Button } from "#app/ui/button.tsx";

/** Money that is owed to customers, by how far it is on its way. */
export function UnfinishedRefunds({ refunds, token }: { refunds: RefundsView; token: string }) {
  const { state, rows, moreHref } = refunds;
  const { label, words, empty } = lists[state];
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished">Refunds that are not finished</h2>
      <nav className={styles.lists} aria-label="Lists of refunds">
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
      <p className={styles.quiet}>{words}</p>
      <RecordTable
        label={label}
        columns={["Since", "Customer", "Amount", "Why", "Of payment"]}
        extraColumn={state === "failed" || state === "unanswered" ? "What to do" : undefined}
        empty={empty}
        more={moreHref ? { href: moreHref, label: "More refunds" } : null}
        rows={rows.map((row) => ({
          ...row,
          extra:
            (state === "failed" && <TryAgain id={row.id} token={token} />) ||
            (state === "unanswered" && <Decide id={row.id} token={token} />),
        }))}
      />
    </section>
  );
}

const lists: Record<RefundsView["state"], { label: string; words: string; empty: string }> = {
  failed: {
    label: "Came to nothing",
    words:
      "The platform or a bank gave these back. They are owed until they are tried again or settled with the customer.",
    empty: "No refund came to nothing.",
  },
  unanswered: {
    label: "Without an answer",
    words:
      "The platform was asked for these and has not answered, so nobody knows yet whether it made them. They are never asked for twice by themselves. Look at the payment in the platform’s own pages, then say what you found.",
    empty: "Every refund that was asked for has its answer.",
  },
  owed: {
    label: "Owed",
    words: "No platform has taken these on yet. They are tried again by themselves.",
    empty: "No refund is owed.",
  },
  sent: {
    label: "Under way",
    words: "The platform has taken these on. A bank may take some days.",
    empty: "No refund is under way.",
  },
};

function Decide({ id, token }: { id: string; token: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="refund" value={id} />
      <Button type="submit" name="intent" value="was_made" size="small">
        It was made
      </Button>
      <Button type="submit" name="intent" value="was_not_made" size="small" variant="quiet">
        It was not: send it
      </Button>
    </Form>
  );
}

function TryAgain({ id, token }: { id: string; token: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="refund" value={id} />
      <Button type="submit" name="intent" value="try_again" size="small">
        Try again
      </Button>
    </Form>
  );
}
