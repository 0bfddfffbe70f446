import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { evidenceMailJob, sendEvidenceMail } from "#app/cases/evidence/send-evidence-mail.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { evidenceCase } from "#tests/cases/evidence-case.ts";
import { minutesLater, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";

let counsellor: Member;

beforeAll(async () => {
  await openShop();
  counsellor = await makeMember("counsellor");
});

type Queued = { payload: unknown; run_at: Date };

async function queuedFor(itemId: OrderItemId): Promise<Queued[]> {
  const { rows } = await db.execute<Queued>(sql`
    select payload, run_at from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${evidenceMailJob.name} and payload ->> 'itemId' = ${itemId} order by payload ->> 'about'`);
  return rows;
}

test("a sitting is one mail to each side, ten minutes after its last press, and quotes nobody", async () => {
  const { itemId, user, send, decide } = await evidenceCase(counsellor);
  valueOf(await send("resume", { text: "My secret" }));
  valueOf(await send("degrees", { text: "Another", now: minutesLater(3) }));
  valueOf(await decide("resume", "accepted", { now: minutesLater(4) }));
  valueOf(await decide("degrees", "weak", { note: "Hidden words", now: minutesLater(6) }));
  const queued = await queuedFor(itemId);
  expect(queued.map(({ run_at }) => new Date(run_at))).toEqual([minutesLater(16), minutesLater(13)]);
  for (const { payload } of queued) await sendEvidenceMail(evidenceMailJob.parse(payload));
  const mails = (await listMailbox()).filter(({ body }) => body.includes(itemId));
  const to = (address: string) => mails.find(({ recipient }) => recipient === address);
  expect(mails).toHaveLength(2);
  expect(to(user.email)?.body).toContain("ready. One needs you again. See it here:");
  expect(to(user.email)?.body).toContain(`/account/services/${itemId}/evidence`);
  const ours = mails.find(({ recipient }) => recipient !== user.email)!;
  expect(ours.body).toContain("Your customer has sent something");
  expect(ours.body).toContain(`/staff/work/${itemId}/evidence`);
  expect(JSON.stringify(mails)).not.toMatch(/secret|Hidden/);
});
