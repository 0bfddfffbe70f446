import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";

import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { fastFolder } from "#tests/setup/fast-folder.ts";
import { templateName } from "#tests/setup/template-name.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = fastFolder();
  sweepKilled(folder);
  const dataDir = mkdtempSync(join(folder, `landfall-tests-${process.pid}-`));
  const postgres = await startEmbeddedPostgres({ dataDir, password: "tests", settings });
  await makeTemplate(postgres.url);
  project.provide("postgresUrl", postgres.url("postgres"));
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Tests survive no power cut, so they need not wait for the disk. */
const settings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=128MB",
  "autovacuum=off",
  "jit=off",
  "max_connections=300",
];

/** A killed run could not clean up. */
function sweepKilled(folder: string): void {
  for (const entry of readdirSync(folder)) {
    const maker = /^landfall-tests-(\d+)-/.exec(entry)?.[1];
    if (!maker || isAlive(Number(maker))) continue;
    const postmaster = runningPostmaster(join(folder, entry, "pg"));
    if (postmaster) process.kill(postmaster.pid, "SIGKILL");
    rmSync(join(folder, entry), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function makeTemplate(url: (database: string) => string): Promise<void> {
  const admin = new pg.Client({ connectionString: url("postgres") });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  await migrateDatabase(url(templateName));
}
