import { randomUUID } from "node:crypto";
import { href } from "react-router";

import { fullName } from "#app/accounts/profile/person-name.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listColleagues } from "#app/desk/list-colleagues.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { findEnquiryAtDesk } from "#app/enquiries/desk/list-enquiries.server.ts";
import { kindLabels, stateLabels } from "#app/enquiries/enquiry.ts";
import type { Enquiry } from "#app/enquiries/tables.server.ts";
import type { ThreadMessage } from "#app/enquiries/enquiry-thread.tsx";
import { orderName } from "#app/orders/order-number.ts";
import { weekdayDate } from "#app/platform/dates.ts";

export async function loadEnquiry(member: Member, reference: string) {
  const { enquiry, replies, names } = valueOrStatus(await findEnquiryAtDesk(member, reference));
  const seesCustomers = mayEver(member.role, "see_customers");
  const at = (moment: Date) => shortTime(moment, member.timeZone);
  const { userId, orderNumber, assignedTo, state } = enquiry;
  const isErased = enquiry.email === "";
  const customer = seesCustomers && userId !== null;
  const order = orderNumber === null ? null : orderName(orderNumber);
  const messages: ThreadMessage[] = [
    {
      key: "first",
      author: senderOf(enquiry),
      ours: false,
      at: enquiry.createdAt.toISOString(),
      when: at(enquiry.createdAt),
      text: isErased ? "What was written is erased." : enquiry.text,
    },
    ...(isErased ? [] : replies).map((reply) => ({
      key: String(reply.id),
      author: fullName(names.get(reply.authorId)),
      ours: reply.fromDesk,
      at: reply.sentAt.toISOString(),
      when: at(reply.sentAt),
      note: mailNote(reply),
      text: reply.text,
    })),
  ];
  return {
    reference: enquiry.reference,
    facts: [
      { label: "State", text: stateLabels[state] },
      { label: "About", text: kindLabels[enquiry.kind] },
      ...(state === "open" ? [{ label: "Answer by", text: weekdayDate(enquiry.replyBy) }] : []),
      {
        label: "From",
        text: senderOf(enquiry),
        href: customer ? href("/staff/customers/:userId", { userId }) : null,
      },
      ...(isErased ? [] : [{ label: "Answers go to", text: enquiry.email }]),
      ...(order === null
        ? []
        : [
            {
              label: "Order, as they gave it",
              text: order,
              href: seesCustomers ? `${href("/staff/customers")}?q=${order}` : null,
            },
          ]),
      { label: "Signed in", text: userId === null ? "No" : "Yes" },
      {
        label: "With",
        text: assignedTo === null ? "Nobody yet" : fullName(names.get(assignedTo)),
      },
    ],
    messages,
    state,
    version: enquiry.version,
    sendKey: randomUUID(),
    canAnswer: !isErased,
    assign: mayEver(member.role, "assign_enquiry")
      ? { to: assignedTo ?? "", people: await peopleFor() }
      : null,
    timeZone: member.timeZone,
  };
}

export function senderOf({ name, userId }: Pick<Enquiry, "name" | "userId">): string {
  if (name !== "") return name;
  return userId === null ? "Somebody signed out" : "Deleted customer";
}

function mailNote({ fromDesk, mailedAt }: { fromDesk: boolean; mailedAt: Date | null }): string {
  if (!fromDesk) return "from their account";
  return mailedAt === null ? "on its way by email" : "sent by email";
}

async function peopleFor() {
  const colleagues = await listColleagues();
  return [
    { value: "", label: "Nobody yet" },
    ...colleagues.map(({ id, name }) => ({ value: id as string, label: name })),
  ];
}
