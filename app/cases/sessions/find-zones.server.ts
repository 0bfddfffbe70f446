import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { findLastTimeZone } from "#app/bookings/find-last-time-zone.server.ts";
import { zonesOfStaff } from "#app/desk/find-colleague.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CaseViewer } from "#app/cases/case-part.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function findZones(
  viewer: CaseViewer,
  { customerId, counsellorIds }: { customerId: UserId; counsellorIds: readonly UserId[] },
): Promise<(counsellorId: UserId) => string | null> {
  if (viewer.side === "customer") {
    const zones = await zonesOfStaff(db, counsellorIds);
    return (counsellorId) => zones.get(counsellorId) ?? null;
  }
  const [customer, told] = await Promise.all([
    findCustomer(db, customerId),
    findLastTimeZone(db, customerId),
  ]);
  const zone = customer && customerZone(told, customer.country);
  return () => zone;
}
