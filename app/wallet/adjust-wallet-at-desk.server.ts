import { href } from "react-router";

import { z } from "zod";

import { findAccount } from "#app/accounts/search-accounts.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { isAtDesk } from "#app/desk/is-at-desk.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { queueOwnerNote } from "#app/desk/owner-note.server.ts";
import type { Currency } from "#app/money/currency.ts";
import { formatMoney } from "#app/money/format.ts";
import { decimal } from "#app/money/decimal.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import {
  type AskedAdjustment,
  makeAdjustment,
  needsSecondPerson,
  recordAdjustment,
} from "#app/wallet/adjust-wallet.server.ts";
import type { adjustmentDirections } from "#app/wallet/adjustment-directions.ts";
import {
  type Adjustment,
  findAdjustment,
  lockAdjustmentsBy,
  lockAdjustmentsOf,
} from "#app/wallet/adjustments.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";

/** A change of a wallet, which `adjustmentFields` reads. */
export type WalletChange = {
  member: Member;
  userId: UserId;
  direction: (typeof adjustmentDirections)[number];
  amount: bigint;
  currency: Currency;
  reason: string;
  requestKey: string;
  now: Date;
};

/**
 * Puts money into a customer's wallet by hand, or takes some out: at once, or above the limit once a second person has
 * approved. Refuses with `not_allowed`, `unknown_customer`, `own_wallet`, `wallet_other_currency` and
 * `wallet_too_small`.
 */
export async function adjustWallet(change: WalletChange): Promise<Outcome<Adjustment>> {
  const { member, requestKey: id, now, ...input } = change;
  if (!may(member.role, "adjust_wallet", { own: false })) return notAllowed;
  const account = await findAccount(db, input.userId);
  if (!account || account.deletedAt) return unknownCustomer;
  if (input.userId === member.id) return ownWallet;
  if (!z.uuid().safeParse(id).success) return notUnderstood;
  const asked = { ...input, id, askedBy: member.id, askedAt: now };
  return allOrNothing(db, (tx) => adjust(tx, member, asked));
}

async function adjust(tx: Transaction, member: Member, asked: AskedAdjustment): Promise<Outcome<Adjustment>> {
  if (!(await isAtDesk(tx, member.id))) return notAllowed;
  await lockAdjustmentsBy(tx, member.id);
  await lockAdjustmentsOf(tx, asked.userId);
  const earlier = await findAdjustment(tx, asked.id);
  if (earlier) return isSame(earlier, asked) ? done(earlier) : notUnderstood;
  const before = await walletBalance(tx, asked.userId);
  if (before && before.currency !== asked.currency) return otherCurrency(before.currency);
  // Refuse an excessive debit now, not when the second person decides.
  if (asked.direction === "debit" && asked.amount > (before?.amount ?? 0n)) return moreThanThere;
  const alone = !(await needsSecondPerson(tx, asked));
  const waiting = await recordAdjustment(tx, asked);
  const made = alone ? await makeAdjustment(tx, waiting, { decidedBy: null, now: asked.askedAt }) : null;
  if (made && !made.ok) return made;
  await recordAuditEvent(tx, {
    actor: member,
    event: made ? "wallet_adjusted" : "adjustment_asked",
    subject: { kind: "customer", id: asked.userId },
    after: factsOf(waiting),
    reason: asked.reason,
    now: asked.askedAt,
  });
  if (!made && asked.direction === "credit") await tellOwners(tx, waiting, { what: "asked", by: member.id });
  return made ?? done(waiting);
}

export async function tellOwners(
  tx: Transaction,
  { id, amount, currency, userId }: Adjustment,
  { what, by }: { what: "asked" | "made"; by: UserId },
): Promise<void> {
  const path = what === "asked" ? "/staff/wallet-requests" : href("/staff/customers/:userId", { userId });
  const note = { about: "credit", what, id, by, amount: formatMoney(amount, currency), path } as const;
  await queueOwnerNote(tx, note);
}

export function factsOf({ id, direction, amount, currency }: Adjustment): Record<string, unknown> {
  return { adjustment: id, direction, amount: decimal(amount), currency };
}

function isSame(earlier: Adjustment, asked: AskedAdjustment): boolean {
  const parts = ["userId", "direction", "currency", "amount", "askedBy"] as const;
  return parts.every((part) => earlier[part] === asked[part]);
}

const unknownCustomer = refuse({
  code: "unknown_customer",
  message: "This customer was not found.",
  status: 404,
});

export const ownWallet = refuse({
  code: "own_wallet",
  message: "This is your own wallet. A colleague changes it.",
  status: 409,
});

const moreThanThere = refuse({
  code: "wallet_too_small",
  message: "The wallet has less than this to spend. What is set aside for orders cannot be taken off.",
  status: 409,
  field: "amount",
});

function otherCurrency(held: Currency) {
  return refuse({
    code: "wallet_other_currency",
    message: `The wallet is in ${held} by now. Look at the amount again.`,
    status: 409,
    field: "amount",
  });
}
