import { data } from "react-router";

import { findAccount } from "#app/accounts/search-accounts.server.ts";
import type { Session } from "#app/cases/sessions/find-sessions.server.ts";
import { sessionFile } from "#app/cases/sessions/session-file.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { answerFile } from "#app/files/answer-file.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export async function answerSessionFile(
  session: Session,
  { readerId, page, now }: { readerId: UserId; page: string; now: Date },
): Promise<Response> {
  const [reader, item] = await Promise.all([findAccount(db, readerId), findItem(db, session.itemId)]);
  if (!reader || !item || session.state !== "booked") throw noSuchFile();
  const [heading = ""] = await nameServices([item.configuration]);
  const path = `${page}/${item.id}#sessions`;
  const name = fullName(reader);
  return answerFile(sessionFile(session, { heading, reader: { name, email: reader.email, path }, now }));
}

export function noSuchFile() {
  return data("This calendar file was not found.", { status: 404 });
}
