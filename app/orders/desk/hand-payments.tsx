import { DecideRequest } from "#app/desk/decide-request.tsx";
import { DataTable } from "#app/ui/data-table.tsx";

export type HandPaymentView = {
  id: string;
  customer: { text: string; href: string };
  amount: string;
  transfer: string;
  reason: string;
  at: string;
  asker: string;
  decidable: boolean;
};

type Props = { transfers: HandPaymentView[] };

export function HandPayments({ transfers }: Props) {
  return (
    <section aria-labelledby="hand-payments">
      <h2 id="hand-payments">Refunds paid by bank transfer</h2>
      <DataTable
        label="Bank transfers to approve"
        columns={{
          customer: "Customer",
          amount: "Amount",
          reason: "Reason",
          asked: "Asked",
          actions: "What to do",
        }}
        empty="No bank transfer is waiting for approval."
        rows={transfers.map((request) => {
          const { id, customer, amount, transfer, reason, at, asker } = request;
          return {
            id,
            customer,
            amount: { text: amount, note: transfer },
            reason,
            asked: { text: at, note: asker },
            actions: (
              <DecideRequest name="transfer" intents={intents} request={request}>
                The refund is still owed. Your reason is in its log.
              </DecideRequest>
            ),
          };
        })}
      />
    </section>
  );
}

const intents = { approve: "approve_transfer", decline: "decline_transfer" };
