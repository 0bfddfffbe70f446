import { z } from "zod";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { type BookCheck, latestBookChecks } from "#app/books/record-book-check.server.ts";
import type { BookCheckKind } from "#app/books/book-check-kinds.ts";
import { type GatewayBalance, gatewayBalances } from "#app/books/gateway-balances.server.ts";
import {
  listLostDisputes,
  listPayouts,
  type LostDispute,
  type Payout,
  recordLostDispute,
  recordPayout,
} from "#app/payments/payouts-and-disputes/record-payout.server.ts";
import { recordWonDispute } from "#app/payments/payouts-and-disputes/win-dispute.server.ts";
import { overtakenOf } from "#app/refunds/hand-payments.server.ts";
import { queueMoneyNote } from "#app/refunds/send-money-note.server.ts";
import { readTaking, type TakingFields } from "#app/payments/payouts-and-disputes/book-fields.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { decimal } from "#app/money/decimal.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { gatewayAccounts } from "#app/payments/gateways/gateway-registry.ts";

type BooksAtDesk = {
  checks: Map<BookCheckKind, BookCheck>;
  balances: GatewayBalance[];
  payouts: Awaited<ReturnType<typeof listPayouts>>;
  disputes: LostDispute[];
};

const listedMax = 50;

export async function seeBooks(member: Member): Promise<Outcome<BooksAtDesk>> {
  if (!may(member.role, "see_books", { own: false })) return notAllowed;
  const [checks, balances, payouts, disputes] = await Promise.all([
    latestBookChecks(db),
    gatewayBalances(db),
    listPayouts(db, listedMax),
    listLostDisputes(db, listedMax),
  ]);
  return done({ checks, balances, payouts, disputes });
}

type Asked = { member: Member; typed: TakingFields; requestKey: string; now: Date };

/**
 * Refuses with `not_allowed`, `invalid_choice`, `unknown_currency`, `invalid_amount`, `invalid_date`,
 * `missing_reference`, and as recording does.
 */
export async function recordPayoutAtDesk({
  member,
  typed,
  requestKey: id,
  now,
}: Asked): Promise<Outcome<null>> {
  if (!may(member.role, "keep_books", { own: false })) return notAllowed;
  if (!isKey(id)) return notUnderstood;
  const gatewayAccount = gatewayAccounts.find((account) => account === typed.account);
  if (!gatewayAccount) return noAccount;
  const read = readTaking(typed, now);
  if (!read.ok) return read;
  const { reference, currency, amount, fee, on: paidOn } = read.value;
  const recorded = { recordedBy: member.id, recordedAt: now };
  const payout: Payout = { id, gatewayAccount, reference, currency, amount, fee, paidOn, ...recorded };
  return allOrNothing(db, async (tx) => {
    const made = await recordPayout(tx, payout);
    if (!made.ok || made.value === "before") return made.ok ? done(null) : made;
    await recordAuditEvent(tx, {
      actor: member,
      event: "payout_recorded",
      subject: { kind: "books", id: gatewayAccount },
      after: { reference, currency, amount: decimal(amount), fee: decimal(fee), paid_on: paidOn },
      now,
    });
    return done(null);
  });
}

/** For money a bank took back for good. Refuses like `recordPayoutAtDesk`. */
export async function recordLostDisputeAtDesk(asked: Asked): Promise<Outcome<null>> {
  const { member, typed, requestKey: id, now } = asked;
  if (!may(member.role, "keep_books", { own: false })) return notAllowed;
  if (!isKey(id)) return notUnderstood;
  const read = readTaking(typed, now);
  if (!read.ok) return read;
  const { reference, currency, amount, fee, on: lostOn } = read.value;
  const recorded = { recordedBy: member.id, recordedAt: now };
  const lost = { id, reference, currency, amount, fee, lostOn, gatewayPaymentId: typed.payment, ...recorded };
  return allOrNothing(db, async (tx) => {
    const made = await recordLostDispute(tx, lost);
    if (!made.ok || made.value.state === "before") return made.ok ? done(null) : made;
    const { fromWallet, paymentId } = made.value.lost;
    // Once its refund ends, a transfer that left our bank could no longer be booked.
    if ((await overtakenOf(tx, paymentId)).length > 0) return transferWaits;
    if (fromWallet > 0n) await queueMoneyNote(tx, { about: "dispute_lost", disputeId: id });
    await recordAuditEvent(tx, {
      actor: member,
      event: "dispute_lost",
      subject: { kind: "payment", id: made.value.lost.paymentId },
      after: { ...told(made.value.lost), fee: decimal(fee), lost_on: lostOn },
      now,
    });
    return done(null);
  });
}

/**
 * Writes down that such a dispute was won after all. Refuses with `not_allowed` and what recording refuses.
 */
export async function recordWonDisputeAtDesk({
  member,
  reference,
  wonOn,
  now,
}: {
  member: Member;
  reference: string;
  wonOn: string;
  now: Date;
}): Promise<Outcome<null>> {
  if (!may(member.role, "keep_books", { own: false })) return notAllowed;
  return allOrNothing(db, async (tx) => {
    const made = await recordWonDispute(tx, { reference, wonOn, wonBy: member.id, wonAt: now });
    if (!made.ok || made.value.state === "before") return made.ok ? done(null) : made;
    const { dispute } = made.value;
    if (dispute.fromWallet > 0n) await queueMoneyNote(tx, { about: "dispute_won", disputeId: dispute.id });
    await recordAuditEvent(tx, {
      actor: member,
      event: "dispute_won",
      subject: { kind: "payment", id: dispute.paymentId },
      after: { ...told(dispute), won_on: wonOn },
      now,
    });
    return done(null);
  });
}

function told({ reference, currency, amount, fromWallet }: LostDispute): Record<string, unknown> {
  return { reference, currency, amount: decimal(amount), from_wallet: decimal(fromWallet) };
}

const transferWaits = refuse({
  code: "waits_already",
  message:
    "A bank transfer for a failed refund of this payment is waiting for approval. It has to be approved or declined first. Nothing was recorded.",
  status: 409,
  field: "payment",
});

const isKey = (key: string) => z.uuid().safeParse(key).success;

const noAccount = refuse({
  code: "invalid_choice",
  message: "Choose the gateway that has paid out.",
  status: 422,
  field: "account",
});
