import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { queueRefresh } from "#app/currencies/refresh-rates.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { refreshOff } from "#app/currencies/desk/rate-refusals.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/** Refuses with `not_allowed` and `refresh_off`. */
export async function askForRates({ member, now }: { member: Member; now: Date }): Promise<Outcome<null>> {
  if (!may(member.role, "accept_rate", { own: false })) return notAllowed;
  if (!env().FX_REFRESH) return refreshOff;
  return allOrNothing(db, async (tx) => {
    await queueRefresh(tx);
    await recordAuditEvent(tx, {
      actor: member,
      event: "rates_asked_for",
      subject: { kind: "rates", id: "all" },
      now,
    });
    return done(null);
  });
}
