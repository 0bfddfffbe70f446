import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { Session } from "#app/cases/sessions/find-sessions.server.ts";
import { findItemsById } from "#app/orders/items/find-items-by-id.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type NamedSession = Session & { service: string; assignedTo: UserId | null; person: string };

/** Names the other side: the customer for a counsellor's list, and the reverse. */
export async function nameSessions(
  tx: Db,
  sessions: readonly Session[],
  whom: "customer" | "counsellor",
): Promise<NamedSession[]> {
  if (sessions.length === 0) return [];
  const idOf = ({ customerId, counsellorId }: Session) => (whom === "customer" ? customerId : counsellorId);
  const [items, names] = await Promise.all([
    findItemsById(
      tx,
      sessions.map(({ itemId }) => itemId),
    ),
    namePeople(tx, sessions.map(idOf)),
  ]);
  const found = [...items.values()];
  const headings = await nameServices(found.map(({ configuration }) => configuration));
  const headingOf = new Map(found.map(({ id }, index) => [id, headings[index]]));
  return sessions.map((session) => ({
    ...session,
    service: headingOf.get(session.itemId) ?? "",
    assignedTo: items.get(session.itemId)?.assignedTo ?? null,
    person: fullName(names.get(idOf(session))),
  }));
}
