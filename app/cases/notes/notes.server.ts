import { randomUUID } from "node:crypto";
import { z } from "zod";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { listNotes } from "#app/cases/notes/list-notes.server.ts";
import { writeNote } from "#app/cases/notes/write-note.server.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { timeFormat } from "#app/platform/zone-formats.ts";
import { hidden } from "#app/forms/fields.ts";
import { outcomeOr } from "#app/cases/outcome-or.ts";
import { caseAction, type CaseAt, type CasePart } from "#app/cases/case-part.ts";
import type { NotesView } from "#app/cases/notes/notes-view.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export const notes: CasePart<NotesView> = { load, actions: { write: write() } };

/** Customers never get this part. */
async function load({ viewer, item, query }: CaseAt): Promise<NotesView | null> {
  if (viewer.side !== "desk") return null;
  const before = query.get("notes_before");
  const found = await listNotes(db, item.id, { before });
  const names = await namePeople(
    db,
    found.notes.map(({ authorId }) => authorId),
  );
  return {
    notes: found.notes.map(({ id, authorId, text, writtenAt }) => ({
      id,
      author: fullName(names.get(authorId)),
      at: writtenAt.toISOString(),
      when: timeFormat(viewer.timeZone).format(writtenAt),
      text,
    })),
    olderHref: found.olderBefore === null ? null : `?notes_before=${found.olderBefore}#notes`,
    newestHref: found.isNewest ? null : "?#notes",
    sendKey: may(viewer.member.role, "write_note", { own: item.assignedTo === viewer.member.id })
      ? randomUUID()
      : null,
  };
}

function write() {
  return caseAction(
    z.object({ text: hidden, send_key: hidden }),
    async ({ text, send_key: sendKey }, { viewer, item, now }) =>
      viewer.side === "desk"
        ? outcomeOr(
            "written",
            await writeNote({ member: viewer.member, itemId: item.id, text, sendKey, now }),
          )
        : notUnderstood,
  );
}
