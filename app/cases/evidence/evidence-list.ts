import type { VisaCheckId } from "#app/catalog/visa-checks.ts";
import type { Source } from "#app/self-checks/evidence/check-definition.ts";

/** What a service can be about: a visa with a self-check, or one of these. */
export type ListId = VisaCheckId | "express-entry" | "student-visa" | "visa-statement" | "application";

/** A criterion or a document. `key` names it in the database, so it never changes its meaning. */
export type EvidenceEntry = {
  key: string;
  title: string;
  help: string;
  counts: string[];
  weak: WeakKind[];
  /** What to write to the person who is asked for a letter. */
  letterRequest: string | null;
  /** The label of its date, where it runs out. */
  dated: string | null;
  /** Shown to us on a call and never sent, such as a passport. */
  staysWithYou: boolean;
  /** Counted only once something was sent for it. */
  optional: boolean;
  /** From the customer's own self-check. */
  named: string[];
  namedWeak: WeakKind[];
};

type WeakKind = { label: string; why: string };

export type EvidenceGroup = {
  heading: string;
  rule: string;
  needed: number | "all";
  /** One complete way is enough. */
  way: string | null;
  entries: EvidenceEntry[];
  sources: Source[];
};

type EntryFacts = Pick<EvidenceEntry, "key" | "title" | "help"> & Partial<EvidenceEntry>;

export function evidenceEntry(facts: EntryFacts): EvidenceEntry {
  return {
    counts: [],
    weak: [],
    letterRequest: null,
    dated: null,
    staysWithYou: false,
    optional: false,
    named: [],
    namedWeak: [],
    ...facts,
  };
}

export const evidenceStates = ["missing", "sent", "accepted", "weak", "not_needed"] as const;
export type EvidenceState = (typeof evidenceStates)[number];

const stateLabels: Record<EvidenceState, string> = {
  missing: "Missing",
  sent: "Sent",
  accepted: "Accepted",
  weak: "Weak",
  not_needed: "Not needed",
};

/** Nothing is missing where an entry may not apply at all. */
export function stateLabel(state: EvidenceState, optional: boolean): string {
  return state === "missing" && optional ? "If it applies" : stateLabels[state];
}

export type EvidenceProgress = { ready: number; total: number; sent: number; asked: number };

type Stated = { entry: Pick<EvidenceEntry, "key" | "optional">; state: EvidenceState; asked: boolean };
type StatedGroup = Pick<EvidenceGroup, "needed" | "way"> & { entries: readonly Stated[] };

/** Of one way only: the one that is nearest to complete. */
export function evidenceProgress(groups: readonly StatedGroup[]): EvidenceProgress {
  const always = groups.filter(({ way }) => way === null).map(countGroup);
  const ways = [
    ...Map.groupBy(
      groups.filter(({ way }) => way !== null),
      ({ way }) => way,
    ).values(),
  ].map((ofWay) => addCounts(ofWay.map(countGroup)));
  const [nearest] = ways.toSorted((one, other) => share(other) - share(one));
  const entries = new Map(groups.flatMap((group) => group.entries).map((one) => [one.entry.key, one]));
  return {
    ...addCounts([...always, ...(nearest ? [nearest] : [])]),
    sent: [...entries.values()].filter(({ state }) => state === "sent").length,
    asked: [...entries.values()].filter(isAsked).length,
  };
}

/** Whether the counsellor waits for something better. */
export function isAsked({ state, asked }: Pick<Stated, "state" | "asked">): boolean {
  return state === "weak" || (state === "missing" && asked);
}

type Count = { ready: number; total: number };

function countGroup({ needed, entries }: StatedGroup): Count {
  const counted = entries.filter(
    ({ entry, state }) => state !== "not_needed" && !(entry.optional && state === "missing"),
  );
  const total = needed === "all" ? counted.length : Math.min(needed, counted.length);
  return { ready: Math.min(total, counted.filter(({ state }) => state === "accepted").length), total };
}

function addCounts(counts: readonly Count[]): Count {
  return {
    ready: counts.reduce((sum, { ready }) => sum + ready, 0),
    total: counts.reduce((sum, { total }) => sum + total, 0),
  };
}

function share({ ready, total }: Count): number {
  return total === 0 ? 0 : ready / total;
}

/** "7 of 12 ready". */
export function readyText({ ready, total }: Pick<EvidenceProgress, "ready" | "total">): string {
  return `${ready} of ${total} ready`;
}
