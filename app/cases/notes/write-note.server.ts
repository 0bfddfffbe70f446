import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { recordCaseFiles, takeCaseFiles } from "#app/cases/files/keep-case-files.server.ts";
import { readCaseFiles } from "#app/cases/files/read-case-files.server.ts";
import { addNote, type NewNote } from "#app/cases/notes/add-note.server.ts";
import { findMentions } from "#app/cases/notes/find-mentions.ts";
import { keepMentions } from "#app/cases/notes/keep-mentions.server.ts";
import { listCaseReaders } from "#app/cases/notes/list-case-readers.server.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { unknownItem } from "#app/cases/item-refusals.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { lockItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

type DeskNote = Omit<NewNote, "authorId" | "withFiles"> & {
  member: Member;
  itemId: OrderItemId;
  files?: readonly File[];
};

/** Allowed in every state of the service. The customer never sees the note, nor its files. */
export async function writeNote({ member, itemId, files = [], ...note }: DeskNote): Promise<Outcome<number>> {
  const found = await findItem(db, itemId);
  if (!found) return unknownItem;
  const mayWrite = (item: Pick<typeof found, "assignedTo">) =>
    may(member.role, "write_note", { own: item.assignedTo === member.id });
  if (!mayWrite(found)) return notAllowed;
  const read = await readCaseFiles(files);
  if (!read.ok) return read;
  const mentioned = findMentions(note.text, await listCaseReaders(found)).map(({ id }) => id);
  const side = { itemId, ownerId: found.userId, sentBy: member.id };
  return takeCaseFiles({ ...side, read: read.value }, (stored) =>
    allOrNothing(db, async (tx) => {
      const item = await lockItem(tx, itemId);
      if (!item) return unknownItem;
      if (!mayWrite(item)) return notAllowed;
      if (!(await blockDeletion(tx, item.userId))) return customerGone;
      const added = await addNote(tx, item, { ...note, authorId: member.id, withFiles: stored.length > 0 });
      if (!added.ok || added.value.earlier) return added.ok ? done(added.value.id) : added;
      const noteId = added.value.id;
      const kept = await recordCaseFiles(tx, stored, { ...side, place: { noteId }, now: note.now });
      if (!kept.ok) return kept;
      await keepMentions(tx, { noteId, userIds: mentioned });
      const notice = { itemId, named: mentioned, by: member.id, key: String(noteId) };
      await notify(tx, [{ kind: "mentioned", ...notice }], note.now);
      await recordAuditEvent(tx, {
        actor: member,
        event: "note_written",
        subject: { kind: "item", id: itemId },
        after: { note: noteId, files: stored.length, mentioned: mentioned.length },
        now: note.now,
      });
      return done(noteId);
    }),
  );
}
