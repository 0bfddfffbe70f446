import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";

import type { ShareCheck } from "#app/cart/buyable.server.ts";
import { refundedConfigurations } from "#app/orders/refunded-configurations.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { GroupId, isId, type OrderId, type UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { freePlaces } from "#app/research-groups/fill-places.server.ts";
import { canBuyShare } from "#app/research-groups/group.ts";
import { notInFullGroup, paymentOpen } from "#app/research-groups/group-refusals.ts";
import {
  changeMembers,
  type Group,
  isBeingPaid,
  lockGroups,
  memberOf,
  type Member,
  readGroup,
} from "#app/research-groups/lock-group.server.ts";
import { recordGroupEvents } from "#app/research-groups/record-group-events.server.ts";
import { researchGroupMembers } from "#app/research-groups/tables.server.ts";

type Share = { groupId: string; coAuthors: number };
type WithShares = { id: OrderId; userId: UserId; configurations: readonly Configuration[] };

/** Checks membership, size, deadline, and that the share is unpaid. */
export function mayBuyShareAt(now: Date): ShareCheck {
  return async (userId, configuration) => {
    const [share] = sharesOf([configuration]);
    const group = share ? await readGroup(db, share.groupId) : null;
    return share !== undefined && group !== null && unpaidMember(group, { userId, share, at: now }) !== null;
  };
}

/**
 * Reserves shares for a new order or late money. The order's creation time decides: late money still buys, a late
 * order does not. Refuses: `not_in_group`, `payment_open`.
 */
export async function reserveShares(
  tx: Transaction,
  order: WithShares & { createdAt: Date },
): Promise<Outcome<null>> {
  const shares = sharesOf(order.configurations);
  const groups = await lockGroups(
    tx,
    shares.map(({ groupId }) => groupId),
  );
  const members: Member[] = [];
  for (const share of shares) {
    const group = groups.find(({ id }) => id === share.groupId);
    const member = group ? unpaidMember(group, { userId: order.userId, share, at: order.createdAt }) : null;
    if (!member || members.includes(member)) return notInFullGroup;
    if (isBeingPaid(member) && member.orderId !== order.id) return paymentOpen;
    members.push(member);
  }
  await changeMembers(tx, members, { orderId: order.id });
  return done(null);
}

export async function confirmShares(tx: Transaction, order: WithShares, now: Date): Promise<void> {
  const shares = sharesOf(order.configurations);
  if (shares.length === 0) return;
  const groups = await lockGroups(
    tx,
    shares.map(({ groupId }) => groupId),
  );
  const held = groups.flatMap(({ members }) => members.filter(({ orderId }) => orderId === order.id));
  invariant(held.length === shares.length, `order ${order.id} holds the shares that it pays`);
  await changeMembers(tx, held, { paidAt: now, payBy: null });
  await recordGroupEvents(
    tx,
    held.map(({ groupId, userId }) => ({ groupId, userId, event: "paid" as const, at: now })),
  );
}

/** Harmless when repeated. */
export async function releaseShares(tx: Transaction, order: WithShares): Promise<void> {
  const groups = await lockGroups(
    tx,
    sharesOf(order.configurations).map(({ groupId }) => groupId),
  );
  const held = groups.flatMap(({ members }) => members.filter(({ orderId }) => orderId === order.id));
  await changeMembers(tx, held.filter(isBeingPaid), { orderId: null });
}

/** Null if none does. */
export async function orderHoldingShares(
  userId: UserId,
  configurations: readonly Configuration[],
): Promise<OrderId | null> {
  const groupIds = sharesOf(configurations).flatMap(({ groupId }) =>
    isId(GroupId, groupId) ? [groupId] : [],
  );
  if (groupIds.length === 0) return null;
  const { userId: member, groupId, leftAt, paidAt, orderId } = researchGroupMembers;
  const [holding] = await db
    .select({ orderId })
    .from(researchGroupMembers)
    .where(
      and(eq(member, userId), inArray(groupId, groupIds), isNull(leftAt), isNull(paidAt), isNotNull(orderId)),
    )
    .limit(1);
  return holding?.orderId ?? null;
}

/** The buyer leaves the group and the place reopens. Harmless when repeated. */
export async function loseShares(
  tx: Transaction,
  { orderId, now }: { orderId: OrderId; now: Date },
): Promise<void> {
  const lost = sharesOf(await refundedConfigurations(tx, orderId));
  const groups = await lockGroups(
    tx,
    lost.map(({ groupId }) => groupId),
  );
  for (const group of groups) {
    const leaving = group.members.filter((member) => member.orderId === orderId && member.paidAt !== null);
    await freePlaces(tx, group, leaving, { event: "refunded", now });
  }
}

function sharesOf(configurations: readonly Configuration[]): Share[] {
  return configurations.flatMap(({ groupId, choices }) =>
    groupId === undefined ? [] : [{ groupId, coAuthors: Number(choices.coAuthors) }],
  );
}

function unpaidMember(
  group: Group & { members: Member[] },
  { userId, share, at }: { userId: UserId; share: Share; at: Date },
): Member | null {
  const member = memberOf(group, userId);
  const fits = group.requiredMembers === share.coAuthors + 1;
  return member && fits && canBuyShare(group, member, at) ? member : null;
}
