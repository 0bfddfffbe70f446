import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";

import { auditLog } from "#app/audit/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { answerList } from "#app/desk/list/list-csv.server.ts";
import type { ListShape } from "#app/desk/list/list-query.ts";
import { db } from "#app/platform/db.server.ts";
import { connectReplica, disconnectReplica, replicaState } from "#app/platform/replica.server.ts";
import { noon, openShop } from "#tests/checkout/shop.ts";
import { listAsked } from "#tests/desk/list-asked.ts";
import { makeMember } from "#tests/desk/make-member.ts";

const shape = {
  path: "/staff/orders",
  filters: { state: ["paid"], customer: "text" },
  sorts: { ordered: "desc" },
} as const satisfies ListShape;

let member: Member;

beforeAll(async () => {
  await openShop();
  member = await makeMember("manager");
});

function fileOf(rows: readonly string[], query = "") {
  return answerList({
    member,
    shape,
    query: listAsked(shape, query),
    columns: ["Name", "Amount"],
    read: async ({ after, size }) => {
      const from = Number(after ?? 0);
      const part = rows.slice(from, from + size);
      return { rows: part, next: from + size < rows.length ? String(from + size) : null };
    },
    cellsOf: (name) => [name, { amount: -150n, currency: "INR" }],
    now: noon,
  });
}

test("a file has a head, amounts as decimals, and nothing that a spreadsheet would run", async () => {
  const answer = await fileOf(["=1+1", 'Asha "Rao"', "one, two", "@sum"]);
  expect(answer.headers.get("content-disposition")).toContain('filename="orders-2026-10-02.csv"');
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.text()).toBe(
    ["Name,Amount", "'=1+1,-1.50", '"Asha ""Rao""",-1.50', '"one, two",-1.50', "'@sum,-1.50", ""].join(
      "\r\n",
    ),
  );
});

test("a file goes on over many parts in the order of the list, and ends at its limit", async () => {
  const rows = Array.from({ length: 50_500 }, (_, at) => `Row ${at}`);
  const lines = (await (await fileOf(rows.slice(0, 2_001))).text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(2_002);
  expect(lines.at(-1)).toBe("Row 2000,-1.50");
  const longest = (await (await fileOf(rows)).text()).trimEnd().split("\r\n");
  expect(longest).toHaveLength(50_001);
  expect(longest.at(-1)).toBe("Row 49999,-1.50");
});

test("the log says that a list was taken out and how it was narrowed, but not for whom", async () => {
  const other = await makeMember("manager");
  member = other;
  await (await fileOf(["Asha"], "state=paid&customer=asha%40example.org")).text();
  const events = await db.select().from(auditLog).where(eq(auditLog.actorId, other.id));
  expect(events).toMatchObject([
    { event: "list_exported", subjectId: "/staff/orders", after: { query: "?state=paid" } },
  ]);
});

test("a file is read on the replica while that is fit", async () => {
  connectReplica({ replicaUrl: process.env["DATABASE_URL"], lagSecondsMax: 10, lookEveryMs: 20 });
  try {
    await vi.waitUntil(() => replicaState.fault === null, { timeout: 10_000 });
    const rows = Array.from({ length: 1_500 }, (_, at) => `Row ${at}`);
    await (await fileOf(rows)).text();
    expect(replicaState.reads).toBe(2);
  } finally {
    await disconnectReplica();
  }
});
