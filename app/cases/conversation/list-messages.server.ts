import { and, eq } from "drizzle-orm";

import { type CaseFile, listMessageFiles } from "#app/cases/files/list-case-files.server.ts";
import { caseMessages } from "#app/cases/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

export type CaseMessage = {
  id: number;
  authorId: UserId;
  fromDesk: boolean;
  text: string;
  sentAt: Date;
  files: CaseFile[];
};

type MessagePage = {
  messages: CaseMessage[];
  /** Id for the next page; null when there are no older ones. */
  olderBefore: number | null;
  isNewest: boolean;
};

const messagesPerPage = 50;

/** Three queries, however many messages there are. */
export async function listMessages(
  tx: Db,
  itemId: OrderItemId,
  { before, messagesMax = messagesPerPage }: { before: Cursor; messagesMax?: number },
): Promise<MessagePage> {
  const { id, authorId, fromDesk, text, sentAt } = caseMessages;
  const { rows, next, isFirst } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select({ id, authorId, fromDesk, text, sentAt })
        .from(caseMessages)
        .where(and(eq(caseMessages.itemId, itemId), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { id, idOf: (message) => message.id },
    { after: before, size: messagesMax },
  );
  const messages = rows.toReversed();
  const files = Map.groupBy(
    await listMessageFiles(
      tx,
      messages.map((message) => message.id),
    ),
    ({ messageId }) => messageId,
  );
  return {
    messages: messages.map((message) => ({ ...message, files: files.get(message.id) ?? [] })),
    olderBefore: next,
    isNewest: isFirst,
  };
}
