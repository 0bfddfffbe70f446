import { awayToday } from "#app/desk/holidays.server.ts";
import { type Colleague, listColleagues } from "#app/desk/list-colleagues.server.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";

/** Somebody at the desk, and the last day of the holiday that they are on. */
type AvailableColleague = Colleague & { awayUntil: string | null };

/** Who works at the desk now, by name, and who of them is away today. */
export async function listAvailable(now: Date): Promise<AvailableColleague[]> {
  const [colleagues, away] = await Promise.all([listColleagues(), awayToday(db, now)]);
  return colleagues.map((colleague) => ({ ...colleague, awayUntil: away.get(colleague.id) ?? null }));
}

/** What a list calls somebody whom work can be given to: it may be given to who is away, and the list says so. */
export function colleagueLabel({ name, role, awayUntil }: AvailableColleague): string {
  const known = `${name}, ${role}`;
  return awayUntil === null ? known : `${known}, away until ${writtenDate(awayUntil)}`;
}
