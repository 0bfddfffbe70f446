import { recordDeed } from "#app/audit/record-deed.server.ts";
import {
  agreeToCancellation,
  declineCancellation,
  lockCancellation,
  markFirstAgreed,
  shownTo,
} from "#app/cases/answer-cancellation.server.ts";
import type { Cancellation } from "#app/cases/ask-to-cancel.server.ts";
import type { RefundShown } from "#app/cases/find-refund-due.server.ts";
import { readWords } from "#app/cases/words.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { ownOrder } from "#app/desk/own-order.server.ts";
import { may } from "#app/desk/permissions.ts";
import { queueOwnerNote } from "#app/desk/send-owner-note.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { decimal } from "#app/money/decimal.ts";
import { findItem } from "#app/orders/find-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { lockRefundsBy, refundNeedsTwo } from "#app/refunds/refund-requests.server.ts";

type Answer = { member: Member; cancellationId: string; now: Date };

/**
 * Agrees to a customer's wish to cancel: what is due by now goes back, which is what was shown, and the service ends.
 * `shown` is what the desk saw, where that is not what the customer saw when they asked. Refuses with
 * `not_allowed`, `unknown_cancellation`, `own_order`, `answered`, and what `agreeToCancellation` refuses.
 */
export async function agreeToCancel(
  answer: Answer & { shown?: Omit<RefundShown, "currency"> | null },
): Promise<Outcome<"agreed" | "waits">> {
  const { member, now, shown = null } = answer;
  if (!may(member.role, "answer_cancellation", { own: false })) return notAllowed;
  return allOrNothing<"agreed" | "waits">(db, async (tx) => {
    await lockRefundsBy(tx, member.id);
    if (await waitsForAnother(tx, { ...answer, shown })) return done("waits");
    const agreed = await answerWish(tx, answer, "agreed", (wish) =>
      agreeToCancellation(tx, wish, { by: member.id, now, shown }),
    );
    return agreed.ok ? done("agreed") : agreed;
  });
}

/** So much money takes two: who agrees first is written down, and the money waits for somebody else. */
async function waitsForAnother(
  tx: Transaction,
  { member, cancellationId, now, shown }: Answer & { shown: Omit<RefundShown, "currency"> | null },
): Promise<boolean> {
  const wish = await lockCancellation(tx, cancellationId);
  const item = wish && (await findItem(tx, wish.itemId));
  if (!wish || !item || wish.state !== "asked" || wish.askedBy === member.id) return false;
  if (wish.firstAgreedBy && wish.firstAgreedBy !== member.id) return false;
  const { toWallet, toGateway, premium } = shown ?? shownTo(wish);
  const amount = toWallet + toGateway + premium;
  const { currency, userId } = item;
  if (!(await refundNeedsTwo(tx, { by: member.id, userId, amount, currency, now }))) return false;
  if (wish.firstAgreedBy === member.id) return true;
  await markFirstAgreed(tx, wish.id, member.id);
  const note = { about: "cancellation", what: "asked", id: wish.id, by: member.id } as const;
  const path = `/staff/work/${item.id}`;
  await queueOwnerNote(tx, { ...note, amount: formatMoney(amount, currency), path });
  await recordDeed(tx, {
    actor: member,
    deed: "cancellation_agreed_first",
    subject: { kind: "item", id: wish.itemId },
    after: { due: decimal(toWallet + toGateway), premium: decimal(premium), currency },
    now,
  });
  return true;
}

/** Declines it, with words that the customer reads. Refuses besides with `words_missing`, `words_too_long` and `refunded_since`. */
export async function declineToCancel(answer: Answer & { words: string }): Promise<Outcome<null>> {
  if (!may(answer.member.role, "answer_cancellation", { own: false })) return notAllowed;
  return allOrNothing(db, (tx) =>
    answerWish(tx, answer, "declined", async (wish) => {
      const words = readWords(answer.words, "Write why the service goes on. The customer reads it.");
      if (!words.ok) return words;
      if ((await findItem(tx, wish.itemId))?.state === "refunded") return refundedSince;
      await declineCancellation(tx, wish, { by: answer.member.id, words: words.value, now: answer.now });
      return done(shownTo(wish));
    }),
  );
}

/** Answers what the wish comes to: what came back, or what was shown. */
type Work = (wish: Cancellation) => Promise<Outcome<Omit<RefundShown, "currency">>>;

async function answerWish(
  tx: Transaction,
  { member, cancellationId, now }: Answer,
  as: "agreed" | "declined",
  work: Work,
): Promise<Outcome<null>> {
  const wish = await lockCancellation(tx, cancellationId);
  if (!wish) return unknownCancellation;
  if (wish.askedBy === member.id) return ownOrder;
  // The button was pressed twice.
  if (wish.state === as && wish.answeredBy === member.id) return done(null);
  if (wish.state !== "asked") return answered;
  const worked = await work(wish);
  if (!worked.ok) return worked;
  const { toWallet, toGateway, premium } = worked.value;
  const due = decimal(toWallet + toGateway);
  await recordDeed(tx, {
    actor: member,
    deed: as === "agreed" ? "cancellation_agreed" : "cancellation_declined",
    subject: { kind: "item", id: wish.itemId },
    before: { cancellation: "asked" },
    after: { cancellation: as, due, premium: decimal(premium) },
    now,
  });
  if (as === "agreed" && wish.firstAgreedBy) await tellAgreed(tx, wish, member.id, worked.value);
  return done(null);
}

async function tellAgreed(
  tx: Transaction,
  { id, itemId }: Cancellation,
  by: string,
  { toWallet, toGateway, premium }: Omit<RefundShown, "currency">,
): Promise<void> {
  const item = await findItem(tx, itemId);
  const amount = formatMoney(toWallet + toGateway + premium, item?.currency ?? "USD");
  const note = { about: "cancellation", what: "made", id, by, amount } as const;
  await queueOwnerNote(tx, { ...note, path: `/staff/work/${itemId}` });
}

const unknownCancellation = refuse({
  code: "unknown_cancellation",
  message: "We do not know this wish to cancel.",
  status: 404,
});

const refundedSince = refuse({
  code: "refunded_since",
  message: "The service was given back since, so it does not go on. Agree to it: nothing more is given back.",
  status: 409,
});

const answered = refuse({
  code: "answered",
  message: "This wish to cancel is answered or taken back already. Nothing of yours was changed.",
  status: 409,
});
