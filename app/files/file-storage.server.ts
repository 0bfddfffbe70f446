import { localDisk } from "#app/files/local-disk.server.ts";
import { s3Storage } from "#app/files/s3-storage.server.ts";
import type { FileStorage } from "#app/files/storage-port.ts";
import { env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";

/** What is put goes to one place; what is not there yet is read from the other, while files move between them. */
export function fileStorage(): FileStorage {
  const [first, second] = storages();
  if (second === undefined) return first;
  return {
    put: (id, bytes) => first.put(id, bytes),
    // It may move between the two questions.
    read: async (id) => (await first.read(id)) ?? (await second.read(id)) ?? first.read(id),
    has: async (id) => (await first.has(id)) || (await second.has(id)),
    async remove(id) {
      await Promise.all([first.remove(id), second.remove(id)]);
    },
  };
}

export function diskStorage(): FileStorage | null {
  const { FILES_DIR: folder } = env();
  return folder === undefined ? null : localDisk(folder);
}

export function bucketStorage(): FileStorage | null {
  const { S3_BUCKET: bucket } = env();
  return bucket === undefined ? null : s3Storage(bucket);
}

function storages(): [FileStorage, FileStorage?] {
  const [disk, bucket] = [diskStorage(), bucketStorage()];
  const [first, second] = env().FILES_TO === "disk" ? [disk, bucket] : [bucket, disk];
  const used = first ?? second;
  invariant(used, "FILES_DIR or S3_BUCKET is set where the site is started");
  return first && second ? [first, second] : [used];
}
