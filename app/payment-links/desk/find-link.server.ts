import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { findPaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { type ListedLink, listedLink } from "#app/payment-links/list-links.server.ts";
import { viewByLink } from "#app/checkout/pay-by-link.server.ts";
import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { unknownLink } from "#app/payment-links/link-refusals.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { findLiveOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import { isId, PaymentLinkId } from "#app/platform/ids.ts";

export type DeskLink = {
  link: ListedLink;
  names: Map<string, NamedPerson | null>;
  view: PurchaseView | null;
  order: { id: string; number: number } | null;
};

export async function findDeskLink(member: Member, linkId: string, now: Date): Promise<Outcome<DeskLink>> {
  const known = isId(PaymentLinkId, linkId) ? await findPaymentLink(db, linkId) : null;
  if (!known) return unknownLink;
  if (!may(member.role, "see_links", { own: known.createdBy === member.id })) return notAllowed;
  const link = await listedLink(db, known, now);
  const priced = link.state === "open" ? await viewByLink(link, { quoteId: null, now }) : null;
  const order = link.paidAt === null ? null : await findLiveOrder(db, link);
  return done({
    link,
    names: await namePeople(
      db,
      [link.userId, link.createdBy, link.revokedBy].filter((id) => id !== null),
    ),
    view: priced?.ok ? priced.value.view : null,
    order: order && { id: order.id, number: order.number },
  });
}
