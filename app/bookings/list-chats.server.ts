import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";

import { setBy } from "#app/bookings/find-clash.server.ts";
import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** What a list of everybody's chats is about: those without a time, those that have one, those that are over. */
export const chatLists = ["requested", "confirmed", "ended"] as const;
export type ChatList = (typeof chatLists)[number];

export type ListedChat = Booking & {
  /** Who set its time last: a user's id. */
  setBy: UserId | null;
};

/**
 * A page of everybody's chats: requested ones in the order they were asked for, confirmed ones by their time, ended ones
 * newest first. `after` is the last booking of the page before.
 */
export async function listChats(
  tx: Db,
  { list, after, limit }: { list: ChatList; after: string | null; limit: number },
): Promise<{ chats: ListedChat[]; next: string | null }> {
  const { states, by, order } = lists[list];
  const found = await tx
    .select({ booking: bookings, setBy })
    .from(bookings)
    .where(and(states, after === null ? undefined : beyond(list, after)))
    .orderBy(order(by), order(bookings.id))
    .limit(limit + 1);
  const chats = found.slice(0, limit).map((row) => ({ ...row.booking, setBy: row.setBy }));
  return { chats, next: found.length > limit ? (chats.at(-1)?.id ?? null) : null };
}

const lists = {
  requested: { states: eq(bookings.state, "requested"), by: bookings.createdAt, order: asc },
  confirmed: { states: eq(bookings.state, "confirmed"), by: bookings.startsAt, order: asc },
  ended: {
    states: inArray(bookings.state, ["completed", "no_show", "cancelled"]),
    by: bookings.createdAt,
    order: desc,
  },
};

/** Compared in the database, whose moments are finer than ours. */
function beyond(list: ChatList, after: string) {
  const { by } = lists[list];
  const sign = list === "ended" ? sql`<` : sql`>`;
  const column = sql.identifier(by === bookings.startsAt ? "starts_at" : "created_at");
  return sql`(${by}, ${bookings.id}) ${sign} (select last.${column}, last.id from ${bookings} last where last.id = ${after})`;
}
