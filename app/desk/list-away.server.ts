import { awayToday } from "#app/desk/holidays.server.ts";
import { listColleagues } from "#app/desk/list-colleagues.server.ts";
import { db } from "#app/platform/db.server.ts";

export async function listAway(now: Date): Promise<{ id: string; name: string; until: string }[]> {
  const away = await awayToday(db, now);
  if (away.size === 0) return [];
  const colleagues = await listColleagues();
  return colleagues.flatMap(({ id, name }) => {
    const until = away.get(id);
    return until === undefined ? [] : [{ id, name, until }];
  });
}
