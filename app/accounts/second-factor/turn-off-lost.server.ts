import { eq } from "drizzle-orm";

import { eraseSecondFactor, lockIsOn } from "#app/accounts/second-factor/set-up-second-factor.server.ts";
import { queueAccountNote } from "#app/accounts/send-account-note.server.ts";
import { findAccountByEmail } from "#app/accounts/staff-account.server.ts";
import { signInSessions } from "#app/accounts/tables.server.ts";
import { recordAuditEvent, system } from "#app/audit/record-audit-event.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/**
 * For somebody who has lost their device and their codes, and was known again in another way, which the log keeps. They
 * are signed out and told by mail; their password is still asked for. Refuses: `unknown_email`, `not_on`,
 * `missing_reason`.
 */
export function turnOffLostSecondFactor({
  email,
  knownBy,
  now,
}: {
  email: string;
  knownBy: string;
  now: Date;
}): Promise<Outcome<null>> {
  return allOrNothing(db, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) return unknownEmail;
    if (knownBy.trim() === "") return missingReason;
    const { id: userId, firstName: name, email: to } = account;
    if (!(await lockIsOn(tx, userId))) return notOn;
    await eraseSecondFactor(tx, userId);
    await tx.delete(signInSessions).where(eq(signInSessions.userId, userId));
    await recordAuditEvent(tx, {
      actor: system,
      event: "lost_second_factor_off",
      subject: { kind: "customer", id: userId },
      reason: knownBy.trim(),
      now,
    });
    await queueAccountNote(tx, { kind: "second_factor_off", to, name });
    return done(null);
  });
}

const unknownEmail = refuse({
  code: "unknown_email",
  message: "There is no account with this email.",
  status: 404,
});

const notOn = refuse({
  code: "not_on",
  message: "The second step of this account is off.",
  status: 409,
});

const missingReason = refuse({
  code: "missing_reason",
  message: "Say with --known-by how you know that it is them.",
  status: 422,
});
