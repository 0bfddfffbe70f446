import { caseFileMegabytesMax, caseFilesMax } from "#app/cases/case-file.ts";

const megabyte = 1024 * 1024;
/** The words of a form, and what stands between its fields. */
const wordsBytes = megabyte / 4;

export type UploadLimit = {
  bytesMax: number;
  /** So much of a body that is too large is still taken in, and thrown away, so that the browser hears the answer. */
  drainedBytesMax: number;
};

/** The largest body of a form with a picture of 2 MB. */
const picture: UploadLimit = { bytesMax: 2 * megabyte + wordsBytes, drainedBytesMax: 32 * megabyte };

/** The largest body of a form of a case with all the files that one may send at once. */
const caseFiles: UploadLimit = {
  bytesMax: caseFilesMax * caseFileMegabytesMax * megabyte + wordsBytes,
  drainedBytesMax: 3 * caseFilesMax * caseFileMegabytesMax * megabyte,
};

/**
 * What all forms with files that are under way may hold in memory together: a form is held three times over while it is
 * read, so that this is a third of what they take.
 */
export const heldBytesMax = 128 * megabyte;

/** Tells a page why the body was not passed on to it. What comes from outside under this name is taken off. */
export const bodyRefused = "x-body-refused";
export type BodyRefused = "too-large" | "busy";

/** How much is read of a form with files that is posted there; null where none is taken. */
export function uploadLimit(path: string, contentType: string | undefined): UploadLimit | null {
  if (!/^multipart\/form-data\b/i.test(contentType ?? "")) return null;
  if (/^\/(service\/publish-testimonial|profile)\//i.test(path)) return picture;
  return /^\/(account\/services|staff\/work)\//i.test(path) ? caseFiles : null;
}
