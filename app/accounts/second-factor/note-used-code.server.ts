import { z } from "zod";

import type { CallContext } from "#app/accounts/call-context.server.ts";
import { countRecoveryCodes } from "#app/accounts/second-factor/kept-codes.server.ts";
import { queueAccountNote } from "#app/accounts/send-account-note.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";

const person = z.object({ id: UserId, first_name: z.string(), email: z.string() });
const signedIn = z.object({ user: person });

/** They are signed in already, so a failing mail must not turn them away. */
export async function noteUsedCode(ctx: CallContext): Promise<void> {
  const answer = signedIn.safeParse(ctx.context.returned);
  if (!answer.success) return;
  const { id, first_name: name, email: to } = answer.data.user;
  try {
    const left = await countRecoveryCodes(id);
    await queueAccountNote(db, { kind: "recovery_code_used", to, name, detail: String(left) });
  } catch (error) {
    log.error({ error }, "the note about a used recovery code could not be queued");
  }
}
