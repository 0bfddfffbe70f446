import { and, gt, inArray, isNotNull } from "drizzle-orm";

import { payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { PaymentLinkId } from "#app/platform/ids.ts";

const openMax = 5_000;

export async function linksBeingPaid(
  tx: Db,
  { linkIds, now }: { linkIds: PaymentLinkId[] | null; now: Date },
): Promise<Set<PaymentLinkId>> {
  if (linkIds?.length === 0) return new Set();
  const open = await tx
    .selectDistinct({ linkId: payments.paymentLinkId })
    .from(payments)
    .where(
      and(
        inArray(payments.state, ["created", "pending"]),
        gt(payments.expiresAt, now),
        linkIds === null ? isNotNull(payments.paymentLinkId) : inArray(payments.paymentLinkId, linkIds),
      ),
    )
    .limit(openMax);
  return new Set(open.flatMap(({ linkId }) => (linkId === null ? [] : [linkId])));
}
