import { namesInZip } from "#app/cases/files/zip-names.ts";

type FileType = { mediaType: string; endings: readonly [string, ...string[]] };

const types = {
  pdf: { mediaType: "application/pdf", endings: ["pdf"] },
  png: { mediaType: "image/png", endings: ["png"] },
  jpeg: { mediaType: "image/jpeg", endings: ["jpg", "jpeg"] },
  webp: { mediaType: "image/webp", endings: ["webp"] },
  docx: {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    endings: ["docx"],
  },
  xlsx: { mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", endings: ["xlsx"] },
  pptx: {
    mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    endings: ["pptx"],
  },
  text: { mediaType: "text/plain", endings: ["txt", "md", "csv"] },
} as const satisfies Record<string, FileType>;

/** Judges by content and corrects the extension; null when not accepted. */
export function caseFileType(bytes: Uint8Array, name: string): { name: string; mediaType: string } | null {
  const type = typeOf(bytes);
  if (type === null) return null;
  const ending = /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toLowerCase();
  if (ending !== undefined && type.endings.includes(ending)) return { name, mediaType: type.mediaType };
  // Text can be anything: an HTML page or script that claims to be a document is refused.
  if (type === types.text && ending !== undefined) return null;
  return { name: `${name}.${type.endings[0]}`, mediaType: type.mediaType };
}

function typeOf(bytes: Uint8Array): FileType | null {
  if (begins(bytes, "%PDF-")) return types.pdf;
  if (begins(bytes, "\x89PNG\r\n\x1a\n")) return types.png;
  if (begins(bytes, "\xff\xd8\xff")) return types.jpeg;
  if (begins(bytes, "RIFF") && begins(bytes.subarray(8), "WEBP")) return types.webp;
  if (begins(bytes, "PK\x03\x04")) return officeType(bytes);
  return isText(bytes) ? types.text : null;
}

function begins(bytes: Uint8Array, signature: string): boolean {
  return Array.from(signature).every((character, at) => bytes[at] === character.charCodeAt(0));
}

/** Reads part names without unpacking. Refuses macros. */
function officeType(bytes: Uint8Array): FileType | null {
  const names = namesInZip(bytes);
  if (!names.has("[content_types].xml")) return null;
  if ([...names].some((name) => name.endsWith("vbaproject.bin"))) return null;
  if (names.has("word/document.xml")) return types.docx;
  if (names.has("xl/workbook.xml")) return types.xlsx;
  return names.has("ppt/presentation.xml") ? types.pptx : null;
}

function isText(bytes: Uint8Array): boolean {
  // Text has no control characters but these, so a program fails at once.
  if (bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13))
    return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
