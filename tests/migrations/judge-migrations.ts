import { type DropStmt, type IndexStmt, type Node, parse } from "libpg-query";

import { outsideNote } from "#db/apply-migrations.ts";
import { judgeTableChange } from "#tests/migrations/judge-table-change.ts";
import {
  areNew,
  blocking,
  type Fault,
  incompatible,
  kindOf,
  nameOf,
  type NewParts,
  textsIn,
} from "#tests/migrations/known-shape.ts";

export type MigrationFile = { name: string; text: string };

/** The old way is gone from the release that is named here, so that the next one may take it away. */
const contractNote = /^-- contract: \S+/m;
/** The table is one of those that stay small, and why. */
const fewRowsNote = /^-- few rows: \S+/m;

/**
 * In sentences, what the release before these files could not live with, and what would make others wait. The files in
 * their order: what one adds is new to the next.
 */
export async function judgeMigrations(files: readonly MigrationFile[]): Promise<string[]> {
  const parts: NewParts = { tables: new Set(), columns: new Set() };
  const faults: string[] = [];
  for (const file of files) {
    const found = await judgeFile(file, parts);
    faults.push(...found.map((fault) => `${file.name} ${fault.what}${wayOut[fault.kind]}`));
  }
  return faults;
}

const wayOut = {
  incompatible:
    ". The previous release still runs: wait for a release that no longer uses it, and name that here: -- contract: <release>",
  blocking: "",
};

async function judgeFile({ text }: MigrationFile, parts: NewParts): Promise<Fault[]> {
  const { stmts = [] } = await parse(text);
  const statements = stmts.flatMap(({ stmt }) => (stmt ? [stmt] : []));
  const faults = text.startsWith(outsideNote)
    ? judgeOutside(statements, parts)
    : judgeInside(statements, parts);
  const excused = {
    incompatible: contractNote.test(text),
    blocking: false,
  };
  const rows = fewRowsNote.test(text);
  return faults.filter((fault) => !excused[fault.kind] && !(rows && fault.what.startsWith(rewrites)));
}

const rewrites = "changes rows of";

/** Each can be run again after half of it was done: an index that was not finished is there, and of no use. */
function judgeOutside(statements: readonly Node[], parts: NewParts): Fault[] {
  const dropped = new Set<string>();
  return statements.flatMap((node) => {
    if ("DropStmt" in node && node.DropStmt.concurrent && node.DropStmt.missing_ok) {
      for (const object of node.DropStmt.objects ?? [])
        if ("List" in object) dropped.add(textsIn(object.List.items).at(-1) ?? "");
      return [];
    }
    if (!("IndexStmt" in node) || !node.IndexStmt.concurrent)
      return [
        blocking(`does more outside a transaction than to build indexes concurrently (${kindOf(node)})`),
      ];
    const { idxname = "" } = node.IndexStmt;
    const again = dropped.delete(idxname)
      ? []
      : [blocking(`cannot be run again: drop index concurrently if exists ${idxname} before it is made`)];
    return [...again, ...judgeUnique(node.IndexStmt, parts)];
  });
}

function judgeUnique({ unique, idxname, relation, indexParams = [] }: IndexStmt, parts: NewParts): Fault[] {
  const table = nameOf(relation);
  const columns = indexParams.flatMap((node) => ("IndexElem" in node ? [node.IndexElem.name ?? ""] : []));
  if (!unique || parts.tables.has(table) || areNew(parts, table, columns)) return [];
  return [
    incompatible(`makes ${idxname} unique, which what the previous release writes to ${table} may break`),
  ];
}

/** They change nothing that is there, or nothing that one could see in them. */
const harmless = new Set([
  "CommentStmt",
  "CompositeTypeStmt",
  "CreateDomainStmt",
  "CreateEnumStmt",
  "CreateExtensionStmt",
  "CreateFunctionStmt",
  "CreateSchemaStmt",
  "CreateSeqStmt",
  "CreateTrigStmt",
  "GrantStmt",
  "InsertStmt",
  "SelectStmt",
  "ViewStmt",
]);

function judgeInside(statements: readonly Node[], parts: NewParts): Fault[] {
  const added = new Set<string>();
  return statements.flatMap((node) => judgeStatement(node, parts, added));
}

function judgeStatement(node: Node, parts: NewParts, added: Set<string>): Fault[] {
  if ("AlterTableStmt" in node) return judgeTableChange(node.AlterTableStmt, parts, added);
  if ("CreateStmt" in node) parts.tables.add(nameOf(node.CreateStmt.relation));
  else if ("CreateTableAsStmt" in node) parts.tables.add(nameOf(node.CreateTableAsStmt.into?.rel));
  else if ("IndexStmt" in node) return judgeIndex(node.IndexStmt, parts);
  else if ("DropStmt" in node) return [incompatible(`drops ${droppedName(node.DropStmt)}`)];
  else if ("RenameStmt" in node)
    return [incompatible(`renames ${node.RenameStmt.subname ?? nameOf(node.RenameStmt.relation)}`)];
  else if ("AlterEnumStmt" in node)
    return node.AlterEnumStmt.oldVal ? [incompatible(`renames the value ${node.AlterEnumStmt.oldVal}`)] : [];
  else if ("UpdateStmt" in node) return judgeRewrite(nameOf(node.UpdateStmt.relation), parts);
  else if ("DeleteStmt" in node) return judgeRewrite(nameOf(node.DeleteStmt.relation), parts);
  else if (!harmless.has(kindOf(node)))
    return [incompatible(`does what no rule is written for (${kindOf(node)})`)];
  return [];
}

function judgeIndex(index: IndexStmt, parts: NewParts): Fault[] {
  const table = nameOf(index.relation);
  if (parts.tables.has(table)) return [];
  const where = index.concurrent
    ? `in a transaction, where it cannot be`
    : `while nobody can write to ${table}`;
  const how = `put it into a file of its own that begins with “${outsideNote}”, and concurrently`;
  return [blocking(`builds the index ${index.idxname} ${where}: ${how}`), ...judgeUnique(index, parts)];
}

function judgeRewrite(table: string, parts: NewParts): Fault[] {
  if (parts.tables.has(table)) return [];
  return [
    blocking(
      `${rewrites} ${table}, which nobody else can change until it ends: let a job do it piece by piece, or say why they are few: -- few rows: <why>`,
    ),
  ];
}

function droppedName({ objects = [], removeType }: DropStmt): string {
  const names = objects.flatMap((object) => {
    if ("List" in object) return [textsIn(object.List.items).join(".")];
    if ("ObjectWithArgs" in object) return [textsIn(object.ObjectWithArgs.objname).join(".")];
    return "TypeName" in object ? [textsIn(object.TypeName.names).join(".")] : [];
  });
  return `the ${(removeType ?? "").replace("OBJECT_", "").toLowerCase()} ${names.join(", ")}`;
}
