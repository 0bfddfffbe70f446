import { DecideRequest } from "#app/desk/decide-request.tsx";
import { RecordTable } from "#app/desk/record-table.tsx";

export type HandPaymentView = {
  id: string;
  customer: { words: string; href: string };
  amount: string;
  transfer: string;
  reason: string;
  at: string;
  asker: string;
  decidable: boolean;
};

type Problem = { about: string | null; message: string; reason: string } | null;
type Props = { transfers: HandPaymentView[]; token: string; problem: Problem };

/** Refunds that somebody says were paid by bank transfer. */
export function HandPayments({ transfers, token, problem }: Props) {
  return (
    <section aria-labelledby="hand-payments">
      <h2 id="hand-payments">Refunds paid by bank transfer</h2>
      <RecordTable
        label="Bank transfers to approve"
        columns={["Customer", "Amount", "Reason", "Asked"]}
        extraColumn="What to do"
        empty="No bank transfer waits for approval."
        rows={transfers.map((request) => {
          const { id, customer, amount, transfer, reason, at, asker } = request;
          return {
            id,
            cells: [customer, { words: amount, note: transfer }, reason, { words: at, note: asker }],
            extra: (
              <DecideRequest name="transfer" intents={intents} {...{ request, token, problem }}>
                The refund stays owed. Your reason stands in its log.
              </DecideRequest>
            ),
          };
        })}
      />
    </section>
  );
}

const intents = { approve: "approve_transfer", decline: "decline_transfer" };
