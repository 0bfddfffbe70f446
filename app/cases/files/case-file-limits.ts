import { caseFileMegabytesMax, caseFilesMax } from "#app/files/upload-limits.ts";
import { plainLine } from "#app/platform/plain-text.ts";
import { type Refused, refuse } from "#app/platform/outcome.ts";

export const caseFilesField = "files";

/** Only for the file picker. The server judges the content. */
export const caseFileTypes = ".pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx,.pptx,.txt,.md,.csv";

export const caseFilesHint = `PDF, Word, Excel, PowerPoint, PNG, JPEG, WebP or plain text. At most ${caseFilesMax} files of ${caseFileMegabytesMax}\u00a0MB each.`;

export const tooManyFiles = refused("too_many_files", `At most ${caseFilesMax} files can be sent at once.`);

const nameLengthMax = 120;

/** One line, without paths, direction marks or characters special to a system. Empty when nothing is left. */
export function safeFileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const name = plainLine(last)
    .replaceAll(/[\u061c\u200e\u200f]/g, "")
    .replaceAll(/[:*?"<>|%]/g, "_")
    .replace(/^[.\s]+/, "")
    .replace(/[.\s]+$/, "");
  const ending = /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? "";
  const characters = Array.from(name.slice(0, name.length - ending.length));
  return characters.slice(0, nameLengthMax).join("").trimEnd() + ending;
}

export function fileTooLarge(name: string): Refused {
  return refused("file_too_large", `“${name}” is larger than ${caseFileMegabytesMax} MB.`);
}

export function fileEmpty(name: string): Refused {
  return refused("file_empty", `“${name}” is empty.`);
}

export function fileOfOtherType(name: string): Refused {
  const kinds = "PDF, Word, Excel, PowerPoint, PNG, JPEG, WebP and plain text";
  return refused("file_type", `“${name}” is not a kind of file that can be sent: ${kinds}.`);
}

function refused(code: string, sentence: string): Refused {
  return refuse({ code, message: `${sentence} Nothing was sent.`, status: 422, field: caseFilesField });
}
