import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { markAllRead, markNoticeRead } from "#app/notifications/read-notices.server.ts";
import { notifications } from "#app/notifications/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { noon } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";

async function makeNotice(member: Member, own: boolean): Promise<number> {
  const { id: userId } = own ? member : await makeMember("counsellor");
  const told = { kind: "late", path: "/staff/work", facts: {}, isFirst: true, channel: "desk" } as const;
  const rows = await db
    .insert(notifications)
    .values({ userId, onceKey: randomUUID(), createdAt: noon, ...told })
    .returning({ id: notifications.id });
  return rows[0]?.id ?? 0;
}

/** Refused means left as it was: nobody reads in another's place. */
async function isRead(id: number): Promise<Outcome<null>> {
  const [notice] = await db.select().from(notifications).where(eq(notifications.id, id));
  return notice?.readAt ? done(null) : notAllowed;
}

export const noticeUseCases: DeskUseCase[] = [
  {
    action: "choose_notifications",
    name: "markNoticeRead",
    async call(member, own) {
      const id = await makeNotice(member, own);
      await markNoticeRead(member.id, id, noon);
      return isRead(id);
    },
  },
  {
    action: "choose_notifications",
    name: "markAllRead",
    async call(member, own) {
      const id = await makeNotice(member, own);
      await markAllRead(member.id, { upTo: noon, now: noon });
      return isRead(id);
    },
  },
];
