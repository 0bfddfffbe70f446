import { sql } from "drizzle-orm";

import { forgetAccount, lockAccount } from "#app/accounts/forget-account.server.ts";
import { checkBoth } from "#app/accounts/second-factor.server.ts";
import { queueAccountNote } from "#app/accounts/send-account-note.server.ts";
import { forgetBookings } from "#app/bookings/forget-bookings.server.ts";
import { forgetCases } from "#app/cases/forget-cases.server.ts";
import { forgetIntakes } from "#app/cases/forget-intakes.server.ts";
import { forgetCart } from "#app/cart/forget-cart.server.ts";
import { forgetPaymentLinks } from "#app/checkout/forget-payment-links.server.ts";
import { forgetFiles } from "#app/files/forget-files.server.ts";
import { forgetItemNotes } from "#app/orders/forget-item-notes.server.ts";
import { forgetPayments } from "#app/payments/forget-payments.server.ts";
import { forgetWords } from "#app/personal-data/forget-words.server.ts";
import { whyNotDeleted } from "#app/personal-data/why-not-deleted.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { forgetGroups } from "#app/research-groups/forget-groups.server.ts";
import { forgetTestimonials } from "#app/testimonials/export-testimonials.server.ts";
import { forgetAdjustments } from "#app/wallet/adjustments.server.ts";

/** Deletes the account of a customer who has proved that it is theirs: password, and a code where there is one. */
export async function deleteAccount(
  { user, request }: { user: CurrentUser; request: Request },
  { password, code, now }: { password: string; code: string; now: Date },
): Promise<Outcome<void>> {
  if (user.role === "staff") return staff;
  const proved = await checkBoth({ user, request }, { password, code });
  return proved.ok ? forgetCustomer(user, now) : proved;
}

/**
 * In one transaction: everything that tells who the customer was goes, and what the books are made of stays, with a
 * nameless customer. Refuses while money or work is open between us.
 */
export async function forgetCustomer(
  user: Pick<CurrentUser, "id" | "firstName" | "email">,
  now: Date,
): Promise<Outcome<void>> {
  try {
    return await allOrNothing(db, (tx) => forgetAll(tx, user, now));
  } catch (error) {
    if (isLockedOut(error)) return busy;
    throw error;
  }
}

async function forgetAll(
  tx: Transaction,
  { id: userId, firstName, email }: Pick<CurrentUser, "id" | "firstName" | "email">,
  now: Date,
): Promise<Outcome<void>> {
  // Shorter than the time after which the database breaks a deadlock: whoever moves money goes first.
  await tx.execute(sql`set local lock_timeout = '500ms'`);
  if (!(await lockAccount(tx, userId))) return gone;
  const [hindrance] = await whyNotDeleted(tx, userId);
  if (hindrance) return refuse({ code: hindrance.code, message: hindrance.words, status: 409 });
  await forgetCart(tx, userId);
  await forgetPaymentLinks(tx, userId);
  await forgetPayments(tx, userId);
  await forgetBookings(tx, userId);
  await forgetIntakes(tx, userId);
  await forgetItemNotes(tx, userId);
  await forgetCases(tx, userId);
  await forgetTestimonials(tx, userId);
  await forgetGroups(tx, userId, now);
  await forgetFiles(tx, userId);
  await forgetAdjustments(tx, userId, now);
  await forgetAccount(tx, userId, now);
  await forgetWords(tx, userId);
  await queueAccountNote(tx, { kind: "account_deleted", to: email, name: firstName });
  return done(undefined);
}

/** Something of this customer's is being written by another request. */
function isLockedOut(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "55P03";
}

const staff = refuse({
  code: "staff_account",
  message: "This is a staff account. The owner of the site closes it.",
  status: 403,
});

const gone = refuse({ code: "already_deleted", message: "This account is deleted already.", status: 409 });

const busy = refuse({
  code: "busy",
  message: "Something of yours is being changed right now. Please try again in a moment.",
  status: 409,
});
