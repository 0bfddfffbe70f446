import { crc32 } from "node:zlib";

/** Reads an archive without compression by its directory, as a program that opens it does, and checks every sum. */
export function filesInZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const count = zip.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  if (at + zip.readUInt32LE(end + 12) !== end) throw new Error("the directory ends where it should not");
  for (let entry = 0; entry < count; entry += 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error(`entry ${entry} does not begin at ${at}`);
    const [method, checksum] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16)];
    const [packed, size, nameBytes] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
    ];
    const name = zip.toString("utf8", at + 46, at + 46 + nameBytes);
    const head = zip.readUInt32LE(at + 42);
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const bytes = zip.subarray(start, start + size);
    if (zip.readUInt32LE(head) !== 0x04034b50 || method !== 0 || packed !== size || crc32(bytes) !== checksum)
      throw new Error(`${name} is not stored as the directory says`);
    files.set(name, Buffer.from(bytes));
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
