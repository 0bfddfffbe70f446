import { type SQL, sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";

/** A count that is asked for by itself when awaited, or with others by `askAtOnce`. */
export type Count = ReturnType<Db["$count"]>;

type Questions = Record<string, SQL | null>;
type Answers<Asked extends Questions> = {
  [Name in keyof Asked]: Asked[Name] extends SQL<infer Answer> | (infer None)
    ? Answer | Extract<None, null>
    : never;
};

/** Answers of one row each, in one statement. Null for what is not asked. */
export async function askAtOnce<Asked extends Questions>(tx: Db, asked: Asked): Promise<Answers<Asked>> {
  const wanted = Object.entries(asked).filter((one): one is [string, SQL] => one[1] !== null);
  const nothing = Object.fromEntries(Object.keys(asked).map((name) => [name, null]));
  if (wanted.length === 0) return nothing as Answers<Asked>;
  const [answers] = await tx.select(Object.fromEntries(wanted)).from(sql`(values (1)) asked`);
  return { ...nothing, ...answers } as Answers<Asked>;
}
