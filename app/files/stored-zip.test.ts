import { expect, test } from "vitest";

import { storedZip } from "#app/files/stored-zip.server.ts";
import { filesInZip } from "#tests/cases/files-in-zip.ts";

const at = new Date("2026-11-24T16:30:42Z");
const entry = (name: string, bytes: Uint8Array) => ({ name, modifiedAt: at, read: async () => bytes });

async function zipOf(entries: ReturnType<typeof entry>[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of storedZip(entries)) parts.push(part);
  return Buffer.concat(parts);
}

const written: [string, Buffer][] = [
  ["index.pdf", Buffer.from("%PDF-1.7 a page")],
  ["files/01 Ñandú – दस्तावेज़.txt", Buffer.from("Words in UTF-8: ₹ é")],
  ["files/02 empty.txt", Buffer.alloc(0)],
  ["files/03 every byte.bin", Buffer.from(Array.from({ length: 70_000 }, (_, byte) => byte % 256))],
];

test("what was put in is read out again, byte for byte, under its name", async () => {
  const zip = await zipOf(written.map(([name, bytes]) => entry(name, bytes)));
  expect(filesInZip(zip)).toEqual(new Map(written));
});

test("an archive of nothing is an end record alone", async () => {
  expect((await zipOf([])).toString("hex")).toBe(`504b0506${"00".repeat(18)}`);
});

test("an entry is read only once the ones before it were taken", async () => {
  const reads: string[] = [];
  const late = (name: string) => ({
    name,
    modifiedAt: at,
    async read() {
      reads.push(name);
      return Buffer.from(name);
    },
  });
  const parts = storedZip([late("one"), late("two")]);
  await parts.next();
  expect(reads).toEqual(["one"]);
  await parts.next();
  await parts.next();
  expect(reads).toEqual(["one", "two"]);
});
