import { randomUUID } from "node:crypto";

import type { CaseAt, CaseViewer } from "#app/cases/case-part.ts";
import { type DateWarning, dateWarning, type HoldsUntil } from "#app/cases/evidence/date-warning.ts";
import {
  type EvidenceEntry,
  type EvidenceGroup,
  type EvidenceProgress,
  evidenceProgress,
  type EvidenceState,
  isAsked,
} from "#app/cases/evidence/evidence-list.ts";
import { type CaseEntry, type CaseGroup, loadEvidence } from "#app/cases/evidence/load-evidence.server.ts";
import { seenOf } from "#app/cases/evidence/review-evidence.server.ts";
import { caseFilePath } from "#app/cases/files/case-file-path.ts";
import type { CaseFile } from "#app/cases/files/list-case-files.server.ts";
import { may } from "#app/desk/permissions.ts";
import { utcDay, writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";

type ShownFile = { id: string; href: string; name: string; size: number };

export type ShownEntry = EvidenceEntry & {
  state: EvidenceState;
  isAsked: boolean;
  text: string;
  note: string | null;
  date: (DateWarning & { day: string }) | null;
  files: ShownFile[];
  seen: string;
  /** Whether this viewer may send something for it. */
  open: boolean;
  /** Added by the desk, with nothing sent for it. */
  removable: boolean;
};

export type ShownGroup = Omit<EvidenceGroup, "entries" | "sources"> & {
  entries: ShownEntry[];
  sources: { name: string; url: string; asOf: string; day: string }[];
};

export type EvidenceView = {
  side: CaseViewer["side"];
  groups: ShownGroup[];
  progress: EvidenceProgress;
  /** Of the whole case. */
  files: ShownFile[];
  /** Whether this member may decide on entries and add to the list. */
  works: boolean;
  sendKey: string;
};

export async function viewEvidence({ item, viewer, now }: CaseAt): Promise<EvidenceView> {
  const { groups, files, until } = await loadEvidence(db, item);
  const ended = item.state === "cancelled" || item.state === "refunded";
  const works =
    !ended &&
    viewer.side === "desk" &&
    may(viewer.member.role, "work_on_evidence", { own: item.assignedTo === viewer.member.id });
  const today = utcDay(now);
  const opens = ({ state }: CaseEntry) =>
    !ended && (viewer.side === "desk" ? works : state !== "accepted" && state !== "not_needed");
  return {
    side: viewer.side,
    groups: groups.map((group) => shownGroup(group, { opens, today, until })),
    progress: evidenceProgress(groups),
    files: files.map(shownFile),
    works,
    sendKey: randomUUID(),
  };
}

type Around = { opens: (entry: CaseEntry) => boolean; today: string; until: HoldsUntil | null };

function shownGroup({ sources, ...group }: CaseGroup, around: Around): ShownGroup {
  return {
    ...group,
    entries: group.entries.map((one) => shownEntry(one, around)),
    sources: sources.map(({ name, url, asOf }) => ({ name, url, asOf, day: writtenDate(asOf) })),
  };
}

function shownEntry(one: CaseEntry, { opens, today, until }: Around): ShownEntry {
  const { entry, state, row, expiresOn, files } = one;
  return {
    ...entry,
    state,
    isAsked: isAsked(one),
    text: row?.text ?? "",
    note: row?.note ?? null,
    date: expiresOn === null ? null : { ...dateWarning(expiresOn, today, until), day: expiresOn },
    files: files.map(shownFile),
    seen: seenOf(one),
    open: opens(one),
    removable: row?.title != null && row.text === "" && files.length === 0,
  };
}

function shownFile({ fileId, name, sizeBytes }: CaseFile): ShownFile {
  return { id: fileId, href: caseFilePath(fileId), name, size: sizeBytes };
}
