import { href } from "react-router";

import { avatarMegabytesMax, avatarMegapixelsMax } from "#app/files/upload-limits.ts";
import { refuse } from "#app/platform/outcome.ts";

/** Pixels; pictures are square. */
export const avatarSide = 256;

/** For the file chooser only. The server judges the content. */
export const avatarTypes = "image/png,image/jpeg,image/webp";

export const avatarField = "avatar";
export const removeAvatarField = "remove_avatar";

export function avatarPath(fileId: string): string {
  return href("/avatars/:file", { file: `${fileId}.webp` });
}

const about = { field: avatarField } as const;

export const avatarTooLarge = refuse({
  code: "avatar_too_large",
  message: `This picture is larger than ${avatarMegabytesMax} MB. Choose a smaller one.`,
  status: 413,
  ...about,
});
/** The whole form, which then was not read. */
export const avatarFormTooLarge = refuse({
  code: "too_large",
  message: `What you sent is too large. A picture may have at most ${avatarMegabytesMax} MB. Nothing was changed.`,
  status: 413,
});
export const avatarEmpty = refuse({
  code: "avatar_empty",
  message: "This file is empty. Choose a picture.",
  status: 422,
  ...about,
});
export const avatarWrongType = refuse({
  code: "avatar_type",
  message: "This file is not a PNG, JPEG or WebP picture. Choose one that is.",
  status: 422,
  ...about,
});
export const avatarBroken = refuse({
  code: "avatar_broken",
  message: "This picture cannot be read: the file is damaged or is not a picture. Choose another.",
  status: 422,
  ...about,
});
export const avatarTooManyPixels = refuse({
  code: "avatar_pixels",
  message: `This picture has more than ${avatarMegapixelsMax} megapixels. Choose a smaller one.`,
  status: 422,
  ...about,
});
export const avatarsBusy = refuse({
  code: "avatars_busy",
  message: "Many pictures are being prepared just now. Please try again in a moment.",
  status: 503,
  ...about,
});
export const avatarUnderWay = refuse({
  code: "avatar_under_way",
  message: "Your last picture is still being prepared. Please try again in a moment.",
  status: 409,
  ...about,
});

/** Judges by content alone, never by name or header. "more behind": data follows the picture. */
export function looksLikePicture(bytes: Uint8Array): "yes" | "no" | "more behind" {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "yes";
  if (startsWith(bytes, pngSignature)) return pngEnds(bytes) ? "yes" : "more behind";
  if (ascii(bytes, 0, 4) !== "RIFF" || ascii(bytes, 8, 12) !== "WEBP") return "no";
  const size = viewOf(bytes).getUint32(4, true) + 8;
  return size + (size % 2) === bytes.length || size === bytes.length ? "yes" : "more behind";
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngEnds(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let offset = pngSignature.length; offset + 12 <= bytes.length;) {
    const next = offset + 12 + view.getUint32(offset);
    if (ascii(bytes, offset + 4, offset + 8) === "IEND") return next === bytes.length;
    offset = next;
  }
  return false;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
