import { invariant } from "#app/platform/invariant.ts";

/** Ids are ours, never a name from outside. */
export type FileStorage = {
  /** Atomic: nobody ever reads half a file. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  read(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
};

const madeByUs = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The first two characters spread files over folders. */
export function placeOfFile(id: string): { folder: string; name: string } {
  invariant(madeByUs.test(id), "a file goes by an id that we made");
  return { folder: id.slice(0, 2), name: id };
}
