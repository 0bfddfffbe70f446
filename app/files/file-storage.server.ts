import { localDisk } from "#app/files/local-disk.server.ts";
import type { FileStorage } from "#app/files/storage-port.ts";
import { env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";

export function fileStorage(): FileStorage {
  const { FILES_DIR: folder } = env();
  invariant(folder, "FILES_DIR is set where the site is started");
  return localDisk(folder);
}
