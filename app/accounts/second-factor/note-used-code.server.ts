import { symmetricDecrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";

import type { CallContext } from "#app/accounts/call-context.server.ts";
import { queueAccountNote } from "#app/accounts/send-account-note.server.ts";
import { twoFactors } from "#app/accounts/tables.server.ts";
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
    const left = await countLeft(id, ctx.context.secretConfig);
    await queueAccountNote(db, { kind: "recovery_code_used", to, name, detail: String(left) });
  } catch (error) {
    log.error({ error }, "the note about a used recovery code could not be queued");
  }
}

async function countLeft(userId: UserId, key: CallContext["context"]["secretConfig"]): Promise<number> {
  const [kept] = await db
    .select({ codes: twoFactors.backupCodes })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  if (!kept) return 0;
  return z.array(z.string()).parse(JSON.parse(await symmetricDecrypt({ key, data: kept.codes }))).length;
}
