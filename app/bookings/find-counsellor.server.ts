import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { Booking } from "#app/bookings/tables.server.ts";
import { inTwoZones } from "#app/bookings/two-zones.ts";
import { zonesOfStaff } from "#app/desk/find-colleague.server.ts";
import type { Db } from "#app/platform/db.server.ts";

type ChatCounsellor = { firstName: string; timeZone: string };

/** Null while a chat has no time. */
export async function findCounsellor(
  tx: Db,
  { counsellorId }: Pick<Booking, "counsellorId">,
): Promise<ChatCounsellor | null> {
  if (counsellorId === null) return null;
  const [names, zones] = [await namePeople(tx, [counsellorId]), await zonesOfStaff(tx, [counsellorId])];
  const [name, timeZone] = [names.get(counsellorId), zones.get(counsellorId)];
  return name && timeZone !== undefined ? { firstName: name.firstName, timeZone } : null;
}

/** On both clocks. */
export function whenWith(startsAt: Date, own: string, counsellor: ChatCounsellor | null): string {
  const whose = counsellor?.firstName ?? "";
  return inTwoZones(startsAt, { own, other: counsellor?.timeZone ?? null, whose });
}
