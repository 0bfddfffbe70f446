/** Ids are ours, never a name from outside. */
export type FileStorage = {
  /** Atomic: nobody ever reads half a file. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  read(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(id: string): Promise<void>;
};
