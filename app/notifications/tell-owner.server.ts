import type { OwnerNote } from "#app/desk/owner-note.server.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { db } from "#app/platform/db.server.ts";

/** That so much money needs a second person, or that one has agreed. Queued with what they did, so it is never lost. */
export async function tellOwner(note: OwnerNote, now: Date): Promise<void> {
  const { to, about, what, id, by, amount, path } = note;
  const facts = { about, amount, given: what === "made" };
  const key = `${about} ${what} ${id} ${amount}`;
  await notify(db, [{ kind: "approval_wanted", named: [to], by, path, key, facts }], now);
}
