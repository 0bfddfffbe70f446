import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { users } from "#app/accounts/tables.server.ts";
import { sendIntake } from "#app/cases/intake/send-intake.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { caseFiles } from "#app/cases/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { handOverVersion } from "#app/cases/deliverables/hand-over-version.server.ts";
import { files } from "#app/files/tables.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db, pool } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { itemInReview } from "#tests/cases/item-in-review.ts";
import { answeredWell, formOf, paper } from "#tests/cases/send-intake.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

let counsellor: Member;

beforeAll(async () => {
  await openShop();
  counsellor = await makeMember("counsellor");
});
const eraseQueue = () => db.execute(sql`delete from graphile_worker._private_jobs`);
beforeEach(eraseQueue);
afterAll(() => rm(env().FILES_DIR!, { recursive: true, force: true }));

function stored(): string[] {
  const folder = env().FILES_DIR!;
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

async function everStored(): Promise<number> {
  const { rows } = await db.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'remove-unkept-file'`,
  );
  return rows[0]?.jobs ?? 0;
}

const write = (itemId: OrderItemId, userId: UserId) =>
  writeMessage({ itemId, userId, text: "Here.", files: [paper()], sendKey: randomUUID(), now: noon });
const handOver = (itemId: OrderItemId, version = "1") =>
  handOverVersion({ member: counsellor, itemId, version, text: "Here.", files: [paper()], now: noon });

test("files of a form that was sent before, or whose service has moved on, are never stored", async () => {
  const { itemId, user } = await buyServices();
  const form = formOf(configured("cover-letter"));
  const input = { itemId, userId: user.id, now: noon, ...answeredWell(form) };
  valueOf(await sendIntake(input));
  await eraseQueue();
  const before = stored();
  const otherwise = {
    ...input,
    typed: (name: string) => (name === "deadline" ? ["2027-03-01"] : input.typed(name)),
  };
  expect(await sendIntake(otherwise)).toMatchObject({ refusal: { code: "already_sent" } });
  valueOf(await sendIntake(input));
  const moved = await buyServices();
  await db.update(orderItems).set({ state: "in_progress" }).where(eq(orderItems.id, moved.itemId));
  const late = { ...input, itemId: moved.itemId, userId: moved.user.id };
  expect(await sendIntake(late)).toMatchObject({ refusal: { code: "closed" } });
  expect(await everStored()).toBe(0);
  expect(stored()).toEqual(before);
});

test("files beyond what a side may send about a service, or a customer in all, are never stored", async () => {
  const { itemId, user } = await buyServices();
  const other = await buyServices(undefined, { user });
  const rows = Array.from({ length: 200 }, () => ({ id: randomUUID(), ownerId: user.id }));
  await db.insert(files).values(
    rows.map((row) => ({
      ...row,
      kind: "case_file" as const,
      mediaType: "text/plain",
      sizeBytes: 2_621_440,
    })),
  );
  await db
    .insert(caseFiles)
    .values(
      rows.map(({ id }) => ({ fileId: id, itemId, name: "a.txt", sentBy: user.id, intakeField: "papers" })),
    );
  expect(await write(itemId, user.id)).toMatchObject({ refusal: { code: "case_full" } });
  expect(await write(other.itemId, user.id)).toMatchObject({
    refusal: { code: "files_full", status: 422, field: "files" },
  });
  expect(await everStored()).toBe(0);
});

test("a version that is not waited for is not stored", async () => {
  const { itemId } = await itemInReview(counsellor);
  expect(await handOver(itemId, "3")).toMatchObject({ refusal: { code: "moved_meanwhile" } });
  await db.update(orderItems).set({ state: "in_progress" }).where(eq(orderItems.id, itemId));
  expect(await handOver(itemId)).toMatchObject({ refusal: { code: "moved_meanwhile" } });
  expect(await everStored()).toBe(0);
});

test("what is refused only once it is stored is removed at once", async () => {
  const { itemId, user } = await itemInReview(counsellor);
  await db.update(users).set({ deletedAt: noon }).where(eq(users.id, user.id));
  const before = stored();
  expect(await handOver(itemId)).toMatchObject({ refusal: { code: "customer_gone" } });
  expect(await everStored()).toBe(1);
  expect(stored()).toEqual(before);
});

test("of ten times the same message at once one keeps its file, and the others leave nothing", async () => {
  const { itemId, user } = await buyServices();
  const before = stored().length;
  const sendKey = randomUUID();
  const message = { itemId, userId: user.id, text: "Here.", sendKey, now: noon };
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => writeMessage({ ...message, files: [paper()] })),
  );
  expect(sent.every(({ ok }) => ok)).toBe(true);
  expect(stored()).toHaveLength(before + 1);
});

test("what a customer sends about several services at the same moment is never more than one may keep in all", async () => {
  const { itemId, user } = await buyServices();
  const others = [await buyServices(undefined, { user }), await buyServices(undefined, { user })];
  const sizeBytes = env().UPLOAD_MB_PER_CUSTOMER * 1024 * 1024 - paper().size;
  const full = {
    id: randomUUID(),
    ownerId: user.id,
    kind: "case_file",
    mediaType: "text/plain",
    sizeBytes,
  } as const;
  await db.insert(files).values(full);
  await db
    .insert(caseFiles)
    .values({ fileId: full.id, itemId, name: "a.txt", sentBy: user.id, intakeField: "papers" });
  const before = stored().length;
  const sent = await sendTogether([itemId, ...others.map((other) => other.itemId)], user.id);
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
  for (const outcome of sent.filter(({ ok }) => !ok)) {
    expect(outcome).toMatchObject({ refusal: { code: "files_full", field: "files" } });
  }
  expect(stored()).toHaveLength(before + 1);
});

/** All check the space before any file is recorded. */
async function sendTogether(itemIds: OrderItemId[], userId: UserId) {
  const holder = await pool.connect();
  try {
    await holder.query("begin; lock table case_files in exclusive mode");
    const sending = Promise.all(itemIds.map((itemId) => write(itemId, userId)));
    await vi.waitFor(async () => {
      const { rows } = await db.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows[0]?.waiting).toBe(itemIds.length);
    }, 10_000);
    await holder.query("commit");
    return await sending;
  } finally {
    holder.release();
  }
}
