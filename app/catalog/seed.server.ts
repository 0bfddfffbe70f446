import { eq, sql } from "drizzle-orm";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { isAsShipped, rowOf } from "#app/catalog/service-row.server.ts";
import type { Service } from "#app/catalog/service.ts";
import { services } from "#app/catalog/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Adds new services; updates words only where nobody edited them. */
export async function seedServices(
  records: readonly Service[] = serviceRecords,
): Promise<{ inserted: number; updated: number }> {
  return db.transaction(async (tx) => {
    const shipped = records.map(rowOf);
    if (shipped.length === 0) return { inserted: 0, updated: 0 };
    const inserted = await tx
      .insert(services)
      .values(shipped)
      .onConflictDoNothing()
      .returning({ slug: services.slug });
    // Locked, so a concurrent edit is seen here or comes after.
    const stored = await tx.select().from(services).for("update");
    const unedited = new Map(
      stored.filter(isAsShipped).map(({ slug, shippedHash }) => [slug, shippedHash] as const),
    );
    const changed = shipped.filter(({ slug, shippedHash }) => {
      const storedHash = unedited.get(slug);
      return storedHash !== undefined && storedHash !== shippedHash;
    });
    for (const row of changed) {
      await tx
        .update(services)
        .set({ ...row, updatedAt: sql`now()` })
        .where(eq(services.slug, row.slug));
    }
    return { inserted: inserted.length, updated: changed.length };
  });
}
