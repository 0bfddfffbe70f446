import { randomUUID } from "node:crypto";
import { z } from "zod";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import {
  acceptVersion,
  askForNewVersion,
  changeRoundsLeft,
} from "#app/cases/deliverables/answer-version.server.ts";
import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { listVersions } from "#app/cases/deliverables/list-versions.server.ts";
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
import { shownVersions } from "#app/cases/deliverables/shown-versions.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";

export const deliverables: CasePart<DeliverablesView> = { load, actions: actions() };

async function load({ viewer, item }: CaseAt): Promise<DeliverablesView | null> {
  const [versions, caseFiles] = await Promise.all([listVersions(db, item.id), listCaseFiles(db, item.id)]);
  const people = versions.flatMap(({ version, comments }) => [
    version.handedBy,
    ...comments.map(({ authorId }) => authorId),
  ]);
  const names = await namePeople(db, people);
  const ended = item.state === "cancelled" || item.state === "refunded";
  const answers = viewer.side === "customer" && item.state === "delivered";
  const view: DeliverablesView = {
    versions: shownVersions({ versions, files: caseFiles, names, viewer }),
    ...handingOver({ viewer, item }, versions[0]?.version.version ?? 0),
    answer: answers ? await answerView(item) : null,
    sendKey: ended || versions.length === 0 ? null : randomUUID(),
  };
  const empty = view.versions.length === 0 && !view.answer && view.handOver === null;
  return empty && view.handOverWaits === null ? null : view;
}

async function answerView(item: CaseAt["item"]): Promise<NonNullable<DeliverablesView["answer"]>> {
  const [roundsLeft, last] = await Promise.all([changeRoundsLeft(item), lastItemChange(db, item.id)]);
  return { roundsLeft, seen: last?.changedAt.toISOString() ?? "" };
}

function handingOver(
  { viewer, item }: Pick<CaseAt, "viewer" | "item">,
  last: number,
): Pick<DeliverablesView, "handOver" | "handOverWaits"> {
  const mine =
    viewer.side === "desk" &&
    may(viewer.member.role, "hand_over", { own: item.assignedTo === viewer.member.id });
  if (!mine) return { handOver: null, handOverWaits: null };
  if (item.state === "in_review") return { handOver: last + 1, handOverWaits: null };
  const waits =
    item.state === "in_progress" ? "Send the work to review first. Then it is handed over here." : null;
  return { handOver: null, handOverWaits: waits };
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
