import { caseFileBytesMax, caseFilesMax } from "#app/files/upload-limits.ts";
import {
  fileEmpty,
  fileOfOtherType,
  fileTooLarge,
  safeFileName,
  tooManyFiles,
} from "#app/cases/files/case-file-limits.ts";
import { caseFileType } from "#app/cases/files/case-file-type.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export type ReadFile = { name: string; mediaType: string; bytes: Uint8Array };

/** One bad file refuses them all. */
export async function readCaseFiles(files: readonly File[]): Promise<Outcome<ReadFile[]>> {
  if (files.length > caseFilesMax) return tooManyFiles;
  const read: ReadFile[] = [];
  for (const file of files) {
    const name = safeFileName(file.name) || "file";
    if (file.size === 0) return fileEmpty(name);
    if (file.size > caseFileBytesMax) return fileTooLarge(name);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = caseFileType(bytes, name);
    if (!type) return fileOfOtherType(name);
    read.push({ ...type, bytes });
  }
  return done(read);
}
