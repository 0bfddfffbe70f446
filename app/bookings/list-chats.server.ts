import { and, eq, inArray } from "drizzle-orm";

import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

export const chatLists = ["requested", "confirmed", "ended"] as const;
export type ChatList = (typeof chatLists)[number];

/** Requested: oldest first; confirmed: by time; ended: newest first. */
export async function listChats(
  tx: Db,
  { list, after, limit: size }: { list: ChatList; after: Cursor; limit: number },
): Promise<{ chats: Booking[]; next: string | null }> {
  const { states, ...order } = lists[list];
  const { rows, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(bookings)
        .where(and(states, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { ...order, id: bookings.id, idOf: ({ id }) => id },
    { after, size },
  );
  return { chats: rows, next };
}

const lists = {
  requested: { states: eq(bookings.state, "requested"), by: bookings.createdAt, oldestFirst: true },
  confirmed: { states: eq(bookings.state, "confirmed"), by: bookings.startsAt, oldestFirst: true },
  ended: {
    states: inArray(bookings.state, ["completed", "no_show", "cancelled"]),
    by: bookings.createdAt,
    oldestFirst: false,
  },
};
