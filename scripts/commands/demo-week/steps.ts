import { randomUUID } from "node:crypto";

import { askToCancel } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { agreeToCancel } from "#app/cases/cancelling/answer-cancellation-at-desk.server.ts";
import { findRefundDue } from "#app/cases/cancelling/find-refund-due.server.ts";
import { proposeCancellation } from "#app/cases/cancelling/propose-cancellation.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { writeMessageAtDesk } from "#app/cases/conversation/write-message.server.ts";
import { acceptVersion, askForNewVersion } from "#app/cases/deliverables/answer-version.server.ts";
import { askReader } from "#app/cases/deliverables/ask-reader.server.ts";
import { handOverVersion } from "#app/cases/deliverables/hand-over-version.server.ts";
import { lastVersion } from "#app/cases/deliverables/list-versions.server.ts";
import { assignItem } from "#app/cases/desk/assign-item.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { claimGuarantee } from "#app/cases/guarantee/claim-guarantee.server.ts";
import { sendIntake } from "#app/cases/intake/send-intake.server.ts";
import { moveItem } from "#app/cases/move-item.server.ts";
import { writeNote } from "#app/cases/notes/write-note.server.ts";
import { tickPlanStep } from "#app/cases/plan/tick-plan-step.server.ts";
import { guaranteesOf, intakeFormOf, planOf } from "#app/catalog/bought-service.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { previewRefund, refundAtDesk } from "#app/orders/desk/refund-at-desk.server.ts";
import { findItem, type ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { lastItemChange } from "#app/orders/items/list-item-changes.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId, OrderItemId, SessionId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { answersTo, paper } from "#scripts/commands/demo-week/answers.ts";
import { valueOf } from "#scripts/commands/demo-week/buy.ts";
import type { StaffName } from "#scripts/commands/demo-week/people.ts";

export type Live = {
  user: CurrentUser;
  orderId: OrderId;
  itemId: OrderItemId;
  staff: Record<StaffName, Member>;
  /** Who does the work. */
  holder: Member;
  sessions: SessionId[];
  cancellationId: string;
  now: Date;
};

export type Step = (live: Live) => Promise<Outcome<unknown>>;

export const given =
  (to: StaffName): Step =>
  (live) => {
    live.holder = live.staff[to];
    const { itemId, now } = live;
    return assignItem({
      member: live.staff.manager,
      itemId,
      from: null,
      to: live.holder.id,
      along: false,
      now,
    });
  };

export const takenBy =
  (name: StaffName): Step =>
  (live) => {
    live.holder = live.staff[name];
    return takeItem({ member: live.holder, itemId: live.itemId, now: live.now });
  };

export const form: Step = async ({ itemId, user, now }) => {
  const { configuration } = await itemOf(itemId);
  return sendIntake({ itemId, userId: user.id, now, ...answersTo(intakeFormOf(configuration), now) });
};

const moved =
  (from: string, to: string): Step =>
  ({ holder: member, itemId, now }) =>
    moveItem({ member, itemId, from, to, note: "", tell: false, now });

export const begun = moved("received", "in_progress");
export const inReview = moved("in_progress", "in_review");

/** So many of the steps that are ticked by hand. */
export const ticked =
  (count: number): Step =>
  async ({ holder: member, itemId, now }) => {
    const steps = planOf((await itemOf(itemId)).configuration).filter(({ follows }) => follows === null);
    for (const { name } of steps.slice(0, count))
      valueOf(await tickPlanStep({ member, itemId, step: name, isDone: true, now }));
    return done(null);
  };

export const handedOver =
  (text: string): Step =>
  async ({ holder: member, itemId, now }) => {
    const version = String(((await lastVersion(db, itemId))?.version ?? 0) + 1);
    return handOverVersion({ member, itemId, version, text, files: [paper(`version-${version}`)], now });
  };

export const readerAsked =
  (text: string): Step =>
  ({ holder: member, itemId, now }) =>
    askReader({ member, itemId, draftId: randomUUID(), readerId: null, text, files: [], now });

export const accepted: Step = async ({ itemId, user, now }) =>
  acceptVersion({ itemId, userId: user.id, seen: await lastMove(itemId), now });

export const changesAsked =
  (text: string): Step =>
  async ({ itemId, user, now }) =>
    askForNewVersion({ itemId, userId: user.id, seen: await lastMove(itemId), text, now });

export const writes =
  (text: string, files: string[] = []): Step =>
  ({ itemId, user, now }) =>
    writeMessage({ itemId, userId: user.id, text, files: files.map(paper), sendKey: randomUUID(), now });

export const answers =
  (text: string): Step =>
  ({ holder: member, itemId, now }) =>
    writeMessageAtDesk({ member, itemId, text, files: [], sendKey: randomUUID(), now });

export const notes =
  (text: string): Step =>
  ({ holder: member, itemId, now }) =>
    writeNote({ member, itemId, text, sendKey: randomUUID(), now });

export const asksToCancel =
  (text: string): Step =>
  async (live) => {
    const { itemId, user, now } = live;
    const asked = await askToCancel({ itemId, userId: user.id, text, shown: await dueOf(live), now });
    if (asked.ok) live.cancellationId = asked.value.id;
    return asked;
  };

export const agreed: Step = ({ staff, cancellationId, now }) =>
  agreeToCancel({ member: staff.manager, cancellationId, now });

export const cancellationProposed =
  (text: string): Step =>
  async (live) =>
    proposeCancellation({
      member: live.holder,
      itemId: live.itemId,
      text,
      shown: await dueOf(live),
      now: live.now,
    });

/** In the order's currency; all that is left where it is empty. */
export const refunded =
  (amount: string, reason: string): Step =>
  async ({ staff, orderId, now }) => {
    const asked = { member: staff.manager, orderId, itemId: null, amount, reason, now };
    const shown = valueOf(await previewRefund(asked));
    return refundAtDesk({ ...asked, shown, requestKey: randomUUID() });
  };

export const guaranteeClaimed =
  (text: string): Step =>
  async ({ itemId, user, now }) => {
    const [first] = guaranteesOf((await itemOf(itemId)).configuration);
    invariant(first, "the service has a guarantee");
    const files = [paper("refusal-of-nowhere-college"), paper("refusal-of-invented-institute")];
    return claimGuarantee({ itemId, userId: user.id, guarantee: first.name, text, files, now });
  };

export const praised =
  (details: string, stars: number): Step =>
  async ({ itemId, user, now }) => {
    const service = findServiceSlug((await itemOf(itemId)).configuration.service);
    invariant(service, "it is in the catalogue");
    return publishTestimonial({ user, service, details, stars, now });
  };

async function dueOf({ itemId, now }: Live) {
  return findRefundDue(db, await itemOf(itemId), now);
}

async function lastMove(itemId: OrderItemId): Promise<string> {
  return (await lastItemChange(db, itemId))?.changedAt.toISOString() ?? "";
}

export async function itemOf(itemId: OrderItemId): Promise<ItemInOrder> {
  const item = await findItem(db, itemId);
  invariant(item, `item ${itemId} is paid`);
  return item;
}
