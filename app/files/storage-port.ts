/** Where bytes lie. Each file goes by an id that we made, never by a name from outside. */
export type FileStorage = {
  /** All of it or nothing: nobody ever reads half a file. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removing what is not there is no error. */
  remove(id: string): Promise<void>;
};
