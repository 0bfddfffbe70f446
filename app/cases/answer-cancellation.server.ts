import { and, eq } from "drizzle-orm";
import { z } from "zod";

import { cancelAppointmentsOfItems } from "#app/cases/change-appointment.server.ts";
import type { Cancellation } from "#app/cases/ask-to-cancel.server.ts";
import { queueCaseNote } from "#app/cases/send-case-note.server.ts";
import { cancellations } from "#app/cases/tables.server.ts";
import { changeItem, lockItem } from "#app/orders/change-item.server.ts";
import { findItem } from "#app/orders/find-item.server.ts";
import { itemCanBecome } from "#app/orders/order-state.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";

/** The locked wish; null for one that nobody knows. */
export async function lockCancellation(tx: Transaction, id: string): Promise<Cancellation | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [wish] = await tx.select().from(cancellations).where(eq(cancellations.id, id)).for("update");
  return wish ?? null;
}

type Answer = { by: string; now: Date };

/**
 * Does what was asked, as it was shown: gives the money back and ends the service. Refuses what `refundOrder` refuses,
 * with `price_changed` where the same refund cannot be made or would be split otherwise by now, and with `delivered_since`.
 */
export async function agreeToCancellation(
  tx: Transaction,
  wish: Cancellation,
  { by, now }: Answer,
): Promise<Outcome<null>> {
  const item = await findItem(tx, wish.itemId);
  invariant(item, `item ${wish.itemId} is there`);
  const amount = wish.shownToWallet + wish.shownToGateway;
  // What was given back whole in the meantime, past the desk, has nothing left to give.
  if (amount > 0n && item.state !== "refunded") {
    const refunded = await refundOrder(
      {
        orderId: item.orderId,
        itemId: item.id,
        amount,
        requestKey: wish.id,
        reason: "Cancelled as the customer asked",
        refundedBy: by,
        now,
      },
      tx,
    );
    if (!refunded.ok) return isLeftNoMore(refunded.refusal.code) ? notAsShown : refunded;
    const { walletPart, premium } = refunded.value;
    if (walletPart !== wish.shownToWallet || premium !== wish.shownPremium) return notAsShown;
  }
  const locked = await lockItem(tx, item.id);
  invariant(locked, `item ${item.id} is there`);
  if (locked.state === "delivered" || locked.state === "completed") return deliveredSince;
  if (itemCanBecome(locked.state, "cancelled")) {
    await changeItem(tx, locked, { to: "cancelled", by, note: null, noteTold: false, now });
  }
  await cancelAppointmentsOfItems(tx, { itemIds: [item.id], by, now });
  await answer(tx, wish, { state: "agreed", words: null, by, now });
  await queueCaseNote(tx, { about: "cancellation_agreed", id: wish.id });
  return done(null);
}

/** Says no, with reasons that the customer reads. */
export async function declineCancellation(
  tx: Transaction,
  wish: Cancellation,
  { by, words, now }: Answer & { words: string },
): Promise<void> {
  await answer(tx, wish, { state: "declined", words, by, now });
  await queueCaseNote(tx, { about: "cancellation_declined", id: wish.id });
}

async function answer(
  tx: Transaction,
  { id }: Cancellation,
  { state, words, by, now }: Answer & { state: "agreed" | "declined"; words: string | null },
): Promise<void> {
  const answered = await tx
    .update(cancellations)
    .set({ state, answeredBy: by, answerWords: words, answeredAt: now })
    .where(and(eq(cancellations.id, id), eq(cancellations.state, "asked")))
    .returning({ id: cancellations.id });
  invariant(answered.length === 1, `cancellation ${id} was locked and open`);
}

/** Something else was given back of the order since: what was shown is not left, or nothing is. */
function isLeftNoMore(code: string): boolean {
  return code === "invalid_amount" || code === "nothing_to_refund" || code === "not_refundable";
}

const notAsShown = refuse({
  code: "price_changed",
  message:
    "The refund that was shown to the customer cannot be made as it was: something else was given back of the order since. Decline it with a word, or refund by hand.",
  status: 409,
});

const deliveredSince = refuse({
  code: "delivered_since",
  message:
    "The service was delivered after the customer asked, so it cannot be cancelled any more. Decline it with a word, or refund by hand.",
  status: 409,
});
