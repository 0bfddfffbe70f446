import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";

import { openDatabase } from "#app/platform/db.server.ts";
import { enqueue, job, traceOfPayload } from "#app/platform/job.server.ts";
import { openTraces } from "#app/platform/traces/open-traces.server.ts";
import { traced } from "#app/platform/traces/tracing.server.ts";
import { openCollector, type TakenSpan } from "#tests/traces/collector.ts";

/** With one connection, for which statements wait. */
async function open() {
  const collector = await openCollector();
  const traces = openTraces({ endpoint: collector.url, service: "a shop", ratio: 1, routeOf: String });
  const { db, pool } = openDatabase(process.env["DATABASE_URL"]!, 1);
  onTestFinished(async () => {
    await traces.stop();
    await Promise.all([pool.end(), collector.close()]);
  });
  const sent = async () => {
    await traces.stop();
    return collector;
  };
  return { db, sent };
}

const within = (name: string, work: () => Promise<unknown>) =>
  traced({ kind: "job", name, told: { job: "7" } }, work);
const statementsOf = (name: string, spans: TakenSpan[]) => {
  const { spanId } = spans.find((span) => span.name === name)!;
  return spans.filter(({ parentSpanId }) => parentSpanId === spanId);
};

test("statements that waited for one connection are parts of what asked them, and without their values", async () => {
  const { db, sent } = await open();
  const names = ["first", "second", "third"];
  await Promise.all(
    names.map((name) => within(name, () => db.execute(sql`select ${name}::text, ${"asha typed it"}::text`))),
  );
  await within("fourth", () => db.transaction((tx) => tx.execute(sql`select 4`)));
  const { spans, text } = await sent();
  for (const name of names) {
    const told = { "db.system.name": "postgresql", "db.query.text": "select $1::text, $2::text" };
    expect(
      statementsOf(name, spans).map((span) => span.told),
      name,
    ).toEqual([told]);
  }
  expect(statementsOf("fourth", spans).map(({ name }) => name)).toEqual(["begin", "select", "commit"]);
  expect(text()).not.toContain("asha");
});

test("a statement that fails tells its code, and one of nobody is no trace", async () => {
  const { db, sent } = await open();
  const failing = within("a failure", () => db.execute(sql`select ${"asha"}::int`));
  await expect(failing).rejects.toThrow();
  await db.execute(sql`select 1`);
  const { spans, text } = await sent();
  const [failed] = statementsOf("a failure", spans);
  expect(failed).toMatchObject({ status: { code: 2 }, told: { "error.type": "22P02" } });
  expect(spans).toHaveLength(2);
  expect(text()).not.toContain("asha");
});

test("a job keeps what queued it beside its payload", async () => {
  const { db, sent } = await open();
  const greet = job({ name: "greet", schema: z.object({ who: z.string() }), key: ({ who }) => who });
  await within("the queueing", () => enqueue(db, greet, { who: "asha" }));
  const { rows } = await db.execute<{ payload: unknown }>(
    sql`select payload from graphile_worker._private_jobs where key = 'greet asha'`,
  );
  const { spans } = await sent();
  const [queueing] = spans.filter(({ name }) => name === "the queueing");
  expect(traceOfPayload(rows[0]?.payload)).toBe(`00-${queueing?.traceId}-${queueing?.spanId}-01`);
  expect(greet.parse(rows[0]?.payload)).toEqual({ who: "asha" });
  expect(traceOfPayload({ who: "asha" })).toBeUndefined();
});
