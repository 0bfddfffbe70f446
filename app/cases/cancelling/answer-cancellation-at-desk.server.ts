import { href } from "react-router";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import {
  agreeToCancellation,
  areSame,
  declineCancellation,
  type Figures,
  figuresMoved,
  firstAgreement,
  lockCancellation,
  markFirstAgreed,
  shownTo,
} from "#app/cases/cancelling/answer-cancellation.server.ts";
import type { Cancellation } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { findRefundDue } from "#app/cases/cancelling/find-refund-due.server.ts";
import { readText } from "#app/cases/case-text.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import type { UserId } from "#app/platform/ids.ts";
import { ownOrder } from "#app/refunds/own-order.server.ts";
import { may } from "#app/desk/permissions.ts";
import { queueOwnerNote } from "#app/desk/owner-note.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { decimal } from "#app/money/decimal.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { lockRefundsBy, refundNeedsTwo } from "#app/refunds/refund-requests.server.ts";

type Answer = { member: Member; cancellationId: string; now: Date };

/** waits: for a second person. again: so too, as what comes back is no more what the first one agreed to. */
type Agreed = "agreed" | "waits" | "again";

/**
 * Refunds what is due and ends the service. `shown` is the refund the desk saw, if different from the customer's.
 * Large refunds need two people who saw the same figures.
 */
export async function agreeToCancel(answer: Answer & { shown?: Figures | null }): Promise<Outcome<Agreed>> {
  const { member, now, shown = null } = answer;
  if (!may(member.role, "answer_cancellation", { own: false })) return notAllowed;
  return allOrNothing<Agreed>(db, async (tx) => {
    await lockRefundsBy(tx, member.id);
    const first = await agreeFirst(tx, { ...answer, shown });
    if (!first.ok) return first;
    if (first.value) return done(first.value);
    const agreed = await answerRequest(tx, answer, "agreed", (cancellation) =>
      agreeToCancellation(tx, cancellation, { by: member.id, now, shown }),
    );
    return agreed.ok ? done("agreed") : agreed;
  });
}

/** Nothing is refundable here, whatever was agreed. */
const nothingLeft = ["refunded", "delivered", "completed"];

/**
 * So much money takes two: who agrees first is written down with the figures they saw, and the money waits for somebody
 * else. Who comes second and sees others agrees first, again. Null where it need not wait.
 */
async function agreeFirst(
  tx: Transaction,
  { member, cancellationId, now, shown }: Answer & { shown: Figures | null },
): Promise<Outcome<"waits" | "again" | null>> {
  const cancellation = await lockCancellation(tx, cancellationId);
  const item = cancellation && (await findItem(tx, cancellation.itemId));
  if (!cancellation || !item || cancellation.state !== "asked" || item.userId === member.id)
    return done(null);
  if (nothingLeft.includes(item.state)) return done(null);
  const figures = shown ?? shownTo(cancellation);
  const first = firstAgreement(cancellation);
  if (first?.to && areSame(first.to, figures)) return done(first.by === member.id ? "waits" : null);
  const amount = figures.toWallet + figures.toGateway + figures.premium;
  const { currency, userId } = item;
  if (!first && !(await refundNeedsTwo(tx, { by: member.id, userId, amount, currency, now })))
    return done(null);
  if (!areSame(await findRefundDue(tx, item, now), figures)) return figuresMoved;
  await markFirstAgreed(tx, cancellation.id, { by: member.id, to: figures });
  const note = { about: "cancellation", what: "asked", id: cancellation.id, by: member.id } as const;
  const path = href("/staff/work/:itemId", { itemId: item.id });
  await queueOwnerNote(tx, { ...note, amount: formatMoney(amount, currency), path });
  await recordAuditEvent(tx, {
    actor: member,
    event: "cancellation_agreed_first",
    subject: { kind: "item", id: cancellation.itemId },
    ...(first?.to ? { before: toldFigures(first.to) } : {}),
    after: { ...toldFigures(figures), currency },
    now,
  });
  return done(first ? "again" : "waits");
}

function toldFigures({ toWallet, toGateway, premium }: Figures): Record<string, unknown> {
  return { due: decimal(toWallet + toGateway), premium: decimal(premium) };
}

export async function declineToCancel(answer: Answer & { text: string }): Promise<Outcome<null>> {
  if (!may(answer.member.role, "answer_cancellation", { own: false })) return notAllowed;
  return allOrNothing(db, (tx) =>
    answerRequest(tx, answer, "declined", async (cancellation) => {
      const text = readText(answer.text, "Write why the service continues. The customer reads it.");
      if (!text.ok) return text;
      if ((await findItem(tx, cancellation.itemId))?.state === "refunded") return refundedSince;
      await declineCancellation(tx, cancellation, {
        by: answer.member.id,
        text: text.value,
        now: answer.now,
      });
      return done(shownTo(cancellation));
    }),
  );
}

type Work = (cancellation: Cancellation) => Promise<Outcome<Figures>>;

async function answerRequest(
  tx: Transaction,
  { member, cancellationId, now }: Answer,
  as: "agreed" | "declined",
  work: Work,
): Promise<Outcome<null>> {
  const cancellation = await lockCancellation(tx, cancellationId);
  if (!cancellation) return unknownCancellation;
  // A manager may decide what they have proposed themselves, but nothing about an order of their own.
  if ((await findItem(tx, cancellation.itemId))?.userId === member.id) return ownOrder;
  // The button was pressed twice.
  if (cancellation.state === as && cancellation.answeredBy === member.id) return done(null);
  if (cancellation.state !== "asked") return answered;
  const worked = await work(cancellation);
  if (!worked.ok) return worked;
  await recordAuditEvent(tx, {
    actor: member,
    event: as === "agreed" ? "cancellation_agreed" : "cancellation_declined",
    subject: { kind: "item", id: cancellation.itemId },
    before: { cancellation: "asked" },
    after: { cancellation: as, ...toldFigures(worked.value) },
    now,
  });
  if (as === "agreed" && cancellation.firstAgreedBy)
    await tellAgreed(tx, cancellation, member.id, worked.value);
  return done(null);
}

async function tellAgreed(
  tx: Transaction,
  { id, itemId }: Cancellation,
  by: UserId,
  { toWallet, toGateway, premium }: Figures,
): Promise<void> {
  const item = await findItem(tx, itemId);
  const amount = formatMoney(toWallet + toGateway + premium, item?.currency ?? "USD");
  const note = { about: "cancellation", what: "made", id, by, amount } as const;
  await queueOwnerNote(tx, { ...note, path: href("/staff/work/:itemId", { itemId }) });
}

const unknownCancellation = refuse({
  code: "unknown_cancellation",
  message: "This cancellation request was not found.",
  status: 404,
});

const refundedSince = refuse({
  code: "refunded_since",
  message:
    "The service has been refunded since, so it cannot continue. Agree to the request: nothing more is refunded.",
  status: 409,
});

const answered = refuse({
  code: "answered",
  message: "This request was answered or withdrawn in the meantime. Nothing was changed.",
  status: 409,
});
