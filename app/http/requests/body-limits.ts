import { avatarBytesMax, caseFileBytesMax, caseFilesMax, drainedBytesMax } from "#app/files/upload-limits.ts";
import { textBytesMax } from "#app/forms/multipart-text.ts";
import type { BodyLimits } from "#app/http/requests/read-limited-body.server.ts";

const picture: BodyLimits = {
  bytesMax: avatarBytesMax + textBytesMax,
  drainedBytesMax: drainedBytesMax.avatar,
};

const caseFiles: BodyLimits = {
  bytesMax: caseFilesMax * caseFileBytesMax + textBytesMax,
  drainedBytesMax: drainedBytesMax.caseFiles,
};

export function uploadLimit(path: string, contentType: string | undefined): BodyLimits | null {
  if (!/^multipart\/form-data\b/i.test(contentType ?? "")) return null;
  if (/^\/(service\/publish-testimonial|profile|staff\/catalogue\/showcase)\//i.test(path)) return picture;
  return /^\/(account\/services|staff\/work)\//i.test(path) ? caseFiles : null;
}
