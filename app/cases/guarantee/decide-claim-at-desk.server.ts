import { href } from "react-router";

import { eq } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { areSame, type Figures, firstAgreement } from "#app/cases/cancelling/answer-cancellation.server.ts";
import { readText } from "#app/cases/case-text.ts";
import { claimedGuarantee, endClaim, payClaim } from "#app/cases/guarantee/decide-claim.server.ts";
import { decidedMeanwhile, dueMoved, unknownClaim } from "#app/cases/guarantee/claim-refusals.ts";
import { findGuaranteeDue } from "#app/cases/guarantee/find-guarantee-due.server.ts";
import { type GuaranteeClaim, lockClaim } from "#app/cases/guarantee/list-claims.server.ts";
import { queueCaseNote } from "#app/cases/send-case-note.server.ts";
import { guaranteeClaims } from "#app/cases/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { queueOwnerNote } from "#app/desk/owner-note.server.ts";
import { decimal } from "#app/money/decimal.ts";
import { formatMoney } from "#app/money/format.ts";
import { findItem, type ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { ownOrder } from "#app/refunds/own-order.server.ts";
import { lockRefundsBy, refundNeedsTwo } from "#app/refunds/refund-requests.server.ts";

type Decision = { member: Member; claimId: string; now: Date };

/** waits: for a second person. again: so too, as what comes back is no more what the first one agreed to. */
type Accepted = "accepted" | "waits" | "again";

/** Refunds what the guarantee covers, once. Large refunds need two people who saw the same figures. */
export async function acceptClaim(decision: Decision & { shown: Figures }): Promise<Outcome<Accepted>> {
  const { member, claimId, now, shown } = decision;
  return allOrNothing<Accepted>(db, async (tx) => {
    await lockRefundsBy(tx, member.id);
    const found = await findOpenClaim(tx, decision, "accepted");
    if (!found.ok) return found;
    if (!found.value) return done("accepted");
    const { claim, item } = found.value;
    const first = await agreeFirst(tx, decision, found.value);
    if (!first.ok) return first;
    if (first.value) return done(first.value);
    const paid = await payClaim(tx, claim, { by: member.id, shown, now });
    if (!paid.ok) return paid;
    await endClaim(tx, claimId, { state: "accepted", by: member.id, text: null, paid: paid.value, now });
    await queueCaseNote(tx, { about: "guarantee_accepted", id: claim.id });
    await recordDecision(tx, decision, claim, { claim: "accepted", ...toldFigures(paid.value) });
    if (claim.firstAgreedBy !== null) await tellOwners(tx, decision, item, "made");
    return done("accepted");
  });
}

/** The customer reads why. */
export async function refuseClaim(decision: Decision & { text: string }): Promise<Outcome<null>> {
  const text = readText(decision.text, "Write why the claim is refused. The customer reads it.");
  return allOrNothing(db, async (tx) => {
    const found = await findOpenClaim(tx, decision, "refused");
    if (!found.ok) return found;
    if (!found.value) return done(null);
    if (!text.ok) return text;
    const { claim } = found.value;
    const { member, now } = decision;
    await endClaim(tx, claim.id, { state: "refused", by: member.id, text: text.value, paid: null, now });
    await queueCaseNote(tx, { about: "guarantee_refused", id: claim.id });
    await recordDecision(tx, decision, claim, { claim: "refused" });
    return done(null);
  });
}

type Open = { claim: GuaranteeClaim; item: ItemInOrder };

/** Locks it. Null if the same person has decided so already, as when a button is pressed twice. */
async function findOpenClaim(
  tx: Transaction,
  { member, claimId }: Decision,
  as: "accepted" | "refused",
): Promise<Outcome<Open | null>> {
  if (!may(member.role, "decide_guarantee", { own: false })) return notAllowed;
  const claim = await lockClaim(tx, claimId);
  if (!claim) return unknownClaim;
  if (claim.claimedBy === member.id) return ownOrder;
  if (claim.state === as && claim.decidedBy === member.id) return done(null);
  if (claim.state !== "asked") return decidedMeanwhile;
  const item = await findItem(tx, claim.itemId);
  invariant(item, `item ${claim.itemId} is there`);
  return done({ claim, item });
}

/** As for a cancellation: who accepts first is written down with the figures they saw. Null where it need not wait. */
async function agreeFirst(
  tx: Transaction,
  decision: Decision & { shown: Figures },
  { claim, item }: Open,
): Promise<Outcome<"waits" | "again" | null>> {
  const { member, now, shown } = decision;
  const first = firstAgreement(claim);
  if (first?.to && areSame(first.to, shown)) return done(first.by === member.id ? "waits" : null);
  const { currency, userId } = item;
  const amount = wholeOf(shown);
  if (!first && !(await refundNeedsTwo(tx, { by: member.id, userId, amount, currency, now })))
    return done(null);
  if (!areSame(await findGuaranteeDue(tx, item, claimedGuarantee(item, claim)), shown)) return dueMoved;
  const { toWallet: firstToWallet, toGateway: firstToGateway, premium: firstPremium } = shown;
  await tx
    .update(guaranteeClaims)
    .set({ firstAgreedBy: member.id, firstToWallet, firstToGateway, firstPremium })
    .where(eq(guaranteeClaims.id, claim.id));
  await tellOwners(tx, decision, item, "asked");
  await recordAuditEvent(tx, {
    actor: member,
    event: "guarantee_accepted_first",
    subject: { kind: "item", id: claim.itemId },
    ...(first?.to ? { before: toldFigures(first.to) } : {}),
    after: { guarantee: claim.guarantee, ...toldFigures(shown), currency },
    now,
  });
  return done(first ? "again" : "waits");
}

async function tellOwners(
  tx: Transaction,
  { member, claimId, shown }: Decision & { shown: Figures },
  { id: itemId, currency }: ItemInOrder,
  what: "asked" | "made",
): Promise<void> {
  const note = { about: "guarantee", what, id: claimId, by: member.id } as const;
  const path = href("/staff/work/:itemId", { itemId });
  await queueOwnerNote(tx, { ...note, amount: formatMoney(wholeOf(shown), currency), path });
}

function recordDecision(
  tx: Transaction,
  { member, now }: Decision,
  { itemId, guarantee }: GuaranteeClaim,
  after: Record<string, unknown>,
): Promise<void> {
  return recordAuditEvent(tx, {
    actor: member,
    event: after["claim"] === "accepted" ? "guarantee_accepted" : "guarantee_refused",
    subject: { kind: "item", id: itemId },
    before: { guarantee, claim: "asked" },
    after,
    now,
  });
}

function wholeOf({ toWallet, toGateway, premium }: Figures): bigint {
  return toWallet + toGateway + premium;
}

function toldFigures({ toWallet, toGateway, premium }: Figures): Record<string, unknown> {
  return { due: decimal(toWallet + toGateway), premium: decimal(premium) };
}
