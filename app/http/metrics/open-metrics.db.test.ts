import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";

import { openMetrics } from "#app/http/metrics/open-metrics.server.ts";
import { recordBookCheck } from "#app/books/record-book-check.server.ts";
import { db } from "#app/platform/db.server.ts";
import { freePort } from "#scripts/start/free-port.ts";

const routes = {
  root: { id: "root", path: "" },
  visa: { id: "visa", path: "check/:visa/", parentId: "root" },
};

async function open(databaseUrl = process.env["DATABASE_URL"]!) {
  const port = await freePort();
  const metrics = await openMetrics({ host: "127.0.0.1", port, databaseUrl, routes: routes as never });
  onTestFinished(() => metrics.stop());
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { port, metrics, read };
}

test("requests are counted by route, method and status, and how long they took", async () => {
  const { metrics, read } = await open();
  const answer = metrics.measured((_request, response) => response.writeHead(418).end());
  const site = createServer(answer);
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void site.close());
  const { port } = site.address() as AddressInfo;
  for (const path of ["/check/o-1a/?mail=asha", "/check/eb-1a/"])
    await fetch(`http://127.0.0.1:${port}${path}`);
  const text = await read();
  expect(text).toContain('landfall_http_requests_total{route="/check/:visa",method="GET",status="418"} 2');
  expect(text).toContain('landfall_http_request_duration_seconds_count{route="/check/:visa"} 2');
  expect(text).toContain("landfall_http_requests_under_way 0");
  expect(text).not.toContain("asha");
});

test("jobs, payments, books, cache, connections and the event loop are told", async () => {
  await db.execute(
    sql`select graphile_worker.add_job('left-waiting', run_at => now() - interval '10 minutes')`,
  );
  const check = { kind: "laws", begunAt: new Date(), examined: 40, unexamined: [] } as const;
  await recordBookCheck(db, { ...check, findings: ["a law is broken"], unexamined: [] });
  const { read } = await open();
  const text = await read();
  expect(text).toContain('landfall_jobs_due{task="left-waiting"} 1');
  expect(Number(/^landfall_jobs_oldest_due_seconds (\S+)/m.exec(text)?.[1])).toBeGreaterThan(599);
  expect(text).toContain('landfall_payments{state="pending"} 0');
  expect(text).toContain("landfall_payments_overdue 0");
  expect(text).toContain('landfall_book_findings{kind="laws"} 1');
  expect(text).toMatch(/^landfall_book_check_age_seconds\{kind="laws"\} \d/m);
  expect(text).toMatch(/^landfall_page_cache_requests_total\{result="kept"\} \d/m);
  expect(text).toContain('landfall_database_connections{state="allowed"} 16');
  expect(text).toContain("landfall_database_waiting 0");
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toContain("landfall_database_answers 1");
});

test("without its database it still tells what it knows, and nothing of the shop", async () => {
  const { read } = await open("postgres://nobody@127.0.0.1:1/none");
  const text = await read();
  expect(text).toContain("landfall_database_answers 0");
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).not.toMatch(/^landfall_jobs_due/m);
});

test("what is not asked for at its own address is not there, and a port that is taken is named", async () => {
  const { port } = await open();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  const again = openMetrics({
    host: "127.0.0.1",
    port,
    databaseUrl: process.env["DATABASE_URL"]!,
    routes: routes as never,
  });
  await expect(again).rejects.toThrow(`METRICS_PORT: ${port} cannot be listened on.`);
});
