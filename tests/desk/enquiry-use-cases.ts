import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import {
  answerEnquiry,
  assignEnquiry,
  closeEnquiry,
  reopenEnquiry,
} from "#app/enquiries/desk/change-enquiry.server.ts";
import { findEnquiryAtDesk, listEnquiriesAtDesk } from "#app/enquiries/desk/list-enquiries.server.ts";
import { enquiries } from "#app/enquiries/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { writeToUs } from "#tests/enquiries/write-to-us.ts";

/** Writes no log entry. */
async function writtenTo(member: Member, own: boolean) {
  const { reference, version } = await writeToUs();
  const assignedTo = own ? member.id : (await makeMember("counsellor")).id;
  await db.update(enquiries).set({ assignedTo }).where(eq(enquiries.reference, reference));
  return { member, reference, seen: String(version), now: noon };
}

export const enquiryUseCases: DeskUseCase[] = [
  {
    action: "see_enquiries",
    name: "listEnquiriesAtDesk",
    async call(member, own) {
      const { reference } = await writtenTo(member, own);
      const listed = await listEnquiriesAtDesk(member, { state: "open", q: reference, after: null });
      return listed.ok && listed.value.list.length === 0 ? notAllowed : listed;
    },
  },
  {
    action: "see_enquiries",
    name: "findEnquiryAtDesk",
    call: async (member, own) => findEnquiryAtDesk(member, (await writtenTo(member, own)).reference),
  },
  {
    action: "answer_enquiry",
    name: "answerEnquiry",
    call: async (member, own) =>
      answerEnquiry({ ...(await writtenTo(member, own)), text: "Yes.", sendKey: randomUUID() }),
  },
  {
    action: "answer_enquiry",
    name: "closeEnquiry",
    call: async (member, own) => closeEnquiry(await writtenTo(member, own)),
  },
  {
    action: "answer_enquiry",
    name: "reopenEnquiry",
    call: async (member, own) => reopenEnquiry(await writtenTo(member, own)),
  },
  {
    action: "assign_enquiry",
    name: "assignEnquiry",
    call: async (member, own) => assignEnquiry({ ...(await writtenTo(member, own)), to: null }),
  },
];
