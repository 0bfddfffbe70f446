import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { pipeline } from "node:stream/promises";

/** The site names its backups too, and writes none. */
const age = () => import("age-encryption");

/** What is written for a recipient can be read with that recipient's identity alone, and by the program `age` too. */
const ending = ".age";

/** Written aside, then renamed: a backup that broke off leaves no half file. Gives back the file's name. */
export async function seal(source: Readable, file: string, recipient: string | undefined): Promise<string> {
  const name = recipient ? file + ending : file;
  mkdirSync(dirname(name), { recursive: true, mode: 0o700 });
  const unfinished = `${name}.unfinished`;
  const sealed = recipient ? await encrypted(source, recipient) : source;
  await pipeline(sealed, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  renameSync(unfinished, name);
  return name;
}

async function encrypted(source: Readable, recipient: string): Promise<Readable> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const stream = await encrypter.encrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as ReadableStream);
}

/** Named without the ending, whichever it has. */
export async function unseal(file: string, identityFile: string | undefined): Promise<Readable> {
  if (existsSync(file)) return createReadStream(file);
  if (!identityFile) throw new Error(`BACKUP_IDENTITY_FILE: needed, since ${file + ending} is encrypted.`);
  const identity = readFileSync(identityFile, "utf8")
    .split("\n")
    .find((line) => line.startsWith("AGE-SECRET-KEY-"));
  if (!identity) throw new Error(`BACKUP_IDENTITY_FILE: ${identityFile} holds no line with AGE-SECRET-KEY-.`);
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity.trim());
  const source = Readable.toWeb(createReadStream(file + ending)) as globalThis.ReadableStream<Uint8Array>;
  return Readable.fromWeb((await decrypter.decrypt(source)) as ReadableStream);
}

export function plainName(file: string): string {
  return file.endsWith(ending) ? file.slice(0, -ending.length) : file;
}
