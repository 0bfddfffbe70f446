import { asc, eq } from "drizzle-orm";

import { answersFromChecks } from "#app/cases/intake/answers-from-checks.server.ts";
import { findIntake } from "#app/cases/intake/find-intake.server.ts";
import type { IntakeAnswers } from "#app/cases/intake/intake-answers.ts";
import { type CaseFile, isShared, listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import type { HoldsUntil } from "#app/cases/evidence/date-warning.ts";
import { criteriaListOf, drawUpList, findEntry } from "#app/cases/evidence/draw-up-list.server.ts";
import {
  evidenceEntry,
  type EvidenceEntry,
  type EvidenceGroup,
  type EvidenceState,
} from "#app/cases/evidence/evidence-list.ts";
import { listsOfService } from "#app/cases/evidence/lists-of-service.ts";
import { caseEvidence, caseEvidenceFiles } from "#app/cases/evidence/tables.server.ts";
import type { PaidItem } from "#app/orders/items/change-item.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { KeptCheck } from "#app/self-checks/kept/kept-check.ts";
import { listKeptChecks } from "#app/self-checks/kept/kept-checks.server.ts";

type EvidenceRow = typeof caseEvidence.$inferSelect;

export type CaseEntry = {
  entry: EvidenceEntry;
  state: EvidenceState;
  /** The counsellor has asked for it, or for something better. */
  asked: boolean;
  /** Null while nobody has touched it. */
  row: EvidenceRow | null;
  /** The customer's date, here or in the form. */
  expiresOn: string | null;
  files: CaseFile[];
};

export type CaseGroup = Omit<EvidenceGroup, "entries"> & { entries: CaseEntry[] };

export type CaseEvidenceList = {
  groups: CaseGroup[];
  files: CaseFile[];
  until: HoldsUntil | null;
};

type Item = Pick<PaidItem, "id" | "userId" | "configuration" | "dueOn">;

/** Empty for a service without a list, until the counsellor adds to it. */
export async function loadEvidence(tx: Db, item: Item): Promise<CaseEvidenceList> {
  // In sequence: a transaction has one connection.
  const rows = await listRows(tx, item);
  const kept = await listKeptChecks(tx, item.userId);
  const listed = listsOfService(
    item.configuration,
    kept.map(({ checkId }) => checkId),
  );
  const lists = new Set([...listed, ...rows.flatMap(({ key }) => criteriaListOf(key) ?? [])]);
  const drawn = drawUpList([...lists], {
    answersTo: (check) => kept.find(({ checkId }) => checkId === check)?.answers ?? {},
    ofPapers: lists.has("express-entry") ? await namedInPoints(item, kept) : {},
  });
  if (drawn.length === 0 && rows.length === 0) return { groups: [], files: [], until: null };
  // What the desk keeps to itself is never the customer’s evidence, though it be the same byte for byte.
  const files = (await listCaseFiles(tx, item.id)).filter(isShared);
  const attached = await tx.select().from(caseEvidenceFiles).where(eq(caseEvidenceFiles.itemId, item.id));
  const answers = (await findIntake(tx, item.id))?.answers ?? {};
  const filesOf = Map.groupBy(attached, ({ key }) => key);
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const inCase = (entry: EvidenceEntry): CaseEntry => {
    const own = new Set(filesOf.get(entry.key)?.map(({ fileId }) => fileId));
    const inOrder = files.filter(({ fileId }) => own.has(fileId));
    return entryInCase(entry, { row: rowOf.get(entry.key) ?? null, files: inOrder, answers });
  };
  return {
    groups: [...drawn, ...beside(rows, drawn)].map((group) => ({
      ...group,
      entries: group.entries.map(inCase),
    })),
    files,
    until: holdsUntil(answers, item),
  };
}

function listRows(tx: Db, { id }: Pick<Item, "id">): Promise<EvidenceRow[]> {
  return tx
    .select()
    .from(caseEvidence)
    .where(eq(caseEvidence.itemId, id))
    .orderBy(asc(caseEvidence.changedAt), asc(caseEvidence.key));
}

/** Counted for Canada, points say already which papers there are. */
async function namedInPoints(
  { configuration }: Pick<Item, "configuration">,
  kept: KeptCheck[],
): Promise<Record<string, string[]>> {
  const known = await answersFromChecks(configuration, kept, new Date());
  const lines = (name: string) => [known[name] ?? []].flat().flatMap((text) => text.split("\n"));
  return {
    "language-test": lines("language"),
    "ca.credential": lines("highest_degree"),
    funds: lines("funds"),
  };
}

/** What the counsellor added, and what was touched before the list became another. */
function beside(rows: readonly EvidenceRow[], drawn: readonly EvidenceGroup[]): EvidenceGroup[] {
  const keys = new Set(drawn.flatMap(({ entries }) => entries.map(({ key }) => key)));
  const others = rows.filter(({ key }) => !keys.has(key));
  if (others.length === 0) return [];
  const entries = others.map(
    ({ key, title, help }) => findEntry(key) ?? evidenceEntry({ key, title: title ?? key, help: help ?? "" }),
  );
  const rule = "What your case asks for besides.";
  return [{ heading: "Added to your list", rule, needed: "all", way: null, entries, sources: [] }];
}

type Known = { row: EvidenceRow | null; files: CaseFile[]; answers: IntakeAnswers };

function entryInCase(entry: EvidenceEntry, { row, files, answers }: Known): CaseEntry {
  const expiresOn = row?.expiresOn ?? dateInForm(entry, answers);
  const state = row?.state ?? "missing";
  // A form's file may be replaced there, and is gone then.
  const isEmpty = files.length === 0 && row?.text === "" && expiresOn === null;
  const shown = state === "sent" && isEmpty ? "missing" : state;
  const asked = row !== null && (row.note !== null || row.title !== null);
  return { entry, state: shown, asked, row, expiresOn, files };
}

function dateInForm({ key }: EvidenceEntry, answers: IntakeAnswers): string | null {
  const given = key === "passport" ? answers["passport_until"] : undefined;
  return typeof given === "string" && given !== "" ? given : null;
}

function holdsUntil(answers: IntakeAnswers, { dueOn }: Pick<Item, "dueOn">): HoldsUntil | null {
  const { apply_by: applyBy, begins_on: beginsOn } = answers;
  if (typeof applyBy === "string") return { day: applyBy, why: "you apply" };
  if (typeof beginsOn === "string") return { day: beginsOn, why: "you begin" };
  return dueOn === null ? null : { day: dueOn, why: "your file is due" };
}

export function findCaseEntry({ groups }: CaseEvidenceList, key: string): CaseEntry | null {
  return groups.flatMap(({ entries }) => entries).find(({ entry }) => entry.key === key) ?? null;
}
