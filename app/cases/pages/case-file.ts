import { data } from "react-router";

import { hasSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { type OpenedFile, openOwnFile, readCaseFile } from "#app/cases/files/open-case-file.server.ts";
import { findStaff } from "#app/desk/find-staff.server.ts";
import { openFileAtDesk } from "#app/cases/files/open-file-at-desk.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { answerFile } from "#app/files/answer-file.server.ts";

import type { Route } from "./+types/case-file.ts";

/** 404 for everybody else, as for an unknown file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  const opened = user && (await open(user.id, params.fileId));
  const bytes = opened && (await readCaseFile(opened));
  if (!bytes) throw data(null, { status: 404 });
  const { name, mediaType } = opened.file;
  const type = mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType;
  return answerFile({ name, type, bytes });
}

async function open(userId: UserId, fileId: string): Promise<OpenedFile | null> {
  const own = await openOwnFile(userId, fileId);
  if (own) return own;
  // The desk always requires a second factor.
  const member = (await hasSecondFactor(userId)) ? await findStaff(userId) : null;
  const opened = member && (await openFileAtDesk(member, fileId, new Date()));
  return opened?.ok ? opened.value : null;
}
