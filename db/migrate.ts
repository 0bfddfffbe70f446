import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import type pg from "pg";

/** Brings our tables, and the job queue's own, to the shape this version needs. Safe to repeat. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await migrate(drizzle(pool), { migrationsFolder: "./db/migrations" });
  await runMigrations({ pgPool: pool });
}
