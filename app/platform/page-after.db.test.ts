import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

const rows = pgTable("page_rows", {
  id: uuid().primaryKey(),
  number: bigint({ mode: "number" }).notNull(),
  code: text().notNull(),
  day: integer().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});

const lists = {
  "by day, then id": { by: rows.day, id: rows.id, idOf: (row: typeof rows.$inferSelect) => row.id },
  "by moment, then code": {
    by: rows.changedAt,
    id: rows.code,
    idOf: (row: typeof rows.$inferSelect) => row.code,
  },
  "by number": { id: rows.number, idOf: (row: typeof rows.$inferSelect) => row.number },
};

beforeAll(async () => {
  await db.execute(
    sql`create table page_rows (id uuid primary key, number bigint, code text, day int, changed_at timestamptz)`,
  );
});

const pageOf = (
  list: (typeof lists)[keyof typeof lists],
  oldestFirst: boolean,
  after: Cursor,
  size: number,
) =>
  pageAfter<typeof rows.$inferSelect, string | number>(
    ({ beyond, orderBy, limit }) =>
      db
        .select()
        .from(rows)
        .where(beyond)
        .orderBy(...orderBy)
        .limit(limit),
    { ...list, oldestFirst },
    { after, size },
  );

/** Includes several rows in one millisecond, which a Date cannot tell apart. */
async function fill(days: readonly number[]): Promise<void> {
  await db.execute(sql`truncate page_rows`);
  for (const [at, day] of days.entries())
    await db.execute(sql`insert into page_rows values
      (${randomUUID()}, ${at}, ${`CODE-${at}`}, ${day}, '2026-11-23 10:00:00.123'::timestamptz + ${day} * interval '1 microsecond')`);
}

test.each(Object.entries(lists))("pages joined are the list, no row twice: %s", async (_name, list) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 9 }),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      async (days, size, oldestFirst) => {
        await fill(days);
        const whole = await pageOf(list, oldestFirst, null, 100);
        expect(whole).toMatchObject({ next: null, isFirst: true });
        expect(whole.rows).toHaveLength(days.length);
        const joined: unknown[] = [];
        let after: Cursor = null;
        do {
          const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(list, oldestFirst, after, size);
          expect(page.rows.length).toBeLessThanOrEqual(size);
          expect(page.isFirst).toBe(after === null);
          joined.push(...page.rows);
          after = page.next === null ? null : String(page.next);
        } while (after !== null);
        expect(joined).toEqual(whole.rows);
      },
    ),
    { numRuns: 25 },
  );
});

test.each(["", "nobody's", "1 or 1", "\0", "-1", "9".repeat(16), "%", randomUUID().slice(1)])(
  "what cannot be a cursor is as none: %j",
  async (after) => {
    await fill([1, 2, 2]);
    const lots = await pageOf(lists["by number"], false, after, 2);
    expect(lots).toEqual(await pageOf(lists["by number"], false, null, 2));
    expect(await pageOf(lists["by day, then id"], false, after, 2)).toMatchObject({ isFirst: true });
  },
);

test("nothing comes after a row that is not there", async () => {
  await fill([1, 2, 2]);
  expect((await pageOf(lists["by day, then id"], false, randomUUID(), 2)).rows).toEqual([]);
});
