import { join, resolve } from "node:path";

import { z } from "zod";

import { readSettings } from "#app/platform/env.server.ts";
import { backupShape } from "#app/platform/backup-shape.ts";

type BackupSettings = {
  backupDir: string;
  recipient: string | undefined;
  identityFile: string | undefined;
  days: number;
  /** Of a server that is not the site's own. */
  databaseUrl: string | undefined;
  dataDir: string;
  filesDir: string;
};

export function backupSettings(): BackupSettings {
  const settings = readSettings(z.object(backupShape));
  if (!settings.BACKUP_DIR) throw new Error("BACKUP_DIR: needed, the folder that backups are kept in.");
  const own = !process.env["DATABASE_URL"];
  const databaseUrl = settings.BACKUP_DATABASE_URL ?? process.env["DATABASE_URL"];
  const dataDir = resolve(process.env["DATA_DIR"] || ".data");
  return {
    backupDir: resolve(settings.BACKUP_DIR),
    recipient: settings.BACKUP_RECIPIENT,
    identityFile: settings.BACKUP_IDENTITY_FILE,
    days: settings.BACKUP_DAYS,
    databaseUrl: own ? undefined : databaseUrl,
    dataDir,
    filesDir: resolve(process.env["FILES_DIR"] || join(dataDir, "files")),
  };
}
