import { type OpenedFile, openCaseFile } from "#app/cases/files/open-case-file.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { maySeeCase } from "#app/cases/may-see-case.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export async function openFileAtDesk(member: Member, fileId: string): Promise<Outcome<OpenedFile>> {
  const opened = await openCaseFile(fileId);
  if (!opened) return unknownFile;
  return (await maySeeCase(db, member, opened.item, "see_case_file")) ? done(opened) : notAllowed;
}

const unknownFile = refuse({ code: "unknown_file", message: "This file was not found.", status: 404 });
