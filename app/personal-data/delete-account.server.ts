import { sql } from "drizzle-orm";

import { eraseAccount, blockNewPurchases } from "#app/accounts/erase-account.server.ts";
import { checkBoth } from "#app/accounts/second-factor/second-factor.server.ts";
import { queueAccountNote } from "#app/accounts/send-account-note.server.ts";
import { eraseBookings } from "#app/bookings/personal-data.server.ts";
import { eraseCases } from "#app/cases/erase-cases.server.ts";
import { eraseIntakes } from "#app/cases/intake/erase-intakes.server.ts";
import { eraseCart } from "#app/cart/erase-cart.server.ts";
import { erasePaymentLinks } from "#app/payment-links/erase-payment-links.server.ts";
import { eraseEnquiries } from "#app/enquiries/personal-enquiries.server.ts";
import { eraseViews } from "#app/desk/list/saved-views.server.ts";
import { eraseFiles } from "#app/files/erase-files.server.ts";
import { eraseNotifications } from "#app/notifications/personal-notifications.server.ts";
import { eraseSentMails } from "#app/mail/sent-mails.server.ts";
import { eraseItemNotes } from "#app/orders/items/erase-item-notes.server.ts";
import { erasePayments } from "#app/payments/erase-payments.server.ts";
import { eraseText } from "#app/personal-data/erase-text.server.ts";
import { whyNotDeleted } from "#app/personal-data/why-not-deleted.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { eraseGroups } from "#app/research-groups/erase-groups.server.ts";
import { eraseKeptChecks } from "#app/self-checks/kept/kept-checks.server.ts";
import { eraseTestimonials } from "#app/testimonials/export-testimonials.server.ts";
import { eraseAdjustments } from "#app/wallet/adjustments.server.ts";

export async function deleteAccount(
  { user, request }: { user: CurrentUser; request: Request },
  { password, code, now }: { password: string; code: string; now: Date },
): Promise<Outcome<void>> {
  if (user.role === "staff") return staff;
  const proved = await checkBoth({ user, request }, { password, code });
  return proved.ok ? eraseCustomer(user, now) : proved;
}

/**
 * One transaction: personal data goes, the books stay with a nameless customer. Refuses while money or work is open.
 */
export async function eraseCustomer(
  user: Pick<CurrentUser, "id" | "firstName" | "email">,
  now: Date,
): Promise<Outcome<void>> {
  try {
    return await allOrNothing(db, (tx) => eraseAll(tx, user, now));
  } catch (error) {
    if (isLockedOut(error)) return busy;
    throw error;
  }
}

async function eraseAll(
  tx: Transaction,
  { id: userId, firstName, email }: Pick<CurrentUser, "id" | "firstName" | "email">,
  now: Date,
): Promise<Outcome<void>> {
  await limitLockWait(tx);
  if (!(await blockNewPurchases(tx, userId))) return gone;
  const [hindrance] = await whyNotDeleted(tx, userId);
  if (hindrance) return refuse({ code: hindrance.code, message: hindrance.text, status: 409 });
  for (const erase of erasers) {
    await limitLockWait(tx);
    await erase(tx, userId, now);
  }
  await queueAccountNote(tx, { kind: "account_deleted", to: email, name: firstName });
  return done(undefined);
}

/** `eraseText` runs last: the ledger lets texts go only for a deleted account. */
const erasers: ((tx: Transaction, userId: UserId, now: Date) => Promise<void>)[] = [
  eraseCart,
  eraseKeptChecks,
  erasePaymentLinks,
  erasePayments,
  eraseBookings,
  eraseEnquiries,
  eraseIntakes,
  eraseItemNotes,
  eraseSentMails,
  eraseCases,
  eraseTestimonials,
  eraseGroups,
  eraseFiles,
  eraseAdjustments,
  eraseNotifications,
  eraseViews,
  eraseAccount,
  eraseText,
];

/**
 * PostgreSQL breaks a deadlock after a second by aborting whoever waits longest. Giving up within half a second lets
 * payments win.
 */
async function limitLockWait(tx: Transaction): Promise<void> {
  const left = sql`greatest(1, 500 - 1000 * extract(epoch from clock_timestamp() - now()))::int`;
  await tx.execute(sql`select set_config('lock_timeout', (${left})::text, true)`);
}

/** Another request is writing this customer's data. */
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
