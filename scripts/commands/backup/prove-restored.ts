import { existsSync } from "node:fs";
import { join } from "node:path";

import { sql } from "drizzle-orm";

import { checkBooks } from "#app/books/check-books.server.ts";
import { connect, db, disconnect } from "#app/platform/db.server.ts";
import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { secretsOf } from "#scripts/start/secrets.ts";

export type Proof = { laws: number; broken: string[]; orders: number; files: number; missing: string[] };

/** Starts the restored copy on a port of its own, asks it what an auditor would, and stops it. */
export async function proveRestored(folder: string, patienceMs: number): Promise<Proof> {
  const { DATABASE_PASSWORD: password } = secretsOf(folder);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, password, patienceMs });
  try {
    connect(postgres.url("postgres"), 2);
    const checked = await checkBooks();
    const { rows } = await db.execute<{ orders: number; ids: string[] }>(sql`
      select (select count(*)::int from orders) as orders, array(select id::text from files) as ids`);
    const { orders, ids } = rows[0]!;
    return {
      laws: checked.length,
      broken: checked.flatMap(({ law, violations }) => violations.map((sentence) => `${law} ${sentence}`)),
      orders,
      files: ids.length,
      missing: ids.filter((id) => !existsSync(join(folder, "files", id.slice(0, 2), id))),
    };
  } finally {
    await disconnect();
    await postgres.stop();
  }
}
