import { loadModule, parseSync } from "libpg-query";

import { makeClasses, type Classes } from "#tests/scale/same-values.ts";

/** One mention of a table in a statement. */
export type Asked = { table: string; id: string };

/** The tables that a statement names, and which of their columns are given or the same as another's. */
export type Understood = { asked: Asked[]; values: Classes };

/** Of the grammar: its texts and lists are read by `textOf` and `list`. */
type Tree = { [key: string]: Tree };
type Output = { name: string; key: string };
type Source = { alias: string; id: string; outputs: Output[] | null; table: string | null };
type Scope = { sources: Source[]; outer: Scope | null };
type Named = ReadonlyMap<string, Output[]>;

/** Reads PostgreSQL's own grammar. `columns` says which columns a table has. */
export async function readerOf(columns: ReadonlyMap<string, ReadonlySet<string>>) {
  await loadModule();
  return (statement: string): Understood => understand(statement, columns);
}

function understand(text: string, columns: ReadonlyMap<string, ReadonlySet<string>>): Understood {
  const asked: Asked[] = [];
  const values = makeClasses();
  let made = 0;
  const newId = (name: string) => `${name}#${(made += 1)}`;

  function statement(node: Tree, outer: Scope | null, named: Named): Output[] {
    const [kind = "", body = {}] = Object.entries(node)[0] ?? [];
    const scope: Scope = { sources: [], outer };
    const known = new Map(named);
    for (const { CommonTableExpr: cte } of list(body.withClause?.ctes))
      known.set(textOf(cte!.ctename), statement(cte!.ctequery!, outer, known));
    if (kind === "SelectStmt") return select(body, scope, known);
    if (kind === "InsertStmt") return insert(body, scope, known);
    if (kind === "UpdateStmt" || kind === "DeleteStmt") return change(body, scope, known);
    return [];
  }

  function select(body: Tree, scope: Scope, named: Named): Output[] {
    if (body.larg) {
      const left = statement({ SelectStmt: body.larg }, scope.outer, named);
      const right = statement({ SelectStmt: body.rarg! }, scope.outer, named);
      return left.map(({ name }, at) => ({ name, key: both(left[at]!.key, right[at]?.key) }));
    }
    for (const item of list(body.fromClause)) from(item, scope, named);
    conditions(body.whereClause, scope, named);
    for (const part of [body.targetList, body.valuesLists, body.havingClause, body.sortClause])
      inside(part, scope, named);
    const [row] = list(body.valuesLists);
    if (row) return list(row.List?.items).map((value) => ({ name: "", key: keyOf(value, scope) }));
    return outputs(body.targetList, scope);
  }

  function insert(body: Tree, scope: Scope, named: Named): Output[] {
    const target = source(body.relation!, scope, new Map());
    const given = body.selectStmt ? statement(body.selectStmt, scope.outer, named) : [];
    list(body.cols).forEach(({ ResTarget: column }, at) => {
      if (given[at]) values.join(`${target.id}.${textOf(column!.name)}`, given[at].key);
    });
    return outputs(body.returningClause?.exprs, scope);
  }

  function change(body: Tree, scope: Scope, named: Named): Output[] {
    source(body.relation!, scope, new Map());
    for (const item of [...list(body.fromClause), ...list(body.usingClause)]) from(item, scope, named);
    conditions(body.whereClause, scope, named);
    inside(body.targetList, scope, named);
    return outputs(body.returningClause?.exprs, scope);
  }

  function from(item: Tree, scope: Scope, named: Named): void {
    const { RangeVar: table, JoinExpr: join, RangeSubselect: sub, RangeFunction: call } = item;
    if (table) source(table, scope, named);
    if (join) {
      from(join.larg!, scope, named);
      from(join.rarg!, scope, named);
      conditions(join.quals, scope, named);
    }
    if (sub) {
      const found = statement(sub.subquery!, scope, named);
      const alias = textOf(sub.alias?.aliasname);
      scope.sources.push({ alias, id: newId("sub"), outputs: found, table: null });
    }
    if (call) {
      inside(call.functions, scope, named);
      const alias = textOf(call.alias?.aliasname);
      scope.sources.push({ alias, id: newId("call"), outputs: null, table: null });
    }
  }

  function source(table: Tree, scope: Scope, named: Named): Source {
    const name = textOf(table.relname);
    const cte = table.schemaname ? undefined : named.get(name);
    const alias = textOf(table.alias?.aliasname) || name;
    const id = newId(name);
    const ours = !cte && columns.has(name) && (!table.schemaname || textOf(table.schemaname) === "public");
    const found = { alias, id, outputs: cte ?? null, table: ours ? name : null };
    scope.sources.push(found);
    if (ours) asked.push({ table: name, id });
    return found;
  }

  /** What holds for every row: the parts of an `and`, never those of an `or`. */
  function conditions(node: Tree | undefined, scope: Scope, named: Named): void {
    if (!node) return;
    const { BoolExpr: several, A_Expr: compared, SubLink: sub } = node;
    if (textOf(several?.boolop) === "AND_EXPR") {
      for (const part of list(several?.args)) conditions(part, scope, named);
      return;
    }
    if (sub?.testexpr && textOf(sub.subLinkType) === "ANY_SUBLINK") {
      const [first] = statement(sub.subselect!, scope, named);
      if (first) values.join(keyOf(sub.testexpr, scope), first.key);
      return;
    }
    if (compared && textOf(list(compared.name)[0]?.String?.sval) === "=") {
      const isIn = textOf(compared.kind) === "AEXPR_IN";
      const others = isIn ? list(compared.rexpr!.List?.items) : [compared.rexpr!];
      if (!isIn || others.every((one) => values.isGiven(keyOf(one, scope))))
        values.join(keyOf(compared.lexpr!, scope), keyOf(others[0]!, scope));
    }
    inside(node, scope, named);
  }

  /** Every question within a question. */
  function inside(node: Tree | undefined, scope: Scope, named: Named): void {
    if (!node || typeof node !== "object") return;
    if (node.SubLink?.subselect) {
      statement(node.SubLink.subselect, scope, named);
      inside(node.SubLink.testexpr, scope, named);
      return;
    }
    for (const part of Object.values(node)) inside(part, scope, named);
  }

  function outputs(targets: Tree | undefined, scope: Scope): Output[] {
    return list(targets).map(({ ResTarget: target }) => {
      const isWhole = list(target!.val!.ColumnRef?.fields).some((field) => field.A_Star);
      if (isWhole) return { name: "*", key: scope.sources[0]?.id ?? "" };
      return { name: textOf(target!.name) || lastField(target!.val), key: keyOf(target!.val!, scope) };
    });
  }

  function keyOf(node: Tree, scope: Scope): string {
    if (node.TypeCast) return keyOf(node.TypeCast.arg!, scope);
    if (node.ParamRef || node.A_Const) return values.give(newId("given"));
    if (!node.ColumnRef) return newId("other");
    const names = list(node.ColumnRef.fields).map((field) => textOf(field.String?.sval) || "*");
    return columnKey(names.at(-1)!, names.at(-2), scope) ?? newId("unknown");
  }

  function columnKey(column: string, alias: string | undefined, scope: Scope | null): string | null {
    if (!scope) return null;
    for (const { alias: known, id, outputs: made, table } of scope.sources) {
      if (alias === undefined ? !has(table, made, column) : alias !== known) continue;
      return made ? keyIn(made, column) : `${id}.${column}`;
    }
    return columnKey(column, alias, scope.outer);
  }

  function has(table: string | null, made: Output[] | null, column: string): boolean {
    if (made) return keyIn(made, column) !== null;
    return table !== null && columns.get(table)!.has(column);
  }

  /** The same for each half of a union only if both are given. */
  function both(one: string, other: string | undefined): string {
    const key = newId("union");
    return other && values.isGiven(one) && values.isGiven(other) ? values.give(key) : key;
  }

  for (const { stmt } of parseSync(text).stmts ?? []) statement(stmt as unknown as Tree, null, new Map());
  return { asked, values };
}

/** Of `*`, every column is what the asked table calls so. */
function keyIn(outputs: Output[], column: string): string | null {
  const found = outputs.find(({ name }) => name === column);
  if (found) return found.key;
  const whole = outputs.find(({ name }) => name === "*");
  return whole ? `${whole.key}.${column}` : null;
}

function list(node: Tree | undefined): Tree[] {
  return (node ?? []) as unknown as Tree[];
}

function textOf(node: Tree | undefined): string {
  return (node ?? "") as unknown as string;
}

function lastField(node: Tree | undefined): string {
  return textOf(list(node?.ColumnRef?.fields).at(-1)?.String?.sval);
}
