import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { isListPath } from "#app/desk/list/list-paths.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { savedViews, staff } from "#app/desk/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { type Db, db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** For one person and one list. */
const viewsMax = 20;

const queryMax = 500;

type SavedView = typeof savedViews.$inferSelect;

/** Of one list, or of all, by name. */
export async function listViews({ id }: Member, path?: string): Promise<SavedView[]> {
  return db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.userId, id), path === undefined ? undefined : eq(savedViews.path, path)))
    .orderBy(asc(savedViews.path), asc(savedViews.name));
}

type NewView = { member: Member; list: string; name: string; query: string; now: Date };

/** Saved twice under one name, it is there once. */
export async function saveView({ member, list, name, query, now }: NewView): Promise<Outcome<SavedView>> {
  if (!may(member.role, "save_view", { own: true })) return notAllowed;
  const kept = readKept(query);
  if (!isListPath(list) || kept === null) return notUnderstood;
  return allOrNothing(db, async (tx) => {
    await lockViews(tx, member.id);
    const views = await tx
      .select()
      .from(savedViews)
      .where(and(eq(savedViews.userId, member.id), eq(savedViews.path, list)));
    const same = views.find((view) => view.name === name);
    if (same) return same.query === kept ? done(same) : nameTaken;
    if (views.length >= viewsMax) return tooMany;
    const view = { id: randomUUID(), userId: member.id, path: list, name, query: kept, createdAt: now };
    await tx.insert(savedViews).values(view);
    await recordViewEvent(tx, { member, event: "view_saved", path: list, now });
    return done(view);
  });
}

type OneView = { member: Member; view: string; now: Date };

export async function renameView({
  member,
  view: id,
  name,
  now,
}: OneView & { name: string }): Promise<Outcome<SavedView>> {
  return allOrNothing(db, async (tx) => {
    const found = await lockView(tx, member, id);
    if (!found.ok || found.value.name === name) return found;
    const view = found.value;
    const { userId, path } = view;
    const [other] = await tx
      .select({ id: savedViews.id })
      .from(savedViews)
      .where(and(eq(savedViews.userId, userId), eq(savedViews.path, path), eq(savedViews.name, name)));
    if (other) return nameTaken;
    await tx.update(savedViews).set({ name }).where(eq(savedViews.id, view.id));
    await recordViewEvent(tx, { member, event: "view_renamed", path, now });
    return done({ ...view, name });
  });
}

export async function deleteView({ member, view: id, now }: OneView): Promise<Outcome<SavedView>> {
  return allOrNothing(db, async (tx) => {
    const found = await lockView(tx, member, id);
    if (!found.ok) return found;
    await tx.delete(savedViews).where(eq(savedViews.id, found.value.id));
    await recordViewEvent(tx, { member, event: "view_deleted", path: found.value.path, now });
    return found;
  });
}

export async function eraseViews(tx: Db, userId: UserId): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.userId, userId));
}

/** One at a time for one person, so that no two of them are the twentieth. */
async function lockViews(tx: Transaction, userId: UserId): Promise<void> {
  await tx.select({ id: staff.userId }).from(staff).where(eq(staff.userId, userId)).for("update");
}

async function lockView(tx: Transaction, member: Member, id: string): Promise<Outcome<SavedView>> {
  if (!z.uuid().safeParse(id).success) return unknownView;
  await lockViews(tx, member.id);
  const [view] = await tx.select().from(savedViews).where(eq(savedViews.id, id));
  if (!view) return unknownView;
  if (!may(member.role, "save_view", { own: view.userId === member.id })) return notAllowed;
  return done(view);
}

/** Without its name, which the log would keep for ever. */
async function recordViewEvent(
  tx: Transaction,
  { member, event, path, now }: { member: Member; event: string; path: string; now: Date },
): Promise<void> {
  await recordAuditEvent(tx, { actor: member, event, subject: { kind: "list", id: path }, now });
}

/** Not the page it stood at, nor whom it looked for; null for what no list of ours writes. */
function readKept(query: string): string | null {
  const params = new URLSearchParams(query);
  for (const name of ["after", "before", "done", "item", "q", "customer"]) params.delete(name);
  const kept = params.size === 0 ? "" : `?${params}`;
  return kept.length > queryMax ? null : kept;
}

const unknownView = refuse({
  code: "unknown_view",
  message: "This view is deleted already.",
  status: 404,
});

const nameTaken = refuse({
  code: "name_taken",
  message: "You have a view of this name for this list. Choose another name.",
  status: 409,
  field: "name",
});

const tooMany = refuse({
  code: "too_many_views",
  message: `You have ${viewsMax} views of this list. Delete one first.`,
  status: 409,
});
