import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";

import type { ChatRequest } from "#app/bookings/book-chat.server.ts";
import { bookingChanges, bookings, workingHours } from "#app/bookings/tables.server.ts";
import { firmHolidays } from "#app/desk/tables.server.ts";
import { tellCounsellorJob } from "#app/bookings/tell-counsellor.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { BookingId, UserId } from "#app/platform/ids.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

/** Monday, 10:00 in India, where counsellors of tests work; the tests' noon is the Friday before. */
export const monday = (clock = "04:30") => `2026-10-05T${clock}:00.000Z`;

export async function clearBookings(): Promise<void> {
  await clearLimits();
  await db.delete(workingHours);
  await db.delete(firmHolidays);
  await db.delete(bookingChanges);
  await db.delete(bookings);
}

/** From 09:00 to 12:00 of their own clock. */
export async function openOn(userId: UserId, ...weekdays: number[]): Promise<void> {
  const hours = { userId, fromMinute: 540, toMinute: 720 };
  await db.insert(workingHours).values(weekdays.map((weekday) => ({ ...hours, id: randomUUID(), weekday })));
}

export function chatRequest(userId: UserId, now: Date, change: Partial<ChatRequest> = {}): ChatRequest {
  return {
    userId,
    mobile: "9876543210",
    country: "IN",
    service: "cover-letter",
    preferredOn: "",
    consent: true,
    consentText: "I agree.",
    timeZone: "Europe/London",
    now,
    ...change,
  };
}

/** What counsellors are to be told of it, in order. */
export async function toldOf(bookingId: BookingId): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute<{ payload: Record<string, unknown> }>(
    sql`select payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = ${tellCounsellorJob.name} and payload ->> 'bookingId' = ${bookingId}
      order by jobs.id`,
  );
  return rows.map(({ payload }) => payload);
}
