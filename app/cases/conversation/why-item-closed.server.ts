import { whyConversationClosed } from "#app/cases/conversation/conversation-open.ts";
import { hasEnded } from "#app/catalog/service-parts/lasting-rights.ts";
import { rightsOf } from "#app/catalog/bought-service.ts";
import type { ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { lastItemChange } from "#app/orders/items/list-item-changes.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import type { Db } from "#app/platform/db.server.ts";

export async function whyItemClosed(
  tx: Db,
  { id, configuration, state, paidAt }: Pick<ItemInOrder, "id" | "configuration" | "state" | "paidAt">,
  now: Date,
): Promise<string | null> {
  const completed = state === "completed" ? await lastItemChange(tx, id) : null;
  const today = utcDay(now);
  const rights = paidAt === null ? [] : rightsOf(configuration, paidAt);
  const rightRuns = rights.some((right) => !hasEnded(right, today));
  return whyConversationClosed({ state, since: completed?.changedAt ?? null, rightRuns, now });
}
