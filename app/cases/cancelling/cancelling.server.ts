import { z } from "zod";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import {
  askToCancel,
  type Cancellation,
  lastCancellation,
  withdrawCancellation,
} from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { areSame, firstAgreement, shownTo } from "#app/cases/cancelling/answer-cancellation.server.ts";
import { findRefundProgress } from "#app/cases/cancelling/find-refund-progress.server.ts";
import { findRefundDue, type RefundShown } from "#app/cases/cancelling/find-refund-due.server.ts";
import { canBeCancelled } from "#app/cases/cancelling/refund-due.ts";
import { refundTableOf } from "#app/catalog/bought-service.ts";
import { proposeCancellation, withdrawProposal } from "#app/cases/cancelling/propose-cancellation.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { answerWorkingDays } from "#app/cases/cancelling/refund-due.ts";
import { findWorkingDay } from "#app/orders/items/find-working-day.server.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import { agreeToCancel, declineToCancel } from "#app/cases/cancelling/answer-cancellation-at-desk.server.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done } from "#app/platform/outcome.ts";
import { hidden } from "#app/forms/fields.ts";
import { outcomeOr } from "#app/cases/outcome-or.ts";
import type { CancellingView, ShownCancellation } from "#app/cases/cancelling/cancelling-view.ts";
import { firstAgreedText } from "#app/cases/cancelling/first-agreed-text.ts";
import { shownRefundTable } from "#app/cases/cancelling/shown-refund-table.ts";
import { shownRefund } from "#app/cases/cancelling/shown-refund.ts";
import { caseAction, type CaseAt, type CasePart } from "#app/cases/case-part.ts";
import { shownFields, shownIn } from "#app/refunds/shown-fields.ts";
import type { Currency } from "#app/money/currency.ts";

export const cancelling: CasePart<CancellingView> = { load, actions: actions() };

async function load({ viewer, item, now }: CaseAt): Promise<CancellingView | null> {
  const cancellation = await lastCancellation(db, item.id, viewer.side);
  const open = cancellation?.state === "asked";
  const asks = !open && canBeCancelled(item.state) && mayAsk(viewer, item);
  const ended = item.state === "cancelled" || item.state === "refunded";
  if (ended && !cancellation) return null;
  const progress = ended ? null : await findRefundProgress(db, item, now);
  const due = (open || asks) && progress ? await findRefundDue(db, item, now, progress) : null;
  return {
    table: progress && shownRefundTable(refundTableOf(item.configuration.service), progress),
    due: asks && due ? shownRefund(due, viewer.side) : null,
    cancellation: cancellation && {
      ...shownCancellation(cancellation, item.currency, viewer),
      proposedBy: await proposer(cancellation, viewer),
      answerBy: open ? await answerDay(cancellation) : null,
      byNow: open && due && !areSame(due, shownTo(cancellation)) ? shownRefund(due, viewer.side) : null,
      first: open && due ? await showFirst(cancellation, due, viewer) : null,
    },
    can: open ? canDo(viewer, cancellation, item) : null,
  };
}

function mayAsk(viewer: CaseAt["viewer"], { assignedTo }: CaseAt["item"]): boolean {
  if (viewer.side === "customer") return true;
  const { id, role } = viewer.member;
  return may(role, "propose_cancellation", { own: assignedTo === id });
}

function canDo(
  viewer: CaseAt["viewer"],
  { fromDesk }: Cancellation,
  item: CaseAt["item"],
): CancellingView["can"] {
  if (viewer.side === "customer") return "withdraw";
  const { id, role } = viewer.member;
  // Nobody decides about their own order.
  if (item.userId !== id && may(role, "answer_cancellation", { own: false })) return "answer";
  return fromDesk && mayAsk(viewer, item) ? "take_back" : null;
}

async function answerDay({ askedAt }: Cancellation): Promise<string> {
  return writtenDate(await findWorkingDay(db, askedAt, answerWorkingDays));
}

async function proposer(
  { fromDesk, askedBy }: Cancellation,
  viewer: CaseAt["viewer"],
): Promise<string | null> {
  if (!fromDesk) return null;
  if (viewer.side === "customer") return "us";
  const names = await namePeople(db, [askedBy]);
  return fullName(names.get(askedBy));
}

async function showFirst(
  cancellation: Cancellation,
  due: RefundShown,
  viewer: CaseAt["viewer"],
): Promise<ShownCancellation["first"]> {
  const first = firstAgreement(cancellation);
  if (viewer.side === "customer" || !first) return null;
  const own = first.by === viewer.member.id;
  const names = await namePeople(db, [first.by]);
  const counts = first.to !== null && areSame(first.to, due);
  const amount = first.to && shownRefund({ ...first.to, currency: due.currency }, "desk").whole;
  const name = own ? null : (names.get(first.by) ?? undefined);
  return { text: firstAgreedText({ name, amount, counts }), waits: own && counts };
}

function shownCancellation(
  cancellation: Cancellation,
  currency: Currency,
  { side, timeZone }: CaseAt["viewer"],
): Omit<ShownCancellation, "byNow" | "first" | "proposedBy" | "answerBy"> {
  const { id, state, text, answerText, askedAt } = cancellation;
  const { shownToWallet: toWallet, shownToGateway: toGateway, shownPremium: premium } = cancellation;
  const refund = shownRefund({ toWallet, toGateway, premium, currency }, side);
  return { id, state, text, answerText, on: writtenTime(askedAt, timeZone), refund };
}

function actions() {
  return {
    ask: caseAction(z.object({ text: hidden, ...shownFields }), async (fields, { viewer, item, now }) => {
      if (viewer.side !== "customer") return notUnderstood;
      const shown = shownIn(fields);
      const asked = { itemId: item.id, userId: viewer.userId, text: fields.text, shown, now };
      return outcomeOr("asked", await askToCancel(asked));
    }),
    propose: caseAction(z.object({ text: hidden, ...shownFields }), async (fields, { viewer, item, now }) => {
      if (viewer.side !== "desk") return notUnderstood;
      const proposal = {
        member: viewer.member,
        itemId: item.id,
        text: fields.text,
        shown: shownIn(fields),
        now,
      };
      return outcomeOr("proposed", await proposeCancellation(proposal));
    }),
    take_back: caseAction(z.object({}), async (_fields, { viewer, item, now }) =>
      viewer.side === "desk"
        ? outcomeOr("taken_back", await withdrawProposal({ member: viewer.member, itemId: item.id, now }))
        : notUnderstood,
    ),
    withdraw: caseAction(z.object({}), async (_fields, { viewer, item, now }) =>
      viewer.side === "customer"
        ? outcomeOr("withdrawn", await withdrawCancellation({ itemId: item.id, userId: viewer.userId, now }))
        : notUnderstood,
    ),
    agree: caseAction(z.object({ cancellation: hidden, ...shownFields }), async (fields, { viewer, now }) => {
      if (viewer.side !== "desk") return notUnderstood;
      const answer = { member: viewer.member, cancellationId: fields.cancellation, now };
      const agreed = await agreeToCancel({ ...answer, shown: shownIn(fields) });
      return agreed.ok ? done(agreedMessages[agreed.value]) : agreed;
    }),
    decline: caseAction(z.object({ cancellation: hidden, text: hidden }), async (fields, { viewer, now }) => {
      if (viewer.side !== "desk") return notUnderstood;
      const answer = { member: viewer.member, cancellationId: fields.cancellation, now };
      return outcomeOr("declined", await declineToCancel({ ...answer, text: fields.text }));
    }),
  };
}

const agreedMessages = { agreed: "agreed", waits: "agreed_first", again: "agreed_again" };
