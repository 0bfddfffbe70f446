import { randomUUID } from "node:crypto";

import { namePeople } from "#app/accounts/name-people.server.ts";
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
import { lastItemChange } from "#app/orders/list-item-changes.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { CaseAt, CaseForm, CasePart } from "#app/cases/case-part.ts";
import type { DeliverablesView } from "#app/cases/deliverables/deliverables-view.ts";
import { shownVersions } from "#app/cases/deliverables/shown-versions.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";

/** What is handed over, version by version: with comments of both sides, accepted or asked to be changed. */
export const deliverables: CasePart<DeliverablesView> = { load, act };

async function load({ viewer, item }: CaseAt): Promise<DeliverablesView | null> {
  const [versions, files] = await Promise.all([listVersions(db, item.id), listCaseFiles(db, item.id)]);
  const people = versions.flatMap(({ version, comments }) => [
    version.handedBy,
    ...comments.map(({ authorId }) => authorId),
  ]);
  const names = await namePeople(db, people);
  const ended = item.state === "cancelled" || item.state === "refunded";
  const answers = viewer.side === "customer" && item.state === "delivered";
  const view: DeliverablesView = {
    versions: shownVersions({ versions, files, names, viewer }),
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

async function act(form: CaseForm, at: CaseAt): Promise<Outcome<string>> {
  const { viewer, item, now } = at;
  const deed = `${viewer.side} ${form.deed}`;
  switch (deed) {
    case "desk hand_over": {
      const typed = {
        version: form.field("version"),
        words: form.field("words"),
        files: form.files("files"),
      };
      return saidBy("handed_over", await handOverVersion({ ...deskOf(at), itemId: item.id, ...typed }));
    }
    case "desk comment":
      return saidBy("commented", await commentAtDesk({ ...deskOf(at), ...commentIn(form) }));
    case "customer comment":
      return saidBy("commented", await writeComment({ ...customerOf(at), ...commentIn(form), now }));
    case "customer accept":
      return saidBy("accepted", await acceptVersion(answerIn(form, at)));
    case "customer ask": {
      const asked = { ...answerIn(form, at), words: form.field("words") };
      return saidBy("asked", await askForNewVersion(asked));
    }
    default:
      return notUnderstood;
  }
}

function saidBy(word: string, outcome: Outcome<unknown>): Outcome<string> {
  return outcome.ok ? done(word) : outcome;
}

function answerIn(form: CaseForm, at: CaseAt) {
  return { ...customerOf(at), itemId: at.item.id, seen: form.field("seen") };
}

function commentIn(form: CaseForm) {
  return {
    versionId: form.field("version_id"),
    words: form.field("words"),
    sendKey: form.field("send_key"),
  };
}

function deskOf({ viewer, now }: CaseAt) {
  if (viewer.side !== "desk") throw new Error("a deed of the desk is done at the desk");
  return { member: viewer.member, now };
}

function customerOf({ viewer, now }: CaseAt) {
  if (viewer.side !== "customer") throw new Error("a customer's deed is done by the customer");
  return { userId: viewer.userId, now };
}
