import { DeedForm } from "#app/routes/pages/staff/deed-form.tsx";
import styles from "#app/routes/pages/staff/record-page.module.css";
import { RecordTable } from "#app/routes/pages/staff/record-table.tsx";
import { Button } from "#app/ui/button.tsx";

export type RefundRequestView = {
  id: string;
  order: { words: string; href: string };
  amount: string;
  parts: string;
  reason: string;
  at: string;
  asker: string;
  decidable: boolean;
};

type Problem = { about: string | null; message: string; reason: string } | null;
type Props = { requests: RefundRequestView[]; token: string; problem: Problem };

/** Refunds that are above what one person gives back alone. */
export function RefundRequests({ requests, token, problem }: Props) {
  return (
    <section aria-labelledby="refund-requests">
      <h2 id="refund-requests">Refunds</h2>
      <RecordTable
        label="Refunds to approve"
        columns={["Order", "Amount", "Reason", "Asked"]}
        extraColumn="What to do"
        empty="No refund waits for approval."
        rows={requests.map(({ id, order, amount, parts, reason, at, asker, decidable }) => ({
          id,
          cells: [order, { words: amount, note: parts }, reason, { words: at, note: asker }],
          extra: decidable ? (
            <Decide id={id} token={token} problem={problem?.about === id ? problem : null} />
          ) : (
            <p className={styles.quiet}>A colleague decides on this.</p>
          ),
        }))}
      />
    </section>
  );
}

function Decide({ id, token, problem }: { id: string; token: string; problem: Problem }) {
  return (
    <>
      {/* A plain form: the answer is a page read anew. */}
      <form method="post">
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <input type="hidden" name="request" value={id} />
        <Button type="submit" name="intent" value="approve_refund">
          Approve
        </Button>
      </form>
      <DeedForm
        token={token}
        intent="decline_refund"
        subject={{ request: id }}
        label="Decline"
        problem={problem}
      >
        Nothing is refunded. Your reason stands in the order’s log.
      </DeedForm>
    </>
  );
}
