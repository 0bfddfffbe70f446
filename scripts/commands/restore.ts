import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { system } from "#app/audit/record-audit-event.server.ts";
import { recordProvenBackup } from "#app/launch/record-proven-backup.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { backupSettings } from "#scripts/commands/backup/backup-settings.ts";
import { proveRestored, type Proof } from "#scripts/commands/backup/prove-restored.ts";
import { restoreBackup } from "#scripts/backup/restore-backup.ts";
import { withShop } from "#scripts/commands/with-shop.ts";

const help = `Restores what npm run backup took, from BACKUP_DIR, into a new folder. Docs: docs/operations.md.

  npm run restore -- --into <folder>                              as it was last
  npm run restore -- --into <folder> --at 2026-11-26T14:05:00Z    as it was at that moment
  npm run restore -- --prove                                      restores into a folder of its own, proves the laws of
                                                                  the books and that every file is there, writes that
                                                                  down for the desk, and removes the folder

Start what was restored with DATA_DIR=<folder> npm start.
`;

const { values } = parseArgs({
  options: {
    into: { type: "string" },
    at: { type: "string" },
    prove: { type: "boolean" },
    help: { type: "boolean" },
  },
});

/** The log of a day is replayed within minutes. */
const replayPatienceMs = 30 * 60_000;

try {
  if (values.help || (!values.into && !values.prove)) console.log(help);
  else await restore();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function restore(): Promise<void> {
  process.chdir(resolve(import.meta.dirname, "../.."));
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { backupDir, identityFile, dataDir } = backupSettings();
  const at = values.at === undefined ? null : new Date(values.at);
  if (at && Number.isNaN(at.getTime()))
    throw new Error("--at: a moment such as 2026-11-26T14:05:00Z is needed.");
  const into = resolve(values.into ?? `${dataDir}-proof-${process.pid}`);
  try {
    const { base, wal, files } = await restoreBackup({ backupDir, into, at, identityFile });
    console.log(
      `Restored into ${into}: the copy of ${base.endedAt}, ${wal} parts of the log, ${files} files.`,
    );
    if (!values.prove) return;
    if (!base.label)
      throw new Error(
        "Only the site's own PostgreSQL is proven so. Start yours on it, and run ledger:check.",
      );
    await prove(into, backupDir);
  } finally {
    if (values.prove && !values.into) rmSync(into, { recursive: true, force: true });
  }
}

async function prove(folder: string, backupDir: string): Promise<void> {
  const proof = await proveRestored(folder, replayPatienceMs);
  report(proof);
  if (proof.broken.length + proof.missing.length > 0) {
    process.exitCode = 1;
    return;
  }
  const now = new Date();
  const proven = { actor: system, provenOn: utcDay(now), keptWhere: backupDir, now };
  await withShop({ gateways: false }, () => recordProvenBackup(proven));
  console.log("The desk shows it: /staff/launch.");
}

function report({ laws, broken, orders, files, missing }: Proof): void {
  console.log(`${orders} orders. ${laws - broken.length} of ${laws} laws of the books hold.`);
  for (const sentence of broken) console.log(`  BROKEN ${sentence}`);
  console.log(`${files - missing.length} of ${files} files are there.`);
  for (const id of missing) console.log(`  MISSING ${id}`);
}
