import { eq } from "drizzle-orm";

import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { searchDesk } from "#app/desk/pages/search/search-desk.server.ts";
import { enquiries } from "#app/enquiries/tables.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { PaymentLinkId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { newLink } from "#tests/desk/link-use-cases.ts";
import { paymentLinks } from "#app/payment-links/tables.server.ts";
import { makeLink } from "#app/payment-links/desk/make-link.server.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { writeToUs } from "#tests/enquiries/write-to-us.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

/** Refused means not found: a search hides what somebody may not open. */
async function finds(member: Member, text: string, href: string): Promise<Outcome<null>> {
  const groups = await searchDesk(member, text, noon);
  return groups.some(({ hits }) => hits.some((hit) => hit.href === href)) ? done(null) : notAllowed;
}

const holder = (member: Member, own: boolean) => (own ? member : makeMember("counsellor"));

export const searchUseCases: DeskUseCase[] = [
  {
    action: "see_customers",
    name: "searchDesk, for a customer",
    async call(member) {
      const { id, email } = await makeCustomer();
      return finds(member, email, `/staff/customers/${id}`);
    },
  },
  {
    action: "see_customers",
    name: "searchDesk, for an order",
    async call(member) {
      const { orderId } = await buyServices();
      const { number } = (await findOrder(db, orderId))!;
      return finds(member, `LF-${number}`, `/staff/orders/${orderId}`);
    },
  },
  {
    action: "see_people",
    name: "searchDesk, for a colleague",
    async call(member) {
      const { id } = await makeMember("manager");
      // Their email is made of their id.
      return finds(member, `customer-${id.slice(0, 8)}`, `/staff/people/${id}`);
    },
  },
  {
    action: "see_item",
    name: "searchDesk, for a case",
    async call(member, own) {
      const { itemId, user } = await buyServices();
      const assignedTo = (await holder(member, own)).id;
      await db.update(orderItems).set({ assignedTo }).where(eq(orderItems.id, itemId));
      return finds(member, user.email, `/staff/work/${itemId}`);
    },
  },
  {
    action: "see_links",
    name: "searchDesk, for a payment link",
    async call(member, own) {
      const customer = await makeCustomer();
      const maker = await holder(member, own);
      // Made by hand, so that nothing is logged for this member.
      const other = await makeMember("owner");
      const link = valueOf(await makeLink(await newLink(other, { customerId: customer.id })));
      await madeBy(link.id, maker);
      return finds(member, customer.email, `/staff/links/${link.id}`);
    },
  },
  {
    action: "see_enquiries",
    name: "searchDesk, for an enquiry",
    async call(member, own) {
      const { reference } = await writeToUs();
      const assignedTo = (await holder(member, own)).id;
      await db.update(enquiries).set({ assignedTo }).where(eq(enquiries.reference, reference));
      return finds(member, reference, `/staff/enquiries/${reference}`);
    },
  },
  {
    action: "see_audit",
    name: "searchDesk, for the audit log",
    call: (member) => finds(member, "audit log", "/staff/audit"),
  },
  {
    action: "invite",
    name: "searchDesk, for an action",
    call: (member) => finds(member, "invite", "/staff/people#invite"),
  },
];

async function madeBy(linkId: PaymentLinkId, { id: createdBy }: Member): Promise<void> {
  await db.update(paymentLinks).set({ createdBy }).where(eq(paymentLinks.id, linkId));
}
