import { eq } from "drizzle-orm";

import { endSignIns, setAccountRole } from "#app/accounts/staff-account.server.ts";
import { type Actor, recordAuditEvent, system } from "#app/audit/record-audit-event.server.ts";
import { countChatsAhead, handChats } from "#app/bookings/hand-chats.server.ts";
import { countDraftsFor, handDraftsOn } from "#app/cases/deliverables/find-drafts.server.ts";
import { countSessionsAhead, handAllSessions } from "#app/cases/sessions/take-sessions-along.server.ts";
import { tellHanded } from "#app/cases/tell-handed.server.ts";
import { countEnquiriesOf, handEnquiries } from "#app/enquiries/hand-enquiries.server.ts";
import { hasOtherOwner, lockPeople, mayChangePeople, roleOf } from "#app/desk/people.server.ts";
import { lastOwner, notAtDesk, roleChanged, yourself } from "#app/desk/people-refusals.ts";
import { staff } from "#app/desk/tables.server.ts";
import { countOpenItems, reassignItems } from "#app/orders/items/reassign-items.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Ended = {
  /** Services now without a counsellor. */
  released: number;
};

/**
 * Signs them out, once all they still have is somebody else's. `from`: the role the page showed. A command names nobody
 * for it: what is theirs is nobody's then, and their sessions stay listed.
 */
export function endRole(asked: {
  actor: Actor;
  userId: UserId;
  from?: string;
  to?: UserId | null;
  now: Date;
}): Promise<Outcome<Ended>> {
  return allOrNothing(db, (tx) => end(tx, asked));
}

async function end(
  tx: Transaction,
  { actor, userId, from, to = null, now }: Parameters<typeof endRole>[0],
): Promise<Outcome<Ended>> {
  await lockPeople(tx);
  const allowed = await mayChangePeople(tx, actor);
  if (!allowed.ok) return allowed;
  const role = await roleOf(tx, userId);
  if (role === null) return notAtDesk;
  if (from !== undefined && role !== from) return roleChanged;
  if (userId === actor.id) return yourself;
  if (role === "owner" && !(await hasOtherOwner(tx, userId))) return lastOwner;
  // First, so that whoever gives or takes work at this moment is done before it is handed on.
  await tx.update(staff).set({ endedAt: now }).where(eq(staff.userId, userId));
  const handed = await handOn(tx, { actor, userId, to, now });
  if (!handed.ok) return handed;
  const { items } = handed.value;
  await setAccountRole(tx, userId, "customer");
  await endSignIns(tx, userId);
  await recordAuditEvent(tx, {
    actor,
    event: "role_ended",
    subject: { kind: "person", id: userId },
    before: { role, items },
    after: { role: null, items: to === null ? [] : items, given_to: to },
    now,
  });
  return done({ released: items.length });
}

type Leaving = { actor: Actor; userId: UserId; to: UserId | null; now: Date };

/** Work, sessions, chats, enquiries and versions to read: all of it, or the role does not end. */
async function handOn(
  tx: Transaction,
  { actor, userId, to, now }: Leaving,
): Promise<Outcome<{ items: OrderItemId[] }>> {
  if (to === null) {
    const left = actor.id === system.id ? "" : await whatIsLeft(tx, userId, now);
    if (left !== "") return workLeft(left);
    const items = await reassignItems(tx, { from: userId, to: null, due: null });
    await tellHanded(tx, { itemIds: items, to, by: actor.id, now });
    return done({ items });
  }
  if (to === userId || (await roleOf(tx, to)) === null) return notHere;
  const items = await reassignItems(tx, { from: userId, to, due: null });
  await tellHanded(tx, { itemIds: items, to, by: actor.id, now });
  const given = { from: userId, to, by: actor.id, now };
  const sessions = await handAllSessions(tx, given);
  if (!sessions.ok) return sessions;
  const chats = await handChats(tx, given);
  if (!chats.ok) return chats;
  await handEnquiries(tx, given);
  await handDraftsOn(tx, given);
  return done({ items });
}

/** Such as "3 services, 1 session"; empty when nothing is left. */
async function whatIsLeft(tx: Transaction, userId: UserId, now: Date): Promise<string> {
  const counts: [count: number, one: string, many: string][] = [
    [await countOpenItems(tx, userId), "service", "services"],
    [await countSessionsAhead(tx, { userId, now }), "session", "sessions"],
    [await countChatsAhead(tx, userId, now), "free chat", "free chats"],
    [await countEnquiriesOf(tx, userId), "enquiry", "enquiries"],
    [await countDraftsFor(tx, { id: userId, all: false }), "version to read", "versions to read"],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(", ");
}

function workLeft(left: string) {
  return refuse({
    code: "work_left",
    message: `Choose who takes over what is still theirs: ${left}.`,
    status: 409,
    field: "to",
  });
}

const notHere = refuse({
  code: "invalid_choice",
  message: "Choose somebody else who works at the desk.",
  status: 422,
  field: "to",
});
