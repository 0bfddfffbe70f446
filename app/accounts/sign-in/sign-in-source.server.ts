import { sql } from "drizzle-orm";

import { signInSessions } from "#app/accounts/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { TimelineSource } from "#app/platform/read-timeline.server.ts";

export type SignInFacts = { userAgent: string | null; withCode: boolean };

/** Those that have not ended: what has ended is not kept. */
export function signInSource(userId: UserId): TimelineSource {
  return {
    kind: "sign_in",
    at: sql`event.created_at`,
    // A name for it that opens nothing.
    id: sql`md5(event.id)`,
    facts: sql`json_build_object('userAgent', event.user_agent, 'withCode', event.code_given_at is not null)`,
    from: sql`${signInSessions} event where event.user_id = ${userId}`,
  };
}
