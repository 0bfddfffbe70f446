import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { findPaymentLink, type PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { withdrawLink } from "#app/payment-links/withdraw-link.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { unknownLink } from "#app/payment-links/link-refusals.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { isId, PaymentLinkId } from "#app/platform/ids.ts";

/**
 * Takes a link back, for a reason. Pressed again it is one event. Refuses with `unknown_link`, `not_allowed`, `being_paid`
 * and `already_paid`.
 */
export async function withdrawLinkAtDesk(asked: {
  member: Member;
  linkId: string;
  reason: string;
  now: Date;
}): Promise<Outcome<PaymentLink>> {
  const { member, linkId, reason, now } = asked;
  const link = isId(PaymentLinkId, linkId) ? await findPaymentLink(db, linkId) : null;
  if (!link) return unknownLink;
  if (!may(member.role, "withdraw_link", { own: link.createdBy === member.id })) return notAllowed;
  return allOrNothing(db, async (tx) => {
    const ended = await withdrawLink(tx, { link, by: member.id, now });
    if (!ended.ok) return ended;
    if (!ended.value.withdrawn) return done(link);
    await recordAuditEvent(tx, {
      actor: member,
      event: "link_withdrawn",
      subject: { kind: "link", id: link.id },
      before: { open_until: link.expiresAt.toISOString() },
      after: { withdrawn: true },
      reason,
      now,
    });
    return done(link);
  });
}
