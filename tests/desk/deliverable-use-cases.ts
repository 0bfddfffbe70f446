import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import { askToCancel } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { lastVersion } from "#app/cases/deliverables/list-versions.server.ts";
import { agreeToCancel, declineToCancel } from "#app/cases/cancelling/answer-cancellation-at-desk.server.ts";
import { askReader } from "#app/cases/deliverables/ask-reader.server.ts";
import { approveDraft, sendDraftBack, takeDraftBack } from "#app/cases/deliverables/read-draft.server.ts";
import { proposeCancellation, withdrawProposal } from "#app/cases/cancelling/propose-cancellation.server.ts";
import { reopenItem } from "#app/cases/reopen-item.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { cancelItem, dueOf } from "#tests/cases/cancelling.ts";
import { commentAtDesk } from "#app/cases/deliverables/comment-at-desk.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { handOverVersion } from "#app/cases/deliverables/hand-over-version.server.ts";
import { listCancellations } from "#app/cases/cancelling/list-cancellations-at-desk.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { itemInReview } from "#tests/cases/item-in-review.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";

const nobodyGetsAnything = { toWallet: 0n, toGateway: 0n, premium: 0n };

async function reviewed(member: Member, own: boolean) {
  return itemInReview(own ? member : await makeMember("counsellor"));
}

async function draftOf(writer: Member, itemId: OrderItemId, readerId: UserId | null): Promise<string> {
  const draftId = randomUUID();
  const asking = { member: writer, itemId, draftId, readerId, text: "Your letter.", files: [], now: noon };
  return valueOf(await askReader(asking)).id;
}

/** A colleague’s version that this member was asked to read, or somebody else. */
async function askedOf(member: Member, own: boolean): Promise<string> {
  const { itemId, counsellor } = await reviewed(member, false);
  const reader = own ? member : await makeMember("counsellor");
  return draftOf(counsellor, itemId, reader.id);
}

async function worked(member: Member, own: boolean): Promise<Bought> {
  const bought = await buyServices();
  const assignedTo = own ? member.id : (await makeMember("counsellor")).id;
  await db.update(orderItems).set({ assignedTo }).where(eq(orderItems.id, bought.itemId));
  return bought;
}

async function requestedToCancel(): Promise<string> {
  const { itemId, user } = await buyServices();
  const input = { itemId, userId: user.id, text: "My plans have changed.", now: noon };
  const whole = { ...nobodyGetsAnything, toWallet: 199_900n };
  return valueOf(await askToCancel({ ...input, shown: whole })).id;
}

export const deliverableUseCases: DeskUseCase[] = [
  {
    action: "hand_over",
    name: "handOverVersion",
    async call(member, own) {
      const { itemId } = await reviewed(member, own);
      return handOverVersion({ member, itemId, version: "1", text: "Your letter.", files: [], now: noon });
    },
  },
  {
    action: "hand_over",
    name: "askReader",
    async call(member, own) {
      const { itemId } = await reviewed(member, own);
      const asking = { member, itemId, draftId: randomUUID(), readerId: null, files: [] };
      return askReader({ ...asking, text: "Your letter.", now: noon });
    },
  },
  {
    action: "hand_over",
    name: "takeDraftBack",
    async call(member, own) {
      const { itemId, counsellor } = await reviewed(member, own);
      return takeDraftBack({ member, draftId: await draftOf(counsellor, itemId, null), now: noon });
    },
  },
  {
    action: "approve_version",
    name: "approveDraft",
    call: async (member, own) => approveDraft({ member, draftId: await askedOf(member, own), now: noon }),
  },
  {
    action: "approve_version",
    name: "sendDraftBack",
    call: async (member, own) =>
      sendDraftBack({ member, draftId: await askedOf(member, own), text: "Line two.", now: noon }),
  },
  {
    action: "comment",
    name: "commentAtDesk",
    async call(member, own) {
      const { itemId, counsellor } = await reviewed(member, own);
      const handed = { itemId, version: "1", text: "Your letter.", files: [], now: noon };
      valueOf(await handOverVersion({ ...handed, member: counsellor }));
      const versionId = (await lastVersion(db, itemId))?.id ?? "";
      return commentAtDesk({ member, versionId, text: "Look at it.", sendKey: randomUUID(), now: noon });
    },
  },
  {
    action: "propose_cancellation",
    name: "proposeCancellation",
    async call(member, own) {
      const bought = await worked(member, own);
      const proposal = { member, itemId: bought.itemId, text: "The papers never came.", now: noon };
      return proposeCancellation({ ...proposal, shown: await dueOf(bought) });
    },
  },
  {
    action: "propose_cancellation",
    name: "withdrawProposal",
    call: async (member, own) =>
      withdrawProposal({ member, itemId: (await worked(member, own)).itemId, now: noon }),
  },
  {
    action: "reopen_item",
    name: "reopenItem",
    async call(member, own) {
      const { itemId } = await worked(member, own);
      await cancelItem(itemId);
      return reopenItem({ member, itemId, from: "cancelled", note: "A mistake of ours.", now: noon });
    },
  },
  {
    action: "answer_cancellation",
    name: "agreeToCancel",
    call: async (member) => agreeToCancel({ member, cancellationId: await requestedToCancel(), now: noon }),
  },
  {
    action: "answer_cancellation",
    name: "declineToCancel",
    call: async (member) =>
      declineToCancel({
        member,
        cancellationId: await requestedToCancel(),
        text: "It is nearly done.",
        now: noon,
      }),
  },
  {
    action: "answer_cancellation",
    name: "listCancellations",
    call: (member) => listCancellations(member, null),
  },
];
