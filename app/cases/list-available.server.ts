import { awayToday } from "#app/desk/holidays.server.ts";
import { type Colleague, listColleagues } from "#app/desk/list-colleagues.server.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";

type AvailableColleague = Colleague & { awayUntil: string | null };

/** Includes those on holiday, marked as away. */
export async function listAvailable(now: Date): Promise<AvailableColleague[]> {
  const [colleagues, away] = await Promise.all([listColleagues(), awayToday(db, now)]);
  return colleagues.map((colleague) => ({ ...colleague, awayUntil: away.get(colleague.id) ?? null }));
}

/** Work may go to somebody away; the list says so. */
export function colleagueLabel({ name, role, awayUntil }: AvailableColleague): string {
  const known = `${name}, ${role}`;
  return awayUntil === null ? known : `${known}, away until ${writtenDate(awayUntil)}`;
}
