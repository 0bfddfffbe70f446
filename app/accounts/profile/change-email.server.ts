import { randomBytes } from "node:crypto";

import { eq } from "drizzle-orm";

import { auth } from "#app/accounts/auth.server.ts";
import { mayMailLink } from "#app/accounts/password/limit-link-mails.server.ts";
import { eraseOneTimeLinks } from "#app/accounts/password/one-time-links.server.ts";
import { checkEmail } from "#app/accounts/registration/registration.ts";
import { checkBoth } from "#app/accounts/second-factor/second-factor.server.ts";
import { queueAccountNote } from "#app/accounts/send-account-note.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { minuteMs } from "#app/platform/dates.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { sharedLimit } from "#app/platform/shared-limit.server.ts";
import { tooMany } from "#app/platform/too-many.ts";

export const changeMinutes = 60;

type Person = { id: UserId; firstName: string; email: string };

/** Each request mails an address that may be anybody's. */
const asked = sharedLimit("email change", { points: () => 5, seconds: 60 * 60 });

/** Answers the same when the new address is taken; then its owner gets a mail instead. */
export async function askForEmailChange(
  { user, request }: { user: Person; request: Request },
  { email, password, code, now }: { email: string; password: string; code: string; now: Date },
): Promise<Outcome<void>> {
  const checked = checkEmail(email);
  if (!checked.ok) return wrongEmail(checked.fault);
  const same = checked.email === user.email;
  if (same && (await isConfirmed(user.id))) return wrongEmail("Your account already has this address.");
  const proved = await checkBoth({ user, request }, { password, code });
  if (!proved.ok) return proved;
  const waitMs = await asked.count(user.id);
  if (waitMs !== null) return refuse(tooMany(waitMs));

  const owner = same ? null : await findByEmail(db, checked.email);
  const token = randomBytes(24).toString("base64url");
  await keepToken(token, user.id, checked.email, now);
  const isOwnerTold = owner !== null && (await mayMailLink("address taken", owner.email));
  if (!same) {
    await db.transaction(async (tx) => {
      const { firstName: name, email: to } = user;
      await queueAccountNote(tx, { kind: "email_change_asked", to, name, detail: checked.email });
      if (owner && isOwnerTold)
        await queueAccountNote(tx, { kind: "email_taken", to: owner.email, name: owner.name });
    });
  }
  // Not awaited: the response time would reveal whether the address is free.
  if (!owner) void mailLink(user, checked.email, token).catch(logFault);
  return done(undefined);
}

/** Reading does not use up the link. */
export async function readEmailChange(token: string): Promise<{ email: string } | null> {
  const { internalAdapter } = await auth().$context;
  const kept = await internalAdapter.findVerificationValue(identifierOf(token));
  return kept && kept.expiresAt > new Date() ? { email: addressIn(kept.value).email } : null;
}

/**
 * Current sign-ins stay. Only counts as confirmed if the account is signed in here: otherwise the mailbox's owner
 * could confirm a stranger's account.
 */
export async function confirmEmailChange(
  token: string,
  { signedInAs, now }: { signedInAs: string | null; now: Date },
): Promise<Outcome<{ email: string }>> {
  const { internalAdapter } = await auth().$context;
  const asked = await internalAdapter.findVerificationValue(identifierOf(token));
  const change = asked && addressIn(asked.value);
  const isOwn = change !== null && change.userId === signedInAs;
  if (change && !isOwn && (await hasAddress(change))) return logInFirst;
  const kept = await internalAdapter.consumeVerificationValue(identifierOf(token));
  if (!kept) return tooOld;
  try {
    return await setEmail({ ...addressIn(kept.value), emailVerified: isOwn }, now);
  } catch (error) {
    if (isTaken(error)) return taken;
    throw error;
  }
}

async function findByEmail(tx: Db, email: string): Promise<{ email: string; name: string } | null> {
  const [found] = await tx
    .select({ email: users.email, name: users.first_name })
    .from(users)
    .where(eq(users.email, email));
  return found ?? null;
}

async function setEmail(
  { userId, email, emailVerified }: { userId: UserId; email: string; emailVerified: boolean },
  now: Date,
): Promise<Outcome<{ email: string }>> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!before || before.deletedAt) return tooOld;
    await tx.update(users).set({ email, emailVerified, updatedAt: now }).where(eq(users.id, userId));
    if (before.email === email) return done({ email });
    // Links sent to the old address, such as password resets, end with it.
    await eraseOneTimeLinks(tx, userId);
    const { first_name: name, email: to } = before;
    await queueAccountNote(tx, { kind: "email_changed", to, name, detail: email });
    return done({ email });
  });
}

/** When several accounts claim one address, the unique index lets one win. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23505";
}

/** The table stores only a hash, so reading it gives nobody the link. */
async function keepToken(token: string, userId: UserId, email: string, now: Date): Promise<void> {
  const { internalAdapter } = await auth().$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: `${userId} ${email}`,
    expiresAt: new Date(now.getTime() + changeMinutes * minuteMs),
  });
}

function identifierOf(token: string): string {
  return `change-email:${/^[\w-]{1,64}$/.test(token) ? token : ""}`;
}

function addressIn(value: string): { userId: UserId; email: string } {
  const [userId = "", email = ""] = value.split(" ");
  return { userId: UserId.parse(userId), email };
}

async function mailLink(user: Person, email: string, token: string): Promise<void> {
  if (!(await mayMailLink("confirm an address", email))) return;
  const { SITE_NAME, SITE_URL } = env();
  await sendMail({
    to: email,
    subject: `Confirm your address for ${SITE_NAME}`,
    body: [
      `Hello ${user.firstName},`,
      `This address will become the address of your ${SITE_NAME} account. To confirm, open this page:`,
      `${SITE_URL}/account/change-email?token=${token}`,
      `The link works once and for ${changeMinutes} minutes.`,
      "If you have no account with us, you can ignore this message.",
    ].join("\n\n"),
  });
}

function logFault(error: unknown): void {
  log.error({ error }, "the link to a new address could not be sent");
}

function wrongEmail(message: string) {
  return refuse({ code: "invalid_email", message, status: 422, field: "email" });
}

export async function isConfirmed(userId: UserId): Promise<boolean> {
  const [found] = await db.select({ yes: users.emailVerified }).from(users).where(eq(users.id, userId));
  return found?.yes ?? false;
}

async function hasAddress({ userId, email }: { userId: UserId; email: string }): Promise<boolean> {
  const [found] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return found?.email === email;
}

const logInFirst = refuse({
  code: "log_in_first",
  message: "Log in to the account with this address, then open the link again.",
  status: 403,
});

const tooOld = refuse({
  code: "invalid_token",
  message: "This link has been used or is too old. Ask for a new one.",
  status: 422,
});

const taken = refuse({
  code: "email_taken",
  message: "Another account has this address by now, so yours was not changed.",
  status: 409,
});
