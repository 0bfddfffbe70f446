import { sql } from "drizzle-orm";

import { hasBookings } from "#app/bookings/find-booking.server.ts";
import { hasEnquiries } from "#app/enquiries/list-own-enquiries.server.ts";
import { hasCredits } from "#app/payments/list-credited.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";
import { isInGroups } from "#app/research-groups/list-groups.server.ts";
import { hasKeptChecks } from "#app/self-checks/kept/kept-checks.server.ts";

type DashboardParts = Record<"bookings" | "checks" | "credits" | "enquiries" | "groups", boolean>;

/** What few customers have is read only where there is some. */
export async function findParts(userId: UserId): Promise<DashboardParts> {
  const [parts] = await selectParts(db, { userId });
  return parts!;
}

const selectParts = preparedSql<{ userId: UserId }, DashboardParts>(
  "dashboard-parts",
  ({ userId }) => sql`select ${hasBookings(userId)} as bookings, ${hasCredits(userId)} as credits,
    ${hasEnquiries(userId)} as enquiries, ${isInGroups(userId)} as groups, ${hasKeptChecks(userId)} as checks`,
);
