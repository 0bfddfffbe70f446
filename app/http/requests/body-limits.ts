import { avatarBytesMax } from "#app/accounts/avatar/avatar-file.ts";
import { caseFileMegabytesMax, caseFilesMax } from "#app/cases/files/case-file-limits.ts";
import { textBytesMax } from "#app/forms/multipart-text.ts";
import type { BodyLimits } from "#app/http/requests/read-limited-body.server.ts";

const megabyte = 1024 * 1024;

const picture: BodyLimits = { bytesMax: avatarBytesMax + textBytesMax, drainedBytesMax: 32 * megabyte };

const caseFiles: BodyLimits = {
  bytesMax: caseFilesMax * caseFileMegabytesMax * megabyte + textBytesMax,
  drainedBytesMax: 3 * caseFilesMax * caseFileMegabytesMax * megabyte,
};

export function uploadLimit(path: string, contentType: string | undefined): BodyLimits | null {
  if (!/^multipart\/form-data\b/i.test(contentType ?? "")) return null;
  if (/^\/(service\/publish-testimonial|profile)\//i.test(path)) return picture;
  return /^\/(account\/services|staff\/work)\//i.test(path) ? caseFiles : null;
}
