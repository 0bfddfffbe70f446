import { deflateSync, gzipSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

import { hack } from "#tests/hostile/hostile-text.ts";
import {
  pngSignature,
  chunk,
  ihdr,
  pngOf,
  pngBomb,
  sized16,
  jpegHeader,
  webpHeader,
  gif,
  bmp,
  tenMegabytes,
  nestedZip,
} from "#tests/hostile/file-bytes.ts";

export type HostileFile = {
  name: string;
  fileName: string;
  type: string;
  bytes: Buffer;
  /** `defused`: stored as the picture it also is, and nothing else. */
  fate: "refused" | "defused";
};

/** Must not appear in anything stored. */
export const hiddenText = "hidden-in-the-file";
const script = `<script>${hack}//${hiddenText}</script>`;
const php = `<?php system($_GET["${hiddenText}"]); ?>`;

/** All of them, made again: none is kept in a file of its own. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [png, jpeg, webp] = await Promise.all([
    photo().png().toBuffer(),
    photo().jpeg().toBuffer(),
    photo().webp().toBuffer(),
  ]);
  return [
    ...otherKinds(png),
    ...cutOff({ png, jpeg, webp }),
    ...polyglots({ png, jpeg, webp }),
    ...bombs(),
    ...(await hiddenInPictures()),
    ...oddNames(png),
  ];
}

export function photo(width = 320, height = 240): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index++) pixels[index] = (index * 31 + (index >> 7) * 17) % 256;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const refused = (name: string, fileName: string, type: string, bytes: Buffer | string): HostileFile => ({
  name,
  fileName,
  type,
  bytes: Buffer.from(bytes),
  fate: "refused",
});

function otherKinds(png: Buffer): HostileFile[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="${hack}">${script}</svg>`;
  const entities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`;
  return [
    refused("empty", "me.png", "image/png", ""),
    refused("one byte", "me.png", "image/png", "\x89"),
    refused("SVG with script", "me.svg", "image/svg+xml", svg),
    refused("SVG that says it is PNG", "me.png", "image/png", svg),
    refused("SVG with an outside entity", "me.svg", "image/svg+xml", entities),
    refused("SVG, compressed", "me.svgz", "image/svg+xml", gzipSync(svg)),
    refused("HTML that says it is a picture", "me.jpg", "image/jpeg", `<!doctype html>${script}`),
    refused("a program", "me.png", "image/png", Buffer.from("MZ\x90\0\x03\0\0\0", "latin1")),
    refused("a shell script", "me.webp", "image/webp", "#!/bin/sh\ntouch /tmp/hacked\n"),
    refused(
      "PDF with script",
      "me.png",
      "image/png",
      `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(${hack})>>>>`,
    ),
    refused("PostScript", "me.png", "image/png", "%!PS\n(/etc/passwd) (r) file run\n"),
    refused("GIF", "me.gif", "image/gif", gif(1)),
    refused("GIF with very many frames", "me.gif", "image/gif", gif(5_000)),
    refused("TIFF", "me.tif", "image/tiff", Buffer.from("II*\0\x08\0\0\0\0\0\0\0\0\0", "latin1")),
    refused("BMP of huge measures", "me.bmp", "image/bmp", bmp(60_000, 60_000)),
    refused("AVIF's beginning", "me.avif", "image/avif", Buffer.from("\0\0\0\x1cftypavif\0\0\0\0", "latin1")),
    refused(
      "a picture's text form",
      "me.png",
      "image/png",
      `data:image/png;base64,${png.toString("base64")}`,
    ),
    refused("ten megabytes of nothing", "me.png", "image/png", Buffer.alloc(10 * 1024 * 1024)),
    refused("ten megabytes after a signature", "me.png", "image/png", tenMegabytes(png)),
    refused("zip within zip", "me.png", "image/png", nestedZip(6)),
    refused("gzip bomb", "me.png", "image/png", gzipSync(Buffer.alloc(50 * 1024 * 1024))),
  ];
}

type Pictures = { png: Buffer; jpeg: Buffer; webp: Buffer };

function cutOff({ png, jpeg, webp }: Pictures): HostileFile[] {
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  const wrong = Buffer.from(png);
  wrong.set([0, 0, 0, 0], 0);
  const flipped = Buffer.from(png);
  flipped[Math.floor(png.length / 2)]! ^= 0xff;
  return [
    refused("PNG cut off", "me.png", "image/png", half(png)),
    refused("JPEG cut off", "me.jpg", "image/jpeg", half(jpeg)),
    refused("WebP cut off", "me.webp", "image/webp", half(webp)),
    refused("PNG's signature alone", "me.png", "image/png", png.subarray(0, 8)),
    refused("JPEG's signature alone", "me.jpg", "image/jpeg", jpeg.subarray(0, 3)),
    refused("WebP's signature alone", "me.webp", "image/webp", webp.subarray(0, 12)),
    refused("PNG without its signature", "me.png", "image/png", wrong),
    refused("PNG with a byte turned round", "me.png", "image/png", flipped),
    refused(
      "PNG without pixels",
      "me.png",
      "image/png",
      Buffer.concat([pngSignature, ihdr(9, 9), chunk("IEND")]),
    ),
    refused("PNG of no width", "me.png", "image/png", pngOf(0, 9, Buffer.alloc(9))),
  ];
}

function polyglots({ png, jpeg, webp }: Pictures): HostileFile[] {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), sized16(php)]);
  const withComment = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
  const behind = (bytes: Buffer, more: Buffer | string) => Buffer.concat([bytes, Buffer.from(more)]);
  const end = png.length - 12;
  const inside = Buffer.concat([
    png.subarray(0, end),
    chunk("tEXt", Buffer.from(`Comment\0${script}`)),
    png.subarray(end),
  ]);
  return [
    refused("GIF that is a script", "me.gif", "image/gif", `GIF89a/*${"\0".repeat(20)}*/=1;${hack};//;`),
    refused("PNG with HTML behind it", "me.png", "image/png", behind(png, script)),
    refused("PNG with a zip behind it", "me.png", "image/png", behind(png, nestedZip(1))),
    refused("WebP with HTML behind it", "me.webp", "image/webp", behind(webp, script)),
    refused(
      "a script that begins as WebP",
      "me.webp",
      "image/webp",
      Buffer.from(`RIFF/**/WEBP=1;${hack};//${hiddenText}`),
    ),
    refused("HTML with JPEG behind it", "me.html", "image/jpeg", Buffer.concat([Buffer.from(script), jpeg])),
    { ...refused("JPEG with PHP in a comment", "me.php.jpg", "image/jpeg", withComment), fate: "defused" },
    { ...refused("JPEG with HTML behind it", "me.jpg", "image/jpeg", behind(jpeg, script)), fate: "defused" },
    { ...refused("PNG with HTML in a chunk", "me.png", "image/png", inside), fate: "defused" },
  ];
}

function bombs(): HostileFile[] {
  const compressedText = deflateSync(Buffer.alloc(60 * 1024 * 1024));
  const text = chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), compressedText]));
  const small = pngOf(1, 1, Buffer.alloc(4));
  const withText = Buffer.concat([small.subarray(0, 33), text, small.subarray(33)]);
  return [
    refused("PNG of 400 megapixels", "me.png", "image/png", pngBomb(20_000, 20_000)),
    refused("PNG one row too large", "me.png", "image/png", pngBomb(6_000, 4_001)),
    refused(
      "PNG that says it is huge",
      "me.png",
      "image/png",
      pngOf(0x7fffffff, 0x7fffffff, Buffer.alloc(9)),
    ),
    refused("PNG that says it is very wide", "me.png", "image/png", pngOf(0x7fffffff, 1, Buffer.alloc(9))),
    refused("JPEG that says it is huge", "me.jpg", "image/jpeg", jpegHeader(65_500, 65_500)),
    refused("WebP that says it is huge", "me.webp", "image/webp", webpHeader(16_384, 16_384)),
    refused(
      "PNG whose chunk is longer than the file",
      "me.png",
      "image/png",
      Buffer.concat([pngSignature, Buffer.from("ffffffff49484452", "hex"), Buffer.alloc(13)]),
    ),
    { ...refused("PNG with a text that unfolds to 60 MB", "me.png", "image/png", withText), fate: "defused" },
  ];
}

async function hiddenInPictures(): Promise<HostileFile[]> {
  const exif = { IFD0: { Copyright: script, ImageDescription: php }, IFD3: { GPSLatitude: "1/1 1/1 1/1" } };
  const frames = Buffer.alloc(64 * 64 * 300 * 3, 90);
  for (let index = 0; index < frames.length; index += 977) frames[index] = index % 251;
  const raw = { width: 64, height: 64 * 300, channels: 3, pageHeight: 64 } as const;
  const [inExif, turned, many, deep, wide, icc] = await Promise.all([
    photo().withExif(exif).jpeg().toBuffer(),
    photo(300, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    sharp(frames, { raw }).webp({ loop: 0, effort: 0 }).toBuffer(),
    photo().toColourspace("rgb16").png().toBuffer(),
    photo(5_000, 2).png().toBuffer(),
    photo().withIccProfile("p3").jpeg().toBuffer(),
  ]);
  const junkIcc = Buffer.concat([
    inExif.subarray(0, 2),
    Buffer.from([0xff, 0xe2]),
    sized16(`ICC_PROFILE\0\x01\x01${"junk ".repeat(5_000)}${hiddenText}`),
    inExif.subarray(2),
  ]);
  const defused = (name: string, fileName: string, type: string, bytes: Buffer): HostileFile => ({
    ...refused(name, fileName, type, bytes),
    fate: "defused",
  });
  return [
    defused("script and place in EXIF", "me.jpg", "image/jpeg", inExif),
    defused("turned by EXIF", "me.jpg", "image/jpeg", turned),
    defused("WebP of 300 frames", "me.webp", "image/webp", many),
    defused("PNG of 16 bits", "me.png", "image/png", deep),
    defused("PNG of two rows", "me.png", "image/png", wide),
    defused("a wide colour profile", "me.jpg", "image/jpeg", icc),
    defused("junk for a colour profile", "me.jpg", "image/jpeg", junkIcc),
  ];
}

function oddNames(png: Buffer): HostileFile[] {
  const named = (name: string, fileName: string, type = "image/png"): HostileFile => ({
    ...refused(name, fileName, type, png),
    fate: "defused",
  });
  return [
    named("a path for a name", "../../../../etc/cron.d/me"),
    named("a Windows path for a name", "..\\..\\windows\\me.png"),
    named("a null in the name", "me.php\0.png"),
    named("markup for a name", `"><img src=x onerror=${hack}>.png`),
    named("a name turned round", "me\u202Egnp.exe"),
    named("a very long name", `${"a".repeat(5_000)}.png`),
    named("a line end in the name", "me.png\r\nX-Injected: yes"),
    named("a wrong type", "me.png", "text/html"),
    named("no type", "me", ""),
  ];
}
