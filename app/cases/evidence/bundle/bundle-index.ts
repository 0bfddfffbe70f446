import { dateWarning, type HoldsUntil } from "#app/cases/evidence/date-warning.ts";
import {
  type EvidenceProgress,
  type EvidenceState,
  readyText,
  stateLabel,
} from "#app/cases/evidence/evidence-list.ts";

/** The first page of a bundle, as words: by criterion, what proves it and how it stands. */
export type BundleIndex = {
  title: string;
  facts: string[];
  groups: { heading: string; rule: string; entries: IndexedEntry[] }[];
};

/** A file's number stands apart: its name may be in letters that the index has no type for. */
type IndexedLine = { number: string | null; text: string };
type IndexedEntry = { title: string; state: string; lines: IndexedLine[] };

type BundledFile = { fileId: string; name: string };

type BundledEntry = {
  title: string;
  state: EvidenceState;
  optional: boolean;
  text: string;
  note: string | null;
  expiresOn: string | null;
  files: BundledFile[];
};

export type Bundled = {
  heading: string;
  order: string;
  customer: string;
  madeOn: string;
  today: string;
  until: HoldsUntil | null;
  progress: EvidenceProgress;
  groups: { heading: string; rule: string; entries: BundledEntry[] }[];
};

export function bundleIndex(bundled: Bundled, names: ReadonlyMap<string, string>): BundleIndex {
  const { heading, order, customer, madeOn, progress, groups } = bundled;
  return {
    title: "Evidence list",
    facts: [`${heading}, order ${order}`, customer, `As of ${madeOn}. ${readyText(progress)}.`],
    groups: groups.map(({ entries, ...group }) => ({
      ...group,
      entries: entries.map((entry) => ({
        title: entry.title,
        state: stateLabel(entry.state, entry.optional),
        lines: linesOf(entry, bundled, names),
      })),
    })),
  };
}

function linesOf(
  { text, note, expiresOn, files }: BundledEntry,
  { today, until }: Bundled,
  names: ReadonlyMap<string, string>,
): IndexedLine[] {
  const said = [
    ...(expiresOn === null ? [] : [dateWarning(expiresOn, today, until).text]),
    ...(text === "" ? [] : text.split("\n")),
    ...(note === null ? [] : `Note: ${note}`.split("\n")),
  ];
  return [
    ...files.map(({ fileId, name }) => ({ number: numberIn(names.get(fileId) ?? ""), text: name })),
    ...said.map((line) => ({ number: null, text: line })),
  ];
}

function numberIn(path: string): string {
  return /^files\/\d+/.exec(path)?.[0] ?? "";
}

/** `files/01 letter.pdf`: numbered in the order of the index, each file once. */
export function namesInBundle(groups: Bundled["groups"]): Map<string, string> {
  const files = groups.flatMap(({ entries }) => entries.flatMap((entry) => entry.files));
  const once = new Map(files.map((file) => [file.fileId, file]));
  const digits = Math.max(2, String(once.size).length);
  return new Map(
    [...once.values()].map(({ fileId, name }, at) => [
      fileId,
      `files/${String(at + 1).padStart(digits, "0")} ${name}`,
    ]),
  );
}
