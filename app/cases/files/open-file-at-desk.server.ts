import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { type OpenedFile, openCaseFile } from "#app/cases/files/open-case-file.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { maySeeCase } from "#app/cases/may-see-case.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** Whoever opens a customer's file at the desk, to look or to keep, is named in the log, though nothing changes. */
export async function openFileAtDesk(
  member: Member,
  fileId: string,
  now: Date,
): Promise<Outcome<OpenedFile>> {
  const found = await findFileAtDesk(member, fileId);
  if (!found.ok) return found;
  await recordAuditEvent(db, {
    actor: member,
    event: "file_opened",
    subject: { kind: "item", id: found.value.item.id },
    after: { file: fileId },
    now,
  });
  return found;
}

/** What is known of it, without its content. */
export async function findFileAtDesk(member: Member, fileId: string): Promise<Outcome<OpenedFile>> {
  const found = await openCaseFile(fileId);
  if (!found) return unknownFile;
  return (await maySeeCase(db, member, found.item, "see_case_file")) ? done(found) : notAllowed;
}

const unknownFile = refuse({ code: "unknown_file", message: "This file was not found.", status: 404 });
