import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { dayMs } from "#app/platform/dates.ts";
import { baseBackups, eraseOldBackups } from "#scripts/backup/base-backups.ts";
import { backupSettings } from "#scripts/commands/backup/backup-settings.ts";
import { eraseOldFiles, takeFiles } from "#scripts/backup/kept-files.ts";
import { takeForeignBase, takeOwnBase } from "#scripts/backup/take-base.ts";
import { takeWal, walSpool } from "#scripts/backup/wal-archive.ts";

const help = `Backs up the database and what customers sent, into BACKUP_DIR. Docs: docs/operations.md.

  npm run backup             a whole copy, new files, and the log since the last run
  npm run backup -- --log    new files and the log alone; run it every minute, and no more than two can be lost
`;

const { values } = parseArgs({ options: { log: { type: "boolean" }, help: { type: "boolean" } } });

try {
  if (values.help) console.log(help);
  else await backUp();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function backUp(): Promise<void> {
  process.chdir(resolve(import.meta.dirname, "../.."));
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { backupDir, recipient, days, databaseUrl, dataDir, filesDir } = backupSettings();
  if (!recipient) console.log("Not encrypted: set BACKUP_RECIPIENT.");
  if (!values.log) {
    const taking = { backupDir, recipient };
    const base = databaseUrl
      ? await takeForeignBase(databaseUrl, taking)
      : await takeOwnBase(dataDir, taking);
    console.log(`A whole copy was made: ${join(backupDir, "base", base.name)}`);
  }
  const files = await takeFiles(filesDir, backupDir, recipient);
  const wal = databaseUrl ? 0 : await takeWal(walSpool(dataDir), backupDir, recipient);
  console.log(`${files} new files and ${wal} parts of the log were taken.`);
  if (values.log) return;
  const before = new Date(Date.now() - days * dayMs);
  eraseOldBackups(backupDir, before);
  eraseOldFiles(filesDir, backupDir, before);
  console.log(`There are ${baseBackups(backupDir).length} copies.`);
}
