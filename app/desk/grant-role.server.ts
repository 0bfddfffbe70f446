import { findAccountByEmail, setAccountRole } from "#app/accounts/staff-account.server.ts";
import { type Actor, recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { hasOtherOwner, lockPeople, mayChangePeople, putRole, roleOf } from "#app/desk/people.server.ts";
import { lastOwner, unknownAccount, unknownRole, yourself } from "#app/desk/people-refusals.ts";
import { isStaffRole, type StaffRole } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type Granted = { userId: UserId; role: StaffRole; before: StaffRole | null };

export function grantRole(asked: {
  actor: Actor;
  email: string;
  role: string;
  now: Date;
}): Promise<Outcome<Granted>> {
  return allOrNothing(db, (tx) => grant(tx, asked));
}

async function grant(
  tx: Transaction,
  { actor, email, role, now }: Parameters<typeof grantRole>[0],
): Promise<Outcome<Granted>> {
  await lockPeople(tx);
  const allowed = await mayChangePeople(tx, actor);
  if (!allowed.ok) return allowed;
  if (!isStaffRole(role)) return unknownRole;
  const account = await findAccountByEmail(tx, email);
  if (!account) return unknownAccount;
  const { id: userId } = account;
  const before = await roleOf(tx, userId);
  // The same once more is not logged.
  if (before === role) return done({ userId, role, before });
  if (userId === actor.id) return yourself;
  if (before === "owner" && !(await hasOtherOwner(tx, userId))) return lastOwner;
  if (!(await setAccountRole(tx, userId, "staff"))) return unknownAccount;
  await putRole(tx, { userId, role, grantedBy: actor.id, now });
  await recordAuditEvent(tx, {
    actor,
    event: before === null ? "role_granted" : "role_changed",
    subject: { kind: "person", id: userId },
    before: { role: before },
    after: { role },
    now,
  });
  return done({ userId, role, before });
}
