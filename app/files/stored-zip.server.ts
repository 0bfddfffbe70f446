import { crc32 } from "node:zlib";

export type ZipEntry = { name: string; modifiedAt: Date; read: () => Promise<Uint8Array> };

/**
 * A zip archive without compression, entry by entry, so that only one is in memory. The files inside are packed already
 * (PDF, pictures, office). Layout: APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16.
 */
export async function* storedZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const entry of entries) {
    const bytes = await entry.read();
    const facts = factsOf(entry, bytes);
    const head = Buffer.concat([localHeader(facts), facts.name]);
    if (at + head.length + bytes.length > sizeMax) throw new RangeError("an archive holds less than 4 GB");
    yield head;
    yield bytes;
    directory.push(centralHeader(facts, at), facts.name);
    at += head.length + bytes.length;
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endRecord(entries.length, central.length, at);
}

/** Larger archives need the fields of ZIP64. */
const sizeMax = 0xffffffff;
const version = 20;
/** Names are UTF-8. */
const utf8 = 1 << 11;

type Facts = { name: Buffer; time: number; day: number; checksum: number; size: number };

function factsOf({ name, modifiedAt }: ZipEntry, bytes: Uint8Array): Facts {
  return {
    name: Buffer.from(name.toWellFormed()),
    ...dosTime(modifiedAt),
    checksum: crc32(bytes),
    size: bytes.length,
  };
}

/** In two seconds, from 1980. */
function dosTime(at: Date): Pick<Facts, "time" | "day"> {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return { time, day };
}

function localHeader(facts: Facts): Buffer {
  return Buffer.concat([numbers([4, 0x04034b50], [2, version]), common(facts)]);
}

function centralHeader(facts: Facts, at: number): Buffer {
  const none = [2, 0] as const;
  return Buffer.concat([
    numbers([4, 0x02014b50], [2, version], [2, version]),
    common(facts),
    // Comment, disk, attributes inside and outside.
    numbers(none, none, none, [4, 0], [4, at]),
  ]);
}

/** What both headers hold. Sizes before and after are the same: nothing is compressed. */
function common({ name, time, day, checksum, size }: Facts): Buffer {
  return numbers(
    [2, utf8],
    [2, 0],
    [2, time],
    [2, day],
    [4, checksum],
    [4, size],
    [4, size],
    [2, name.length],
    [2, 0],
  );
}

function endRecord(count: number, size: number, at: number): Buffer {
  return numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, 0]);
}

function numbers(...fields: (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value >>> 0, at, bytes);
  return buffer;
}
