import { caseFileMegabytesMax, caseFilesMax } from "#app/cases/case-file.ts";
import { wordsBytesMax } from "#app/routes/shell/multipart-text.ts";
import type { BodyLimits } from "#app/routes/shell/read-within.server.ts";

const megabyte = 1024 * 1024;

/** The largest body of a form with a picture of 2 MB. */
const picture: BodyLimits = { bytesMax: 2 * megabyte + wordsBytesMax, drainedBytesMax: 32 * megabyte };

/** The largest body of a form of a case with all the files that one may send at once. */
const caseFiles: BodyLimits = {
  bytesMax: caseFilesMax * caseFileMegabytesMax * megabyte + wordsBytesMax,
  drainedBytesMax: 3 * caseFilesMax * caseFileMegabytesMax * megabyte,
};

/** Tells a page why the body was not passed on to it. What comes from outside under this name is taken off. */
export const bodyRefused = "x-body-refused";
export type BodyRefused = "too-large" | "busy" | "too-many-words" | "not-signed-in";

/** How much is read of a form with files that is posted there; null where none is taken. */
export function uploadLimit(path: string, contentType: string | undefined): BodyLimits | null {
  if (!/^multipart\/form-data\b/i.test(contentType ?? "")) return null;
  if (/^\/(service\/publish-testimonial|profile)\//i.test(path)) return picture;
  return /^\/(account\/services|staff\/work)\//i.test(path) ? caseFiles : null;
}
