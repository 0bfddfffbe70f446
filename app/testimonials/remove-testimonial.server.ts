import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { readReason } from "#app/desk/reason.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { takeDown } from "#app/testimonials/take-down.server.ts";
import { clearTestimonials } from "#app/testimonials/testimonials-for-service.server.ts";

/**
 * The log keeps who and why, but not the words, which the customer may have erased. Refuses: `not_allowed`,
 * `missing_reason`, `unknown_testimonial`, `changed_meanwhile`.
 */
export async function removeTestimonialAtDesk(asked: {
  member: Member;
  userId: UserId;
  service: string;
  seen: string;
  reason: string;
  now: Date;
}): Promise<Outcome<null>> {
  const { member, userId, now } = asked;
  if (!may(member.role, "remove_testimonial", { own: false })) return notAllowed;
  const service = findServiceSlug(asked.service);
  if (!service) return unknownTestimonial;
  const reason = readReason(asked.reason);
  if (!reason.ok) return reason;
  const removed = await allOrNothing(db, async (tx) => {
    const gone = await takeDown(tx, userId, service);
    if (!gone) return unknownTestimonial;
    if (gone.createdAt.toISOString() !== asked.seen) return writtenAgain;
    await recordAuditEvent(tx, {
      actor: member,
      event: "testimonial_removed",
      subject: { kind: "customer", id: userId },
      before: { service, characters: gone.details.length },
      after: null,
      reason: reason.value,
      now,
    });
    return done(null);
  });
  clearTestimonials();
  return removed;
}

const writtenAgain = refuse({
  code: "changed_meanwhile",
  message: "The customer has rewritten this since you opened the page. Read it, then decide again.",
  status: 409,
});

const unknownTestimonial = refuse({
  code: "unknown_testimonial",
  message: "There is no testimonial of this customer about this service.",
  status: 404,
});
