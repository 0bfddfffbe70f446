/** What a table has under a name from outside; null where it has nothing of its own, as for `toString`. */
export function ownEntry<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: string | null,
): NonNullable<Entry> | null {
  return name !== null && Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
