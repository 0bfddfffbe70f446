import type { StoredFile } from "#app/cases/files/keep-case-files.server.ts";
import type { CaseFile } from "#app/cases/files/list-case-files.server.ts";
import { fileStorage } from "#app/files/file-storage.server.ts";

/** Which file of the case each new one is, byte for byte: sent again, for another entry or by a second press, it is stored once. */
export async function findSameFiles(
  stored: readonly StoredFile[],
  files: readonly CaseFile[],
): Promise<Map<StoredFile, string>> {
  const found = await Promise.all(stored.map(async (one) => [one, await sameAs(one, files)] as const));
  return new Map(found.flatMap(([one, fileId]) => (fileId === null ? [] : [[one, fileId] as const])));
}

async function sameAs(one: StoredFile, files: readonly CaseFile[]): Promise<string | null> {
  const alike = files.filter(
    ({ sizeBytes, mediaType }) => sizeBytes === one.sizeBytes && mediaType === one.mediaType,
  );
  if (alike.length === 0) return null;
  const bytes = await fileStorage().read(one.fileId);
  for (const { fileId } of alike) {
    const others = await fileStorage().read(fileId);
    if (bytes && others && Buffer.compare(bytes, others) === 0) return fileId;
  }
  return null;
}
