import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { unknownService } from "#app/catalog/desk/edit-service.server.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { lockStoredService, saveSecondReader } from "#app/catalog/stored-service.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type Setting = { member: Member; slug: string; isOn: boolean; now: Date };

/** Counts for what is delivered from now on. The same once more changes nothing. */
export async function setSecondReader({ member, slug, isOn, now }: Setting): Promise<Outcome<null>> {
  if (!may(member.role, "edit_service", { own: false })) return notAllowed;
  if (!isServiceSlug(slug)) return unknownService;
  return allOrNothing(db, async (tx) => {
    const stored = await lockStoredService(tx, slug);
    if (!stored) return unknownService;
    if (stored.secondReader === isOn) return done(null);
    await saveSecondReader(tx, slug, isOn);
    await recordAuditEvent(tx, {
      actor: member,
      event: "second_reader_set",
      subject: { kind: "service", id: slug },
      before: { second_reader: stored.secondReader },
      after: { second_reader: isOn },
      now,
    });
    return done(null);
  });
}
