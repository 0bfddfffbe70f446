import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { type OpenedFile, openCaseFile } from "#app/cases/files/open-case-file.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { maySeeCase } from "#app/cases/may-see-case.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** Whoever opens a customer's file at the desk is named in the log, though nothing changes. */
export async function openFileAtDesk(
  member: Member,
  fileId: string,
  now: Date,
): Promise<Outcome<OpenedFile>> {
  const opened = await openCaseFile(fileId);
  if (!opened) return unknownFile;
  if (!(await maySeeCase(db, member, opened.item, "see_case_file"))) return notAllowed;
  await recordAuditEvent(db, {
    actor: member,
    event: "file_opened",
    subject: { kind: "item", id: opened.item.id },
    after: { file: fileId },
    now,
  });
  return done(opened);
}

const unknownFile = refuse({ code: "unknown_file", message: "This file was not found.", status: 404 });
