import { db } from "#app/platform/db.server.ts";
import { rateLimits } from "#app/platform/tables.server.ts";

/** As if everybody's last attempts were long ago. */
export async function clearLimits(): Promise<void> {
  await db.delete(rateLimits);
}
