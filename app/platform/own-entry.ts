/** Null for inherited names such as `toString`. */
export function ownEntry<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: string | null,
): NonNullable<Entry> | null {
  return name !== null && Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
