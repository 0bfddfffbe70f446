import { caseFileMegabytesMax, caseFilesMax } from "#app/cases/files/case-file-limits.ts";
import { type Refused, refuse } from "#app/platform/outcome.ts";
import type { CaseAnswer } from "#app/cases/act-on-case.server.ts";

export const filesTooLarge = refuse({
  code: "too_large",
  message: `What you sent is too large. At most ${caseFilesMax} files of ${caseFileMegabytesMax} MB each can be sent at once. Nothing was sent.`,
  status: 413,
});

/** What is said where a form was not taken in: of which part it was is then not known. */
export function notRead({ refusal: { message, status } }: Refused): CaseAnswer {
  return { problem: { part: "", deed: "", message, field: null, typed: {} }, status };
}
