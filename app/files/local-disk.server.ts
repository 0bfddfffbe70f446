import { access, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { type FileStorage, placeOfFile } from "#app/files/storage-port.ts";

/** Private to us. */
export function localDisk(folder: string): FileStorage {
  const placeOf = (id: string) => {
    const place = placeOfFile(id);
    return { subfolder: join(folder, place.folder), file: join(folder, place.folder, place.name) };
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
    async has(id) {
      return access(placeOf(id).file).then(
        () => true,
        () => false,
      );
    },
    async remove(id) {
      const { file } = placeOf(id);
      await Promise.all([rm(file, { force: true }), rm(unfinished(file), { force: true })]);
    },
  };
}

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
