export function officeFile(...names: string[]): Uint8Array<ArrayBuffer> {
  return zipOf(["[Content_Types].xml", ...names]);
}

export function officeFileOfMany(parts: number): Uint8Array<ArrayBuffer> {
  return officeFile("word/document.xml", ...Array.from({ length: parts }, (_, part) => `word/${part}.xml`));
}

function zipOf(names: string[]): Uint8Array<ArrayBuffer> {
  const parts = names.map((name) => Buffer.concat([headed(0x04034b50, 30, 26, name), Buffer.from(name)]));
  const entries = names.map((name) => Buffer.concat([headed(0x02014b50, 46, 28, name), Buffer.from(name)]));
  const [files, table] = [Buffer.concat(parts), Buffer.concat(entries)];
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(files.length, 16);
  return new Uint8Array(Buffer.concat([files, table, end]));
}

function headed(signature: number, bytes: number, at: number, name: string): Buffer {
  const header = Buffer.alloc(bytes);
  header.writeUInt32LE(signature, 0);
  header.writeUInt16LE(Buffer.byteLength(name), at);
  return header;
}
