import { randomUUID } from "node:crypto";

import { workingHours } from "#app/bookings/tables.server.ts";
import { listColleagues } from "#app/desk/list-colleagues.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Everybody at the desk, on weekdays. Leaves hours alone that are there already. */
export async function seedDemoHours(): Promise<void> {
  if ((await db.$count(workingHours)) > 0) return;
  const colleagues = await listColleagues();
  const rows = colleagues.flatMap(({ id: userId }) =>
    [1, 2, 3, 4, 5].flatMap((weekday) =>
      spans.map((span) => ({ id: randomUUID(), userId, weekday, ...span })),
    ),
  );
  if (rows.length > 0) await db.insert(workingHours).values(rows);
}

/** 09:00 to 12:30 and 13:30 to 17:30. */
const spans = [
  { fromMinute: 540, toMinute: 750 },
  { fromMinute: 810, toMinute: 1050 },
];
