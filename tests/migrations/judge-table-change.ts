import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint } from "libpg-query";

import {
  areNew,
  blocking,
  columnsIn,
  type Fault,
  incompatible,
  nameOf,
  type NewParts,
  nodesIn,
  textsIn,
} from "#tests/migrations/known-shape.ts";

/** `added` are the constraints of the same file. */
export function judgeTableChange(change: AlterTableStmt, parts: NewParts, added: Set<string>): Fault[] {
  const table = nameOf(change.relation);
  const commands = (change.cmds ?? []).flatMap((node) =>
    "AlterTableCmd" in node ? [node.AlterTableCmd] : [],
  );
  if (parts.tables.has(table)) return [];
  return commands.flatMap((command) => judgeCommand(command, { table, parts, added }));
}

type Place = { table: string; parts: NewParts; added: Set<string> };

function judgeCommand(command: AlterTableCmd, place: Place): Fault[] {
  const { subtype, name = "", def } = command;
  const named = `${place.table}.${name}`;
  const isNew = place.parts.columns.has(named);
  switch (subtype) {
    case "AT_AddColumn":
      return def && "ColumnDef" in def ? judgeNewColumn(def.ColumnDef, place) : [];
    case "AT_DropColumn":
      return [incompatible(`drops the column ${named}`)];
    case "AT_AlterColumnType":
      return [
        incompatible(`changes the type of ${named}`),
        blocking(`writes ${place.table} anew, under a lock, for the type of ${named}`),
      ];
    case "AT_SetNotNull":
      return isNew
        ? []
        : [incompatible(`makes ${named} NOT NULL, which the previous release may leave empty`)];
    case "AT_DropNotNull":
      return isNew ? [] : [incompatible(`lets ${named} be null, which the previous release does not expect`)];
    case "AT_ColumnDefault":
      return def || isNew ? [] : [incompatible(`takes away the default of ${named}`)];
    case "AT_AddConstraint":
      return def && "Constraint" in def ? judgeConstraint(def.Constraint, place) : [];
    case "AT_DropConstraint":
      return [
        incompatible(`drops the constraint ${name}, on which statements of the previous release may rest`),
      ];
    case "AT_ValidateConstraint":
      return place.added.has(name)
        ? [blocking(`validates ${name} while the lock of its making is held: leave that to the next file`)]
        : [];
    default:
      return [incompatible(`changes ${place.table} in a way that no rule is written for (${subtype})`)];
  }
}

/** Either rewrites the table. */
const serials = new Set(["serial", "bigserial", "smallserial", "serial4", "serial8"]);
/** Called once for a statement, not for each row. */
const once = new Set(["now", "current_date", "transaction_timestamp"]);

function judgeNewColumn(column: ColumnDef, { table, parts }: Place): Fault[] {
  const { colname = "" } = column;
  const named = `${table}.${colname}`;
  parts.columns.add(named);
  const constraints = (column.constraints ?? []).flatMap((node) =>
    "Constraint" in node ? [node.Constraint] : [],
  );
  const kinds = constraints.map(({ contype }) => contype);
  const has = (...wanted: string[]) => kinds.some((kind) => wanted.includes(kind ?? ""));
  const type = textsIn(column.typeName?.names).at(-1) ?? "";
  const defaults = constraints.filter(({ contype }) => contype === "CONSTR_DEFAULT");
  const calls = nodesIn(defaults, "FuncCall").map(({ funcname }) => textsIn(funcname as never).at(-1) ?? "");
  const isComputed =
    has("CONSTR_IDENTITY", "CONSTR_GENERATED") || serials.has(type) || calls.some((call) => !once.has(call));
  return [
    ...(has("CONSTR_NOTNULL") && !has("CONSTR_DEFAULT", "CONSTR_IDENTITY", "CONSTR_GENERATED")
      ? [incompatible(`adds ${named}, which is required and has no default`)]
      : []),
    ...(isComputed ? [blocking(`computes ${named} for every row of ${table}, under a lock`)] : []),
    ...(has("CONSTR_CHECK", "CONSTR_FOREIGN", "CONSTR_UNIQUE", "CONSTR_PRIMARY")
      ? [blocking(`proves every row of ${table} for a constraint of ${named}: add that by itself, NOT VALID`)]
      : []),
  ];
}

function judgeConstraint(constraint: Constraint, { table, parts, added }: Place): Fault[] {
  const { contype, conname = "", skip_validation: notValid, indexname } = constraint;
  added.add(conname);
  const columns = [
    ...columnsIn(constraint.raw_expr),
    ...textsIn(constraint.keys),
    ...textsIn(constraint.fk_attrs),
  ];
  const isProved = contype === "CONSTR_CHECK" || contype === "CONSTR_FOREIGN" ? notValid : indexname;
  return [
    ...(areNew(parts, table, columns)
      ? []
      : [incompatible(`adds ${conname}, which what the previous release writes to ${table} may break`)]),
    ...(isProved
      ? []
      : [
          blocking(
            contype === "CONSTR_CHECK" || contype === "CONSTR_FOREIGN"
              ? `proves every row of ${table} for ${conname}, under a lock: add it NOT VALID, and validate it in the next file`
              : `builds the index of ${conname} under a lock: build it concurrently, and add the constraint USING INDEX`,
          ),
        ]),
  ];
}
