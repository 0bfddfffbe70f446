import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { headsOfOrders } from "#app/orders/find-order-items.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { type RefundRequest, waitingRefundRequests } from "#app/refunds/refund-requests.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import type { Currency } from "#app/money/currency.ts";

type ListedRefundRequest = RefundRequest & {
  orderNumber: number;
  currency: Currency;
  asker: string;
  decidable: boolean;
};

export async function listRefundRequests(member: Member): Promise<Outcome<ListedRefundRequest[]>> {
  if (!may(member.role, "refund", { own: false })) return notAllowed;
  const waiting = await waitingRefundRequests(db);
  const [orders, names] = await Promise.all([
    headsOfOrders(
      db,
      waiting.map(({ orderId }) => orderId),
    ),
    namePeople(
      db,
      waiting.map(({ askedBy }) => askedBy),
    ),
  ]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return done(
    waiting.flatMap((request) => {
      const order = byId.get(request.orderId);
      if (!order) return [];
      const { number: orderNumber, currency, userId } = order;
      const decidable = request.askedBy !== member.id && userId !== member.id;
      return [{ ...request, orderNumber, currency, asker: fullName(names.get(request.askedBy)), decidable }];
    }),
  );
}
