import { DecideRequest } from "#app/desk/decide-request.tsx";
import { DataTable } from "#app/ui/data-table.tsx";

export type RefundRequestView = {
  id: string;
  order: { text: string; href: string; note: string | null };
  amount: string;
  parts: string;
  reason: string;
  at: string;
  asker: string;
  decidable: boolean;
};

type Props = { requests: RefundRequestView[] };

export function RefundRequests({ requests }: Props) {
  return (
    <section aria-labelledby="refund-requests">
      <h2 id="refund-requests">Refunds</h2>
      <DataTable
        label="Refunds to approve"
        columns={{
          order: "Order",
          amount: "Amount",
          reason: "Reason",
          asked: "Asked",
          actions: "What to do",
        }}
        empty="No refund is waiting for approval."
        rows={requests.map((request) => {
          const { id, order, amount, parts, reason, at, asker } = request;
          return {
            id,
            order,
            amount: { text: amount, note: parts },
            reason,
            asked: { text: at, note: asker },
            actions: (
              <DecideRequest name="request" intents={intents} request={request}>
                Nothing is refunded. Your reason is in the order’s log.
              </DecideRequest>
            ),
          };
        })}
      />
    </section>
  );
}

const intents = { approve: "approve_refund", decline: "decline_refund" };
