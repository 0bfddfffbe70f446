import { randomUUID } from "node:crypto";
import { z } from "zod";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import {
  acceptVersion,
  askForNewVersion,
  changeRoundsLeft,
  changesOf,
} from "#app/cases/deliverables/answer-version.server.ts";
import type { CaseFile } from "#app/cases/files/list-case-files.server.ts";
import { filesOfCase } from "#app/cases/case-reads.server.ts";
import { listVersions, type Version } from "#app/cases/deliverables/list-versions.server.ts";
import { writeComment } from "#app/cases/deliverables/write-comment.server.ts";
import { commentAtDesk } from "#app/cases/deliverables/comment-at-desk.server.ts";
import { handOverVersion } from "#app/cases/deliverables/hand-over-version.server.ts";
import { may } from "#app/desk/permissions.ts";
import { lastItemChange } from "#app/orders/items/list-item-changes.server.ts";
import { db } from "#app/platform/db.server.ts";
import { files, hidden } from "#app/forms/fields.ts";
import { outcomeOr } from "#app/cases/outcome-or.ts";
import { caseAction, type CaseAt, type CasePart } from "#app/cases/case-part.ts";
import type { DeliverablesView } from "#app/cases/deliverables/deliverables-view.ts";
import { draftActions } from "#app/cases/deliverables/draft-actions.server.ts";
import { askReaderView, shownDrafts } from "#app/cases/deliverables/shown-drafts.server.ts";
import { shownVersions } from "#app/cases/deliverables/shown-versions.ts";
import { rightText } from "#app/cases/right-text.ts";
import { utcDay } from "#app/platform/dates.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";

export const deliverables: CasePart<DeliverablesView> = { load, actions: actions() };

async function load({ viewer, item, now }: CaseAt): Promise<DeliverablesView | null> {
  const [versions, caseFiles] = await Promise.all([listVersions(db, item.id), filesOfCase(item)]);
  const people = versions.flatMap(({ version, comments }) => [
    version.handedBy,
    ...comments.map(({ authorId }) => authorId),
  ]);
  const names = await namePeople(db, people);
  const ended = item.state === "cancelled" || item.state === "refunded";
  const answers = viewer.side === "customer" && item.state === "delivered";
  const view: DeliverablesView = {
    versions: shownVersions({ versions, files: caseFiles, names, viewer }),
    ...(await handingOver({ viewer, item, now }, { last: versions[0]?.version ?? null, files: caseFiles })),
    answer: answers ? await answerView(item) : null,
    laterChanges: viewer.side === "customer" ? await laterChanges(item, now) : null,
    waits: item.state === "delivered",
    sendKey: ended || versions.length === 0 ? null : randomUUID(),
  };
  const empty = [view.versions, view.drafts].every(({ length }) => length === 0) && !view.answer;
  const offers =
    view.handOver !== null || view.askReader !== null || view.handOverWaits !== null || view.laterChanges;
  return empty && !offers ? null : view;
}

async function laterChanges(item: CaseAt["item"], now: Date): Promise<DeliverablesView["laterChanges"]> {
  const right = item.state === "completed" ? changesOf(item, now) : null;
  if (!right) return null;
  const last = await lastItemChange(db, item.id);
  return { promise: rightText(right, utcDay(now)), seen: last?.changedAt.toISOString() ?? "" };
}

async function answerView(item: CaseAt["item"]): Promise<NonNullable<DeliverablesView["answer"]>> {
  const [roundsLeft, last] = await Promise.all([changeRoundsLeft(item), lastItemChange(db, item.id)]);
  return { roundsLeft, seen: last?.changedAt.toISOString() ?? "" };
}

type HandingOver = Pick<DeliverablesView, "handOver" | "handOverWaits" | "askReader" | "drafts">;

async function handingOver(
  { viewer, item, now }: Pick<CaseAt, "viewer" | "item" | "now">,
  { last, files }: { last: Version | null; files: readonly CaseFile[] },
): Promise<HandingOver> {
  const nothing = { handOver: null, handOverWaits: null, askReader: null, drafts: [] };
  if (viewer.side === "customer") return nothing;
  const { member, timeZone } = viewer;
  const drafts = await shownDrafts({ item, member, timeZone, now }, { files, since: last?.handedAt ?? null });
  if (!may(member.role, "hand_over", { own: item.assignedTo === member.id })) return { ...nothing, drafts };
  if (item.state === "in_review") {
    const askReader = await askReaderView({ item, member, now });
    return { ...nothing, drafts, askReader, handOver: askReader ? null : (last?.version ?? 0) + 1 };
  }
  const waits =
    item.state === "in_progress" ? "Send the work to review first. Then it is handed over here." : null;
  return { ...nothing, drafts, handOverWaits: waits };
}

function actions() {
  const answer = z.object({ seen: hidden });
  return {
    hand_over: caseAction(
      z.object({ version: hidden, text: hidden, files }),
      async (typed, { viewer, item, now }) =>
        viewer.side === "desk"
          ? outcomeOr(
              "handed_over",
              await handOverVersion({ member: viewer.member, itemId: item.id, ...typed, now }),
            )
          : notUnderstood,
    ),
    ...draftActions(),
    comment: caseAction(
      z.object({ version_id: hidden, text: hidden, send_key: hidden }),
      async ({ version_id: versionId, text, send_key: sendKey }, { viewer, now }) => {
        const comment = { versionId, text, sendKey, now };
        const written =
          viewer.side === "desk"
            ? await commentAtDesk({ member: viewer.member, ...comment })
            : await writeComment({ userId: viewer.userId, ...comment });
        return outcomeOr("commented", written);
      },
    ),
    accept: caseAction(answer, async ({ seen }, { viewer, item, now }) =>
      viewer.side === "customer"
        ? outcomeOr("accepted", await acceptVersion({ userId: viewer.userId, itemId: item.id, seen, now }))
        : notUnderstood,
    ),
    ask: caseAction(answer.extend({ text: hidden }), async (asked, { viewer, item, now }) =>
      viewer.side === "customer"
        ? outcomeOr(
            "asked",
            await askForNewVersion({ userId: viewer.userId, itemId: item.id, ...asked, now }),
          )
        : notUnderstood,
    ),
  };
}
