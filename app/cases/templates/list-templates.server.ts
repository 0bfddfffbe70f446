import { and, asc, eq, isNull, or } from "drizzle-orm";
import { z } from "zod";

import { messageTemplates } from "#app/cases/templates/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { ItemInOrder } from "#app/orders/items/find-item.server.ts";

export type MessageTemplate = typeof messageTemplates.$inferSelect;

/** Few enough for one list, and for one choice beside a message. */
export const templatesMax = 200;

export async function listTemplates(member: Member): Promise<Outcome<MessageTemplate[]>> {
  if (!mayEver(member.role, "use_templates")) return notAllowed;
  return done(
    await db.select().from(messageTemplates).orderBy(asc(messageTemplates.name)).limit(templatesMax),
  );
}

export async function findTemplate(member: Member, id: string): Promise<Outcome<MessageTemplate>> {
  if (!mayEver(member.role, "use_templates")) return notAllowed;
  if (!z.uuid().safeParse(id).success) return unknownTemplate;
  const [found] = await db.select().from(messageTemplates).where(eq(messageTemplates.id, id));
  return found ? done(found) : unknownTemplate;
}

/** Those for this service and for the state that it is in. */
export function templatesFor({
  configuration,
  state,
}: Pick<ItemInOrder, "configuration" | "state">): Promise<MessageTemplate[]> {
  const { service, state: inState, name } = messageTemplates;
  const slug = configuration.service as NonNullable<MessageTemplate["service"]>;
  return db
    .select()
    .from(messageTemplates)
    .where(and(or(isNull(service), eq(service, slug)), or(isNull(inState), eq(inState, state))))
    .orderBy(asc(name))
    .limit(templatesMax);
}

export const unknownTemplate = refuse({
  code: "unknown_template",
  message: "This template was not found. Somebody may have deleted it.",
  status: 404,
});
