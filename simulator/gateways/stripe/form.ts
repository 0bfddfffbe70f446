export type Field = string | Field[] | { [name: string]: Field };
export type Fields = { [name: string]: Field };

/** `line_items[0][price_data][currency]=usd` becomes nested lists and records. */
export function readForm(text: string): Fields {
  const root: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== "");
    const last = path.pop();
    if (last === undefined) continue;
    let at = root;
    for (const part of path) at = (at[part] ??= Object.create(null)) as Record<string, unknown>;
    at[last] = value;
  }
  return withLists(root) as Fields;
}

function withLists(value: unknown): Field {
  if (typeof value === "string") return value;
  const entries = Object.entries(value as object).map(([name, inner]) => [name, withLists(inner)] as const);
  if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name)))
    return entries.map(([, inner]) => inner);
  return Object.fromEntries(entries);
}

export function textAt(fields: Fields, path: string): string | null {
  let at: unknown = fields;
  for (const part of path.split(".")) at = (at as Record<string, unknown> | undefined)?.[part];
  return typeof at === "string" ? at : null;
}

export function textsAt(fields: Fields, path: string): Record<string, string> {
  let at: unknown = fields;
  for (const part of path.split(".")) at = (at as Record<string, unknown> | undefined)?.[part];
  return (at ?? {}) as Record<string, string>;
}
