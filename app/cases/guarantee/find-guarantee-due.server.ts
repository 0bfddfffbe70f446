import { type RefundShown, splitPart } from "#app/cases/cancelling/find-refund-due.server.ts";
import { guaranteedPart } from "#app/cases/guarantee/guaranteed-part.ts";
import { type GuaranteeClaim, listClaims } from "#app/cases/guarantee/list-claims.server.ts";
import type { Guarantee } from "#app/catalog/service-parts/guarantee.ts";
import { sumOf } from "#app/money/money.ts";
import type { ItemInOrder } from "#app/orders/items/find-item.server.ts";
import type { Db } from "#app/platform/db.server.ts";

/** What an accepted claim would give back now, split as `refundOrder` would split it. */
export async function findGuaranteeDue(
  tx: Db,
  item: ItemInOrder,
  { covers }: Pick<Guarantee, "covers">,
  known?: readonly GuaranteeClaim[],
): Promise<RefundShown> {
  const claims = known ?? (await listClaims(tx, item.id));
  const refundedByGuarantees = sumOf(
    claims.map(({ paidToWallet, paidToGateway }) => (paidToWallet ?? 0n) + (paidToGateway ?? 0n)),
  );
  return splitPart(tx, item, (priced) =>
    guaranteedPart(covers, { ...priced, lines: item.lines, refundedByGuarantees }),
  );
}
