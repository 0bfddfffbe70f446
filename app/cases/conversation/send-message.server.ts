import { and, desc, eq, gt } from "drizzle-orm";
import { z } from "zod";

import { whyItemClosed } from "#app/cases/conversation/why-item-closed.server.ts";
import { recordCaseFiles, type StoredFile, takeCaseFiles } from "#app/cases/files/keep-case-files.server.ts";
import { readMessageText } from "#app/cases/conversation/message-text.ts";
import { readCaseFiles } from "#app/cases/files/read-case-files.server.ts";
import { countUnreadAtDesk } from "#app/cases/conversation/desk-reads.server.ts";
import { countUnread, noteMailed, type Unread } from "#app/cases/conversation/mark-read.server.ts";
import { queueMessageMail } from "#app/cases/conversation/send-message-mail.server.ts";
import { caseMessages } from "#app/cases/tables.server.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { restartAnswerClock } from "#app/orders/items/restart-answer-clock.server.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { findItem, type ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { hourMs, minuteMs } from "#app/platform/dates.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { tooMany } from "#app/platform/too-many.ts";

export type NewMessage = {
  itemId: OrderItemId;
  text: string;
  files: readonly File[];
  /** Created with the form: the same key is one message. */
  sendKey: string;
  now: Date;
};

type Sending = NewMessage & {
  authorId: UserId;
  fromDesk: boolean;
  may: (item: Pick<PaidItem, "userId" | "assignedTo">) => Outcome<unknown>;
  before?: (tx: Transaction, item: PaidItem) => Promise<Outcome<unknown>>;
  after?: (tx: Transaction, sent: { messageId: number; item: PaidItem; files: number }) => Promise<void>;
};

export function writeMessage({
  userId,
  ...message
}: NewMessage & { userId: UserId }): Promise<Outcome<number>> {
  return sendMessage({
    ...message,
    authorId: userId,
    fromDesk: false,
    may: (item) => (item.userId === userId ? done(null) : unknownItem),
  });
}

/** Returns the message's id and mails the other side. */
export async function sendMessage(sending: Sending): Promise<Outcome<number>> {
  // Checked before storing files, and again under the lock.
  const item = await findItem(db, sending.itemId);
  if (!item) return unknownItem;
  const text = readMessageText(sending.text, { withFiles: sending.files.length > 0 });
  const looked = await look(db, item, { ...sending, text });
  if (!looked.ok || looked.value.sent !== null) return sentOf(looked);
  const files = await readCaseFiles(sending.files);
  if (!files.ok) return files;
  const sent = { itemId: item.id, ownerId: item.userId, sentBy: sending.authorId, read: files.value };
  return takeCaseFiles(sent, (stored) =>
    allOrNothing(db, async (tx) => {
      const locked = await lockItem(tx, sending.itemId);
      if (!locked) return unknownItem;
      const again = await look(tx, { ...locked, paidAt: item.paidAt }, { ...sending, text });
      if (!again.ok || again.value.sent !== null) return sentOf(again);
      return insert(tx, locked, { ...sending, text: again.value.text, stored });
    }),
  );
}

type Looked = { text: string; sent: number | null };

async function look(
  tx: Db,
  item: PaidItem & Pick<ItemInOrder, "paidAt">,
  sending: Omit<Sending, "text"> & { text: Outcome<string> },
): Promise<Outcome<Looked>> {
  const { text, authorId, sendKey, now } = sending;
  const allowed = sending.may(item);
  if (!allowed.ok) return allowed;
  if (!z.uuid().safeParse(sendKey).success) return notUnderstood;
  const [earlier] = await tx.select().from(caseMessages).where(eq(caseMessages.sendKey, sendKey));
  if (earlier) {
    if (earlier.authorId !== authorId || earlier.itemId !== item.id) return notUnderstood;
    const same = text.ok && earlier.text === text.value;
    return same ? done({ text: text.value, sent: earlier.id }) : alreadySent;
  }
  if (!text.ok) return text;
  const closed = await whyItemClosed(tx, item, now);
  if (closed !== null) return refuse({ code: "closed", message: closed, status: 409 });
  const limited = await limitMessages(tx, authorId, now);
  return limited.ok ? done({ text: text.value, sent: null }) : limited;
}

function sentOf(looked: Outcome<Looked>): Outcome<number> {
  return looked.ok ? done(looked.value.sent ?? 0) : looked;
}

async function insert(
  tx: Transaction,
  item: PaidItem,
  sending: Sending & { stored: StoredFile[] },
): Promise<Outcome<number>> {
  const { text, authorId, fromDesk, sendKey, stored, now } = sending;
  const before = await sending.before?.(tx, item);
  if (before && !before.ok) return before;
  const [written] = await tx
    .insert(caseMessages)
    .values({ itemId: item.id, authorId, fromDesk, text, sendKey, sentAt: now })
    // A different item's form used the same key.
    .onConflictDoNothing()
    .returning({ id: caseMessages.id });
  if (!written) return notUnderstood;
  const place = { messageId: written.id };
  const about = { itemId: item.id, ownerId: item.userId, sentBy: authorId, place, now };
  const recorded = await recordCaseFiles(tx, stored, about);
  if (!recorded.ok) return recorded;
  if (!fromDesk) await restartAnswerClock(tx, item.id, now);
  await sending.after?.(tx, { messageId: written.id, item, files: stored.length });
  await tell(tx, item, { messageId: written.id, fromDesk, now });
  return done(written.id);
}

/** While earlier mail is still unread, wait so many minutes before the next. */
const mailPauseMinutes = 10;

async function tell(
  tx: Transaction,
  item: PaidItem,
  { messageId, fromDesk, now }: { messageId: number; fromDesk: boolean; now: Date },
): Promise<void> {
  if (!fromDesk) {
    await countUnreadAtDesk(tx, item);
    const { id: itemId, assignedTo: holder } = item;
    await notify(tx, [{ kind: "message", itemId, holder, by: null, key: String(messageId) }], now);
    return;
  }
  const before = await countUnread(tx, item.id);
  if (knowsAlready(before, now)) return;
  await noteMailed(tx, item.id, now);
  await queueMessageMail(tx, messageId);
}

function knowsAlready({ unread, mailedAt }: Unread, now: Date): boolean {
  if (unread === 0 || mailedAt === null) return false;
  return now.getTime() - mailedAt.getTime() < mailPauseMinutes * minuteMs;
}

const perHourMax = 60;
async function limitMessages(tx: Db, authorId: UserId, now: Date): Promise<Outcome<null>> {
  const since = new Date(now.getTime() - hourMs);
  const lately = await tx
    .select({ sentAt: caseMessages.sentAt })
    .from(caseMessages)
    .where(and(eq(caseMessages.authorId, authorId), gt(caseMessages.sentAt, since)))
    .orderBy(desc(caseMessages.sentAt))
    .limit(perHourMax);
  const first = lately.at(perHourMax - 1);
  if (!first) return done(null);
  return refuse({ ...tooMany(first.sentAt.getTime() + hourMs - now.getTime()), field: "text" });
}

const unknownItem = refuse({ code: "unknown_item", message: "This service was not found.", status: 404 });

const alreadySent = refuse({
  code: "already_sent",
  message: "Another message was sent from this page before. Send this one again if it is a new one.",
  status: 409,
  field: "text",
});
