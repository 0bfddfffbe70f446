import { sql } from "drizzle-orm";

import { enquiries, enquiryReplies } from "#app/enquiries/tables.server.ts";
import type { EnquiryReference, UserId } from "#app/platform/ids.ts";
import type { TimelineSource } from "#app/platform/read-timeline.server.ts";

export type EnquiryFacts = { reference: EnquiryReference; text: string };
export type EnquiryReplyFacts = EnquiryFacts & { author: string; fromDesk: boolean };

/** What they wrote to us while signed in, and the replies of both sides. */
export function enquirySources(userId: UserId): TimelineSource[] {
  return [
    {
      kind: "enquiry",
      at: sql`event.created_at`,
      id: sql`event.reference`,
      facts: sql`json_build_object('reference', event.reference, 'text', event.text)`,
      from: sql`${enquiries} event where event.user_id = ${userId}`,
    },
    {
      kind: "enquiry_reply",
      at: sql`event.sent_at`,
      id: sql`to_char(event.id, 'FM000000000000')`,
      facts: sql`json_build_object('reference', event.reference, 'text', event.text, 'author', event.author_id,
        'fromDesk', event.from_desk)`,
      from: sql`${enquiryReplies} event where event.reference in (
        select own.reference from ${enquiries} own where own.user_id = ${userId})`,
    },
  ];
}
