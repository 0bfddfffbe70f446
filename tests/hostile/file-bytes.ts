import { crc32, deflateSync } from "node:zlib";

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function chunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export function ihdr(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return chunk("IHDR", header);
}

export function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  return Buffer.concat([
    pngSignature,
    ihdr(width, height),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND"),
  ]);
}

/** One bit per pixel: a few kilobytes become hundreds of megapixels. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([pngSignature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND")]);
}

export function sized16(content: string): Buffer {
  const bytes = Buffer.from(content, "latin1");
  const size = Buffer.alloc(2);
  size.writeUInt16BE(bytes.length + 2);
  return Buffer.concat([size, bytes]);
}

export function jpegHeader(width: number, height: number): Buffer {
  const frame = Buffer.from([
    0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 17, 0, 2, 17, 0, 3, 17, 0, 0xff, 0xd9,
  ]);
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return frame;
}

export function webpHeader(width: number, height: number): Buffer {
  const file = Buffer.alloc(38);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(30, 4);
  file.write("WEBPVP8X", 8, "latin1");
  file.writeUInt32LE(10, 16);
  file.writeUIntLE(width - 1, 24, 3);
  file.writeUIntLE(height - 1, 27, 3);
  return file;
}

export function gif(frames: number): Buffer {
  const head = Buffer.from("4749463839610a000a0080000000000000ffffff", "hex");
  const frame = Buffer.from(
    "21f90400000000002c000000000a000a0000020884 8fa9cbed0f6205003b".replaceAll(" ", ""),
    "hex",
  );
  return Buffer.concat([
    head,
    ...Array.from({ length: frames }, () => frame.subarray(0, -1)),
    Buffer.from(";"),
  ]);
}

export function bmp(width: number, height: number): Buffer {
  const file = Buffer.alloc(54);
  file.write("BM", 0, "latin1");
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(24, 28);
  return file;
}

export function tenMegabytes(png: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), Buffer.alloc(10 * 1024 * 1024)]);
}

/** Each zip contains the next, the last a megabyte of zeros. */
export function nestedZip(depth: number): Buffer {
  const content = depth === 0 ? Buffer.alloc(1024 * 1024) : nestedZip(depth - 1);
  const name = Buffer.from(`${depth}.zip`);
  const packed = deflateSync(content).subarray(2, -4);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, name, packed]);
  const central = Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), fields, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
