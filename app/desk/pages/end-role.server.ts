import { eq } from "drizzle-orm";

import { endSignIns, setAccountRole } from "#app/accounts/staff-account.server.ts";
import { type Actor, recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { hasOtherOwner, lockPeople, mayChangePeople, roleOf } from "#app/desk/people.server.ts";
import { lastOwner, notAtDesk, roleChanged, yourself } from "#app/desk/people-refusals.ts";
import { staff } from "#app/desk/tables.server.ts";
import { reassignItems } from "#app/orders/items/reassign-items.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type Ended = {
  /** Services now without a counsellor. */
  released: number;
};

/** Signs them out and releases unfinished work. `from`: the role the page showed; commands pass none. */
export function endRole(asked: {
  actor: Actor;
  userId: UserId;
  from?: string;
  now: Date;
}): Promise<Outcome<Ended>> {
  return allOrNothing(db, (tx) => end(tx, asked));
}

async function end(
  tx: Transaction,
  { actor, userId, from, now }: Parameters<typeof endRole>[0],
): Promise<Outcome<Ended>> {
  await lockPeople(tx);
  const allowed = await mayChangePeople(tx, actor);
  if (!allowed.ok) return allowed;
  const role = await roleOf(tx, userId);
  if (role === null) return notAtDesk;
  if (from !== undefined && role !== from) return roleChanged;
  if (userId === actor.id) return yourself;
  if (role === "owner" && !(await hasOtherOwner(tx, userId))) return lastOwner;
  await tx.update(staff).set({ endedAt: now }).where(eq(staff.userId, userId));
  await setAccountRole(tx, userId, "customer");
  await endSignIns(tx, userId);
  const items = await reassignItems(tx, { from: userId, to: null, due: null });
  await recordAuditEvent(tx, {
    actor,
    event: "role_ended",
    subject: { kind: "person", id: userId },
    before: { role, items },
    after: { role: null, items: [] },
    now,
  });
  return done({ released: items.length });
}
