import { randomUUID } from "node:crypto";

import type { EnquiryFields } from "#app/enquiries/read-enquiry.server.ts";
import type { Enquiry } from "#app/enquiries/tables.server.ts";
import { writeEnquiry } from "#app/enquiries/write-enquiry.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";

export function enquirySent(change: Partial<EnquiryFields> = {}): EnquiryFields {
  return {
    name: "Meera Example",
    email: `meera-${randomUUID().slice(0, 8)}@example.org`,
    kind: "before_buying",
    order: "",
    text: "Which of the two visas fits a chemist?",
    website: "",
    send_key: randomUUID(),
    ...change,
  };
}

export async function writeToUs(
  change: Partial<EnquiryFields> = {},
  { userId = null, now = noon }: { userId?: UserId | null; now?: Date } = {},
): Promise<Enquiry> {
  return valueOf(await writeEnquiry({ userId, sent: enquirySent(change), now }));
}
