import { eq, sql } from "drizzle-orm";

import { auditLog } from "#app/audit/tables.server.ts";
import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { type OwnIntake } from "#app/cases/intake/send-intake.server.ts";
import { intakeFormOf } from "#app/catalog/bought-service.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { answeredWell } from "#tests/cases/send-intake.ts";
import { noon } from "#tests/checkout/shop.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export const coverLetter = configured("cover-letter");

export async function bought(otherwise: Record<string, string[]> = {}) {
  const { itemId, user } = await buyServices([coverLetter]);
  return { itemId, user, input: inputFor({ itemId, user }, otherwise) };
}

export function inputFor(
  { itemId, user }: { itemId: OrderItemId; user: CurrentUser },
  otherwise: Record<string, string[]> = {},
): OwnIntake {
  return { itemId, userId: user.id, now: noon, ...answeredWell(intakeFormOf(coverLetter), otherwise) };
}

export const itemRow = async (itemId: OrderItemId) =>
  (await db.select().from(orderItems).where(eq(orderItems.id, itemId)))[0]!;
export const eventsOf = (itemId: OrderItemId) =>
  db.select().from(auditLog).where(eq(auditLog.subjectId, itemId)).orderBy(auditLog.id);
export const filesOf = async (itemId: OrderItemId) =>
  (await listCaseFiles(db, itemId)).map(({ name }) => name);

export async function takeJobs(task: string, itemId: OrderItemId) {
  const { rows } = await db.execute<{ payload: unknown; run_at: string }>(
    sql`delete from graphile_worker._private_jobs using graphile_worker._private_tasks
      where _private_tasks.id = _private_jobs.task_id and identifier = ${task}
        and payload ->> 'itemId' = ${itemId} returning payload, run_at::text`,
  );
  return rows.toSorted((one, other) => (one.run_at < other.run_at ? -1 : 1));
}

export const mailsTo = (email: string) =>
  db.select().from(mailboxMessages).where(eq(mailboxMessages.recipient, email)).orderBy(mailboxMessages.id);
