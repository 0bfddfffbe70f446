import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import type { FileStorage } from "#app/files/storage-port.ts";
import { invariant } from "#app/platform/invariant.ts";

/** Private to us; subfolders are the first two characters of the id. */
export function localDisk(folder: string): FileStorage {
  const placeOf = (id: string) => {
    invariant(madeByUs.test(id), "a file goes by an id that we made");
    return { subfolder: join(folder, id.slice(0, 2)), file: join(folder, id.slice(0, 2), id) };
  };
  return {
    async put(id, bytes) {
      const { subfolder, file } = placeOf(id);
      await mkdir(subfolder, { recursive: true, mode: 0o700 });
      await writeWhole(file, bytes);
    },
    async read(id) {
      try {
        return new Uint8Array(await readFile(placeOf(id).file));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async remove(id) {
      const { file } = placeOf(id);
      await Promise.all([rm(file, { force: true }), rm(unfinished(file), { force: true })]);
    },
  };
}

const madeByUs = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const unfinished = (file: string) => `${file}.unfinished`;

/** Write to a temporary file, sync, rename: nobody sees half a file. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(unfinished(file), "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished(file), file);
}
