import { randomUUID } from "node:crypto";

import { namePeople } from "#app/accounts/name-people.server.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import { listNotes } from "#app/cases/notes/list-notes.server.ts";
import { writeNote } from "#app/cases/notes/write-note.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { CaseAt, CaseForm, CasePart } from "#app/cases/case-part.ts";
import type { NotesView } from "#app/cases/notes/notes-view.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { fullName } from "#app/accounts/person-name.ts";

export const notes: CasePart<NotesView> = { load, act };

/** There is no such part for a customer: their page does not even ask for it. */
async function load({ viewer, item, query }: CaseAt): Promise<NotesView | null> {
  if (viewer.side !== "desk") return null;
  const before = query.get("notes_before");
  const found = await listNotes(db, item.id, { before });
  const names = await namePeople(
    db,
    found.notes.map(({ authorId }) => authorId),
  );
  return {
    notes: found.notes.map(({ id, authorId, words, writtenAt }) => ({
      id,
      author: fullName(names.get(authorId)),
      at: writtenAt.toISOString(),
      when: writtenTime(writtenAt, viewer.timeZone),
      words,
    })),
    olderHref: found.olderBefore === null ? null : `?notes_before=${found.olderBefore}#notes`,
    newestHref: found.isNewest ? null : "?#notes",
    sendKey: randomUUID(),
  };
}

async function act(form: CaseForm, { viewer, item, now }: CaseAt): Promise<Outcome<string>> {
  if (form.deed !== "write" || viewer.side !== "desk") return notUnderstood;
  const note = { words: form.field("words"), sendKey: form.field("send_key"), now };
  const written = await writeNote({ member: viewer.member, itemId: item.id, ...note });
  return written.ok ? done("written") : written;
}
