import { data } from "react-router";

import { readCaseFile } from "#app/cases/files/open-case-file.server.ts";
import { openFileAtDesk } from "#app/cases/files/open-file-at-desk.server.ts";
import { previewKind } from "#app/cases/files/preview-kind.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { answerFramed } from "#app/files/answer-file.server.ts";

import type { Route } from "./+types/file-content.ts";

/** For the frame of the preview. What has no preview is only downloaded. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_case_file");
  const opened = valueOrStatus(await openFileAtDesk(member, params.fileId, new Date()));
  const { name, mediaType } = opened.file;
  const bytes = previewKind(mediaType) === null ? null : await readCaseFile(opened);
  if (!bytes) throw data(null, { status: 404 });
  const type = mediaType.startsWith("text/") ? "text/plain; charset=utf-8" : mediaType;
  return answerFramed({ name, type, bytes });
}
