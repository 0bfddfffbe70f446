import { DecideRequest } from "#app/desk/decide-request.tsx";
import { RecordTable } from "#app/desk/record-table.tsx";

export type RefundRequestView = {
  id: string;
  order: { words: string; href: string; note: string | null };
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
        rows={requests.map((request) => {
          const { id, order, amount, parts, reason, at, asker } = request;
          return {
            id,
            cells: [order, { words: amount, note: parts }, reason, { words: at, note: asker }],
            extra: (
              <DecideRequest name="request" intents={intents} {...{ request, token, problem }}>
                Nothing is refunded. Your reason stands in the order’s log.
              </DecideRequest>
            ),
          };
        })}
      />
    </section>
  );
}

const intents = { approve: "approve_refund", decline: "decline_refund" };
