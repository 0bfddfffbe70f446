import { queueAccountNote } from "#app/accounts/send-account-note.server.ts";
import { eraseOneTimeLinks } from "#app/accounts/password/one-time-links.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function notePasswordChange(user: { id: UserId; name: string; email: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await eraseOneTimeLinks(tx, user.id);
    await queueAccountNote(tx, { kind: "password_changed", to: user.email, name: user.name });
  });
}
