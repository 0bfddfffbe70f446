import { shippedTemplates } from "#app/cases/templates/shipped-templates.ts";
import { messageTemplates } from "#app/cases/templates/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Only where there is none: what the desk has deleted does not come back one by one. */
export async function seedTemplates(now: Date): Promise<void> {
  if ((await db.$count(messageTemplates)) > 0) return;
  await db
    .insert(messageTemplates)
    .values(shippedTemplates.map((one) => ({ ...one, changedBy: "system", changedAt: now })))
    .onConflictDoNothing();
}
