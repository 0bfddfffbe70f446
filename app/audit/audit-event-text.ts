/** `item_moved` becomes "Item moved". */
export function spelledOut(word: string): string {
  const spaced = word.replaceAll("_", " ").trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What one part of a record was before an event, and after it. */
export type ChangedPart = { part: string; before: string; after: string };

type Facts = Record<string, unknown> | null;

/** An event's two records side by side, a line for each part that either of them has. */
export function changedParts(before: unknown, after: unknown): ChangedPart[] {
  const [was, is] = [factsOf(before), factsOf(after)];
  const parts = new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})]);
  return [...parts].map((part) => ({
    part: spelledOut(part),
    before: valueLabel(was?.[part]),
    after: valueLabel(is?.[part]),
  }));
}

function factsOf(record: unknown): Facts {
  return typeof record === "object" && record !== null ? (record as Record<string, unknown>) : null;
}

export function valueLabel(value: unknown): string {
  if (value === null || value === undefined || value === "") return "None";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return /^[a-z]+(_[a-z]+)*$/.test(value) ? spelledOut(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? "None" : value.map(valueLabel).join(", ");
  return JSON.stringify(value);
}

/** What an event is about, as an address names it: `item:0b5f`; null for what is none. */
export function readSubject(text: string): { kind: string; id: string } | null {
  const [, kind = "", id = ""] = /^([a-z_]{1,40}):(\S{1,200})$/.exec(text.trim()) ?? [];
  return kind === "" ? null : { kind, id };
}
