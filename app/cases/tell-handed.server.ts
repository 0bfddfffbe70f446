import { handUnread } from "#app/cases/conversation/desk-reads.server.ts";
import { notify } from "#app/notifications/notify.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

type Handed = {
  itemIds: readonly OrderItemId[];
  /** Null for nobody. */
  to: UserId | null;
  by: UserId;
  now: Date;
};

/** Work has somebody else: what is unread goes along, and they are told, of much at once in one line. */
export async function tellHanded(tx: Transaction, { itemIds, to, by, now }: Handed): Promise<void> {
  const [first, ...others] = itemIds;
  if (first === undefined) return;
  await handUnread(tx, itemIds, to);
  if (to === null) return;
  const told = { kind: "assigned" as const, holder: to, by, key: `${first} ${now.toISOString()}` };
  const many = { path: "/staff/work", facts: { count: itemIds.length } };
  await notify(tx, [{ ...told, ...(others.length > 0 ? many : { itemId: first }) }], now);
}
