import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { fullName, type NamedPerson } from "#app/accounts/profile/person-name.ts";
import { noticeHref, noticeText } from "#app/notifications/notice-text.ts";
import type { notifications } from "#app/notifications/tables.server.ts";
import { nameItems } from "#app/orders/items/name-items.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { db } from "#app/platform/db.server.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

export type Notification = typeof notifications.$inferSelect;

export type NamedNotice = { notification: Notification; sentence: string; subject: string; href: string };

/** Two queries, however many there are. Not within a transaction: names of services may need another connection. */
export async function nameNotices(found: readonly Notification[]): Promise<NamedNotice[]> {
  const [items, people] = await Promise.all([
    nameItems(
      db,
      found.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])),
    ),
    namePeople(
      db,
      found.flatMap(({ byId }) => (byId === null ? [] : [byId])),
    ),
  ]);
  const named = [...items.values()];
  const headings = await nameServices(named.map(({ configuration }) => configuration));
  const what = new Map(
    named.map(({ id, number }, at) => [id as string, `${headings[at] ?? ""}, order ${orderName(number)}`]),
  );
  return found.map((notification) => {
    const { kind, itemId, byId, facts } = notification;
    const about = {
      what: itemId === null ? null : (what.get(itemId) ?? null),
      by: nameOf(byId === null ? null : people.get(byId)),
      facts,
    };
    return { notification, ...noticeText(kind, about), href: noticeHref(kind, notification) };
  });
}

/** Null for nobody, and for a colleague whose account is deleted. */
function nameOf(person: NamedPerson | null | undefined): string | null {
  return person ? fullName(person) : null;
}
