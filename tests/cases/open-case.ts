import { randomUUID } from "node:crypto";

import { and, eq } from "drizzle-orm";
import { beforeAll } from "vitest";

import { caseDeskReads } from "#app/cases/conversation/tables.server.ts";
import { listMessages } from "#app/cases/conversation/list-messages.server.ts";
import { type NewMessage, writeMessage } from "#app/cases/conversation/send-message.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { writeMessageAtDesk } from "#app/cases/conversation/write-message.server.ts";
import { caseReads } from "#app/cases/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import { OrderItemId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";
import { makeMember } from "#tests/desk/make-member.ts";

export let counsellor: Member;
export let manager: Member;

export function withCaseStaff(): void {
  beforeAll(async () => {
    await openShop();
    [counsellor, manager] = await Promise.all([
      makeMember("counsellor", { first_name: "Dora" }),
      makeMember("manager"),
    ]);
  });
}

type Written = Partial<NewMessage>;
export const message = (words: string, about: Written) => ({
  itemId: asId(OrderItemId, ""),
  text: words,
  files: [],
  sendKey: randomUUID(),
  now: noon,
  ...about,
});

export async function openCase() {
  const bought = await buyServices();
  const { itemId, user } = bought;
  valueOf(await takeItem({ member: counsellor, itemId, now: noon }));
  return {
    ...bought,
    ask: (words: string, about: Written = {}) =>
      writeMessage({ userId: user.id, ...message(words, { itemId, ...about }) }),
    answer: (words: string, about: Written = {}) =>
      writeMessageAtDesk({ member: counsellor, ...message(words, { itemId, ...about }) }),
  };
}

export const messagesOf = async (itemId: OrderItemId) =>
  (await listMessages(db, itemId, { before: null })).messages;
/** By the customer. */
export const unreadOf = async ({ itemId }: Pick<Bought, "itemId">) =>
  (await db.select().from(caseReads).where(eq(caseReads.itemId, itemId)))[0]?.unread ?? 0;
export const unreadBy = async ({ id }: Member, { itemId }: Pick<Bought, "itemId">) =>
  (
    await db
      .select()
      .from(caseDeskReads)
      .where(and(eq(caseDeskReads.itemId, itemId), eq(caseDeskReads.userId, id)))
  )[0]?.unread ?? 0;
