import { asc, eq, inArray } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import type { GroupId, OrderId, UserId } from "#app/platform/ids.ts";
import {
  researchGroupLog,
  researchGroupMembers,
  researchGroupMessages,
  researchGroups,
} from "#app/research-groups/tables.server.ts";

type ExportedGroups = {
  created: {
    title: string;
    description: string;
    requiredMembers: number;
    createdAt: Date;
    closedAt: Date | null;
  }[];
  places: {
    group: string;
    role: string;
    joinedAt: Date;
    leftAt: Date | null;
    payBy: Date | null;
    orderId: OrderId | null;
    paidAt: Date | null;
  }[];
  events: { group: string; event: string; text: string | null; at: Date }[];
  messages: { group: string; text: string; at: Date; removedAt: Date | null }[];
};

export async function exportGroups(userId: UserId): Promise<ExportedGroups> {
  const [created, places, events, messages] = await Promise.all([
    db
      .select()
      .from(researchGroups)
      .where(eq(researchGroups.createdBy, userId))
      .orderBy(asc(researchGroups.createdAt)),
    db
      .select()
      .from(researchGroupMembers)
      .where(eq(researchGroupMembers.userId, userId))
      .orderBy(asc(researchGroupMembers.joinedAt)),
    db
      .select()
      .from(researchGroupLog)
      .where(eq(researchGroupLog.userId, userId))
      .orderBy(asc(researchGroupLog.id)),
    db
      .select()
      .from(researchGroupMessages)
      .where(eq(researchGroupMessages.userId, userId))
      .orderBy(asc(researchGroupMessages.id)),
  ]);
  const titles = await titlesOf([...places, ...events, ...messages].map(({ groupId }) => groupId));
  const titleOf = ({ groupId }: { groupId: GroupId }) => titles.get(groupId) ?? "";
  return {
    created: created.map(({ title, description, requiredMembers, createdAt, closedAt }) => ({
      title,
      description,
      requiredMembers,
      createdAt,
      closedAt,
    })),
    places: places.map(({ id: _, userId: __, boardReadTo: ___, boardMailedAt: ____, groupId, ...place }) => ({
      group: titleOf({ groupId }),
      ...place,
    })),
    events: events.map((done) => ({ group: titleOf(done), event: done.event, text: done.text, at: done.at })),
    messages: messages.map(({ text, sentAt, removedAt, ...message }) => ({
      group: titleOf(message),
      text,
      at: sentAt,
      removedAt,
    })),
  };
}

async function titlesOf(groupIds: GroupId[]): Promise<Map<string, string>> {
  if (groupIds.length === 0) return new Map();
  const found = await db
    .select({ id: researchGroups.id, title: researchGroups.title })
    .from(researchGroups)
    .where(inArray(researchGroups.id, [...new Set(groupIds)]));
  return new Map(found.map(({ id, title }) => [id, title]));
}
