import type { Node, RangeVar } from "libpg-query";

/** Tables and columns, `table.column`, that the previous release has never heard of. */
export type NewParts = { tables: Set<string>; columns: Set<string> };

/** What the previous release cannot live with, or what makes others wait. Each `what` ends a sentence. */
export type Fault = { kind: "incompatible" | "blocking"; what: string };

export const incompatible = (what: string): Fault => ({ kind: "incompatible", what });
export const blocking = (what: string): Fault => ({ kind: "blocking", what });

export function nameOf(relation: RangeVar | undefined): string {
  return relation?.relname ?? "";
}

/** Its only key, such as `ColumnDef`. */
export function kindOf(node: Node | undefined): string {
  return Object.keys(node ?? {})[0] ?? "";
}

export function textsIn(nodes: readonly Node[] | undefined): string[] {
  return (nodes ?? []).flatMap((node) => ("String" in node ? [node.String.sval ?? ""] : []));
}

export function columnsIn(expression: unknown): string[] {
  return nodesIn(expression, "ColumnRef").map(({ fields }) => textsIn(fields as Node[]).at(-1) ?? "");
}

/** However deep. */
export function nodesIn(tree: unknown, kind: string): Record<string, unknown>[] {
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => [
    ...(key === kind ? [value as Record<string, unknown>] : []),
    ...nodesIn(value, kind),
  ]);
}

export function areNew(parts: NewParts, table: string, columns: readonly string[]): boolean {
  return columns.length > 0 && columns.every((column) => parts.columns.has(`${table}.${column}`));
}
