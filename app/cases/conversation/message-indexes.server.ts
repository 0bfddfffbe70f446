import { sql } from "drizzle-orm";
import { index, type PgColumn } from "drizzle-orm/pg-core";

type Indexed = Record<"id" | "itemId" | "authorId" | "fromDesk" | "sentAt", PgColumn>;

export const messageIndexes = ({ id, itemId, authorId, fromDesk, sentAt }: Indexed) => [
  index().on(itemId, id),
  index().on(authorId, sentAt),
  index("case_messages_from_desk")
    .on(sentAt)
    .where(sql`${fromDesk}`),
];
