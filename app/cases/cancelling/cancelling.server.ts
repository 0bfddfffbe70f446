import { namePeople } from "#app/accounts/name-people.server.ts";
import {
  askToCancel,
  type Cancellation,
  lastCancellation,
  withdrawCancellation,
} from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { areSame, firstAgreement, shownTo } from "#app/cases/cancelling/answer-cancellation.server.ts";
import { findRefundDue, type RefundShown } from "#app/cases/cancelling/find-refund-due.server.ts";
import { canBeCancelled } from "#app/cases/cancelling/refund-due.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import { agreeToCancel, declineToCancel } from "#app/cases/cancelling/answer-cancellation-at-desk.server.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { CancellingView, ShownWish } from "#app/cases/cancelling/cancelling-view.ts";
import { shownRefund } from "#app/cases/cancelling/shown-refund.ts";
import type { CaseAt, CaseForm, CasePart } from "#app/cases/case-part.ts";
import { readRefundFields } from "#app/refunds/refund-parts.ts";
import { fullName } from "#app/accounts/person-name.ts";

/** The customer asks to give a service back, having seen what comes back; a manager answers. */
export const cancelling: CasePart<CancellingView> = { load, act };

async function load({ viewer, item, now }: CaseAt): Promise<CancellingView | null> {
  const wish = await lastCancellation(db, item.id);
  const open = wish?.state === "asked";
  const asks = viewer.side === "customer" && !open && canBeCancelled(item.state);
  if (!wish && !asks) return null;
  const due = open || asks ? await findRefundDue(db, item, now) : null;
  return {
    due: asks && due ? shownRefund(due, viewer.side) : null,
    wish: wish && {
      ...shownWish(wish, item.currency, viewer),
      byNow: open && due && !areSame(due, shownTo(wish)) ? shownRefund(due, viewer.side) : null,
      first: open && due ? await showFirst(wish, due, viewer) : null,
    },
    can: open ? canDo(viewer, wish) : null,
  };
}

function canDo(viewer: CaseAt["viewer"], { askedBy }: Cancellation): CancellingView["can"] {
  if (viewer.side === "customer") return "withdraw";
  const { id, role } = viewer.member;
  // A colleague answers one's own wish.
  return askedBy !== id && may(role, "answer_cancellation", { own: false }) ? "answer" : null;
}

/** Who of the desk has agreed, and whether that still counts. */
async function showFirst(
  wish: Cancellation,
  due: RefundShown,
  viewer: CaseAt["viewer"],
): Promise<ShownWish["first"]> {
  const first = firstAgreement(wish);
  if (viewer.side === "customer" || !first) return null;
  const own = first.by === viewer.member.id;
  const names = await namePeople(db, [first.by]);
  const who = own ? "You have" : `${fullName(names.get(first.by))} has`;
  const to = first.to
    ? ` to give ${shownRefund({ ...first.to, currency: due.currency }, "desk").whole} back`
    : "";
  const counts = first.to !== null && areSame(first.to, due);
  const then = counts
    ? "It takes one more colleague, who sees the same."
    : "That is no more what comes back, so it does not count: two have to agree to what comes back now.";
  return { words: `${who} agreed${to}. ${then}`, waits: own && counts };
}

function shownWish(
  wish: Cancellation,
  currency: string,
  { side, timeZone }: CaseAt["viewer"],
): Omit<ShownWish, "byNow" | "first"> {
  const { id, state, words, answerWords, askedAt } = wish;
  const { shownToWallet: toWallet, shownToGateway: toGateway, shownPremium: premium } = wish;
  const refund = shownRefund({ toWallet, toGateway, premium, currency }, side);
  return { id, state, words, answerWords, on: writtenTime(askedAt, timeZone), refund };
}

async function act(form: CaseForm, { viewer, item, now }: CaseAt): Promise<Outcome<string>> {
  const itemId = item.id;
  if (viewer.side === "customer") {
    const asked = { itemId, userId: viewer.userId, now };
    if (form.deed === "withdraw") return saidBy("withdrawn", await withdrawCancellation(asked));
    const shown = readRefundFields(form.field);
    if (form.deed !== "ask" || !shown) return notUnderstood;
    return saidBy("asked", await askToCancel({ ...asked, words: form.field("words"), shown }));
  }
  const answer = { member: viewer.member, cancellationId: form.field("cancellation"), now };
  if (form.deed === "agree") {
    const shown = readRefundFields(form.field);
    if (!shown) return notUnderstood;
    const agreed = await agreeToCancel({ ...answer, shown });
    return agreed.ok ? done(agreedWords[agreed.value]) : agreed;
  }
  if (form.deed !== "decline") return notUnderstood;
  return saidBy("declined", await declineToCancel({ ...answer, words: form.field("words") }));
}

const agreedWords = { agreed: "agreed", waits: "agreed_first", anew: "agreed_anew" };

function saidBy(word: string, outcome: Outcome<unknown>): Outcome<string> {
  return outcome.ok ? done(word) : outcome;
}
