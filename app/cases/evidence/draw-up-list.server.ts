import { criterionRequests } from "#app/cases/evidence/letter-requests.ts";
import {
  evidenceEntry,
  type EvidenceEntry,
  type EvidenceGroup,
  type ListId,
} from "#app/cases/evidence/evidence-list.ts";
import { papersOfLists } from "#app/cases/evidence/papers-table.ts";
import { isVisaCheckId, type VisaCheckId } from "#app/catalog/visa-checks.ts";
import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import { assess, type CountedGroup } from "#app/self-checks/evidence/assess.ts";
import type { Answers, Question } from "#app/self-checks/evidence/check-definition.ts";

type Known = {
  answersTo: (check: VisaCheckId) => Answers;
  /** By the key of a paper, what a check of points says of it. */
  ofPapers?: Readonly<Record<string, string[]>>;
};

/** Criteria first, then papers; what two lists share stands once. */
export function drawUpList(lists: readonly ListId[], known: Known): EvidenceGroup[] {
  const groups = lists.flatMap((list) => [
    ...(isVisaCheckId(list) ? criteriaOf(list, known.answersTo(list)) : []),
    papersOf(list, known.ofPapers ?? {}),
  ]);
  const seen = new Set<string>();
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ key }) => !seen.has(key) && seen.add(key)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function criteriaOf(check: VisaCheckId, answers: Answers): EvidenceGroup[] {
  const { sources } = allChecks[check];
  const { conditions, routes } = assess(allChecks[check], answers);
  const groupOf = ({ group, findings, needed }: CountedGroup, way: string | null): EvidenceGroup => ({
    heading: group.heading,
    rule: group.rule,
    needed: group.needed === "all" ? "all" : needed,
    way,
    entries: findings.map(({ question, strong, weak }) => ({
      ...criterion(check, question),
      named: strong.map(({ label }) => label),
      namedWeak: weak.map(({ label, why = "" }) => ({ label, why })),
    })),
    sources: [],
  });
  const drawn = [
    ...routes.flatMap(({ route, groups }) => groups.map((group) => groupOf(group, route.name))),
    ...conditions.map((group) => groupOf(group, null)),
  ];
  // They are those of the whole list, and stand once.
  return drawn.map((group, at) => ({ ...group, sources: at === drawn.length - 1 ? sources : [] }));
}

function papersOf(list: ListId, known: Readonly<Record<string, string[]>>): EvidenceGroup {
  const { entries, ...papers } = papersOfLists[list];
  const named = entries.map((entry) => ({ ...entry, named: known[entry.key] ?? [] }));
  return { ...papers, entries: named, needed: "all", way: null };
}

function criterion(check: VisaCheckId, { id, name, help, options }: Question): EvidenceEntry {
  const key = `${check}.${id}`;
  return evidenceEntry({
    key,
    title: name,
    help,
    counts: options.filter(({ weight }) => weight === "strong").map(({ label }) => label),
    weak: options.filter(({ weight }) => weight === "weak").map(({ label, why = "" }) => ({ label, why })),
    letterRequest: criterionRequests[key] ?? null,
  });
}

/** Any entry that one of our lists may hold, drawn up or not. */
export function findEntry(key: string): EvidenceEntry | null {
  return (everyEntry ??= new Map(allEntries().map((entry) => [entry.key, entry]))).get(key) ?? null;
}

/** Which of our lists an entry comes from; null for papers, which several have in common. */
export function criteriaListOf(key: string): VisaCheckId | null {
  const [check = ""] = key.split(".");
  return isVisaCheckId(check) ? check : null;
}

let everyEntry: Map<string, EvidenceEntry> | null = null;

function allEntries(): EvidenceEntry[] {
  const criteria = Object.values(allChecks).flatMap(({ id, questions }) =>
    questions.map((question) => criterion(id, question)),
  );
  return [...criteria, ...Object.values(papersOfLists).flatMap(({ entries }) => entries)];
}
