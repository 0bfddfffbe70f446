import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";

import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { templateName } from "#tests/setup/template-name.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the tests' PostgreSQL, at its database `postgres`. */
    postgresUrl: string;
  }
}

/** Starts a PostgreSQL for this run and migrates the database that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "landfall-tests-"));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    password: "tests",
    // Tests never survive a power cut, so they need not wait for the disk.
    settings: ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300"],
  });
  await makeTemplate(postgres.url);
  project.provide("postgresUrl", postgres.url("postgres"));
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(url: (database: string) => string): Promise<void> {
  const admin = new pg.Client({ connectionString: url("postgres") });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  await migrateDatabase(url(templateName));
}
