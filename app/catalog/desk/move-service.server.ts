import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { unknownService } from "#app/catalog/desk/edit-service.server.ts";
import { clearServices } from "#app/catalog/find-service.server.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { moved } from "#app/catalog/service-order.ts";
import { lockPositions, saveServiceOrder } from "#app/catalog/stored-service.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type Move = { member: Member; slug: string; direction: "up" | "down"; now: Date };

/** Among the services of its need. At the end of the list nothing happens. */
export async function moveService({ member, slug, direction, now }: Move): Promise<Outcome<null>> {
  if (!may(member.role, "change_sale", { own: false })) return notAllowed;
  if (!isServiceSlug(slug)) return unknownService;
  const outcome = await allOrNothing(db, async (tx) => {
    const order = moved(slug, direction, await lockPositions(tx));
    if (!order) return done(null);
    await saveServiceOrder(tx, order);
    await recordAuditEvent(tx, {
      actor: member,
      event: "service_moved",
      subject: { kind: "service", id: slug },
      before: null,
      after: { direction, place: order.indexOf(slug) + 1 },
      now,
    });
    return done(null);
  });
  clearServices();
  return outcome;
}
