import { sql } from "drizzle-orm";

import type { BookingState } from "#app/bookings/booking.ts";
import { bookingChanges, bookings } from "#app/bookings/tables.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { TimelineSource } from "#app/platform/read-timeline.server.ts";

export type ChatFacts = {
  service: ServiceSlug;
  state: BookingState;
  startsAt: string | null;
  changedBy: string;
};

export function chatSource(userId: UserId): TimelineSource {
  return {
    kind: "chat",
    at: sql`event.changed_at`,
    id: sql`to_char(event.id, 'FM000000000000')`,
    facts: sql`json_build_object('service', chat.service, 'state', event.state, 'startsAt', event.starts_at,
      'changedBy', event.changed_by)`,
    from: sql`${bookingChanges} event join ${bookings} chat on chat.id = event.booking_id where chat.user_id = ${userId}`,
  };
}
