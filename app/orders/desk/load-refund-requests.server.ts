import { href } from "react-router";

import type { Member } from "#app/desk/find-staff.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { listRefundRequests } from "#app/refunds/list-refund-requests.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { orderName } from "#app/orders/order-number.ts";
import { nameItems } from "#app/orders/items/name-items.server.ts";
import { db } from "#app/platform/db.server.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import type { RefundRequestView } from "#app/orders/desk/refund-requests.tsx";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";

export async function loadRefundRequests(member: Member, orderId?: OrderId): Promise<RefundRequestView[]> {
  const listed = valueOrStatus(await listRefundRequests(member));
  const requests = listed.filter((asked) => orderId === undefined || asked.orderId === orderId);
  const items = await nameItems(
    db,
    requests.flatMap(({ itemId }) => itemId ?? []),
  );
  const named = [...items.values()];
  const headings = await nameServices(named.map(({ configuration }) => configuration));
  const headingOf = new Map(named.map(({ id }, at) => [id, headings[at]]));
  return requests.map((asked) => {
    const { toWallet, toGateway, premium, currency, itemId } = asked;
    const money = (amount: bigint) => formatMoney(amount, currency);
    return {
      id: asked.id,
      order: {
        text: orderName(asked.orderNumber),
        href: href("/staff/orders/:orderId", { orderId: asked.orderId }),
        note: itemId === null ? "The whole order" : (headingOf.get(itemId) ?? null),
      },
      amount: money(toWallet + toGateway + premium),
      parts: `${money(toWallet)} to the wallet, ${money(toGateway + premium)} to the platform`,
      reason: asked.reason,
      at: shortTime(asked.askedAt, member.timeZone),
      asker: asked.asker,
      decidable: asked.decidable,
    };
  });
}
