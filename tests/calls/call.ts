import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { z } from "zod";

import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { answerCall } from "#app/http/calls/answer-call.server.ts";
import { findCall } from "#app/http/calls/call-registry.server.ts";

export type Fields = Record<string, unknown>;
export type Answer = { status: number; headers: Headers; body: Fields };

type From = { user?: CurrentUser | null; address?: string };

/** From a new address, unless one is given. */
export function call(path: string, fields: Fields, from: From = {}): Promise<Answer> {
  return send(path, JSON.stringify(fields), { ...from, type: "application/json" });
}

export function callForm(path: string, fields: Record<string, string>, from: From = {}): Promise<Answer> {
  const type = "application/x-www-form-urlencoded";
  return send(path, new URLSearchParams(fields).toString(), { ...from, type });
}

/** Also checks the answer against the call's declaration. */
export async function send(
  path: string,
  body: string,
  { user = null, address = randomUUID(), type }: From & { type: string },
): Promise<Answer> {
  const url = new URL(path, "http://127.0.0.1:3000");
  const request = new Request(url, { method: "POST", body, headers: { "content-type": type } });
  const response = await answerCall(request, user, address);
  const answer = {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Fields,
  };
  checkDeclared(url.pathname, answer);
  return answer;
}

/** Exactly the declared fields; refusals have a code and a sentence. */
function checkDeclared(path: string, { status, body }: Answer): void {
  const declared = findCall(path)?.call.answer;
  if (status !== 200) {
    refusalShape.parse(body);
    if (!refusalStatuses.has(status)) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return;
  }
  if (!declared) throw new Error(`${path} is no call, and yet it answered`);
  const known = z.object({ success: z.boolean(), ...declared.shape }).parse(body);
  const [is, described] = [JSON.stringify(body), JSON.stringify(inOrderOf(body, known))];
  if (is !== described) throw new Error(`${path} answers what it does not declare: ${is}, ${described}`);
}

const refusalStatuses = new Set([400, 401, 403, 404, 409, 413, 422, 429]);
const refusalShape = z.looseObject({
  success: z.literal(false),
  msg: z.string().min(5),
  code: z.string().regex(/^[a-z_]+$/),
});

function inOrderOf(model: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => inOrderOf((model as unknown[])[index], item));
  if (typeof value !== "object" || value === null) return value;
  const record = value as Fields;
  const keys = Object.keys(model as Fields).filter((key) => key in record);
  return Object.fromEntries(keys.map((key) => [key, inOrderOf((model as Fields)[key], record[key])]));
}

/** Without the attempts that are counted, which a refused call adds to. */
export async function databaseState(): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'rate_limits'`);
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' ||
       coalesce(sum(hashtextextended(t::text, 0)), 0) as state from ${name} t`,
  );
  const { rows } = await db.execute<{ name: string; state: string }>(sql.raw(each.join(" union all ")));
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}
